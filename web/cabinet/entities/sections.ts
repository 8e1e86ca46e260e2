import type { Entity } from './entity-names.ts'

/** The fields of long forms by section; each inner list is a row of the form. A field that no section names belongs to the first one. */
const sectionsOf = {
  store: [
    { key: 'page', rows: [] },
    {
      key: 'delivery',
      rows: [
        ['deliveryWays'],
        ['deliveryCountries'],
        ['deliveryDaysFrom', 'deliveryDaysTo'],
        ['deliveryCost'],
        ['deliveryPrice', 'freeDeliveryFrom'],
        ['deliveryVatPercent'],
        ['delivery'],
      ],
    },
    { key: 'payment', rows: [['minimumOrder'], ['paymentWays'], ['paymentDays'], ['payment']] },
    { key: 'contacts', rows: [['phones'], ['hours'], ['site']] },
  ],
  deliveryplace: [
    {
      key: null,
      rows: [
        ['deliveryWays'],
        ['deliveryDaysFrom', 'deliveryDaysTo'],
        ['deliveryCost'],
        ['deliveryPrice', 'freeDeliveryFrom'],
      ],
    },
  ],
  organization: [
    { key: 'company', rows: [] },
    { key: 'bank', rows: [['bankName'], ['bankCode'], ['correspondentAccount'], ['bankAccount']] },
  ],
} as const

export type SectionKey = NonNullable<(typeof sectionsOf)[keyof typeof sectionsOf][number]['key']>
export type Section<Field> = { key: SectionKey | null; rows: Field[][] }

/** The fields of a form in sections; one without a heading where the form is short. */
export function sectionsFor<Field extends { key: string }>(entity: Entity, fields: readonly Field[]): Section<Field>[] {
  if (entity === 'companybranch' || entity === 'warehouse') return [{ key: null, rows: fields.map((field) => [field]) }]
  const sections: readonly { key: SectionKey | null; rows: readonly (readonly string[])[] }[] = sectionsOf[entity]
  const named = new Set(sections.flatMap(({ rows }) => rows.flat()))
  const others = fields.filter(({ key }) => !named.has(key)).map((field) => [field])
  return sections.map(({ key, rows }, index) => ({
    key,
    rows: [
      ...(index === 0 ? others : []),
      ...rows.map((keys) => fields.filter((field) => keys.includes(field.key))).filter((row) => row.length > 0),
    ],
  }))
}
