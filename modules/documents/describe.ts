import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import { choicesOf } from './choices.ts'
import type {
  Entity,
  EntityName,
  Field,
  FieldType,
  FormField,
  Operator,
  OwnStore,
  PlainField,
  PlainFormField,
} from './fields.ts'

type Asked = { store: OwnStore | undefined; categoryId: number | undefined; locale: Locale; now: Date }

/** The form of an entity in a language. The same fields judge what is written. */
export const describe = (db: Db, { name, fields }: Entity, asked: Asked): Promise<FormField[]> =>
  Promise.all(
    fields.map(async (field) => ({
      ...(await describePlain(db, name, field, asked)),
      fields: await describeItems(db, name, field, asked),
      operators: operatorsOf(field),
      isSortable: field.isSortable ?? false,
    })),
  )

export const titleOf = (name: EntityName, locale: Locale) => translate(locale, 'documents', name)

/** How the values of each type can be compared. */
const comparable: Partial<Record<FieldType, readonly Operator[]>> = {
  Text: ['eq', 'in', 'contains'],
  Brand: ['eq', 'in', 'contains'],
  Phone: ['eq', 'contains'],
  Choice: ['eq', 'in'],
  Location: ['eq', 'in'],
  Category: ['eq', 'in'],
  Boolean: ['eq'],
  Number: ['eq', 'in', 'gte', 'lte'],
  Money: ['eq', 'in', 'gte', 'lte'],
  Date: ['eq', 'gte', 'lte'],
  Time: ['gte', 'lte'],
}
export const operatorsOf = ({ compared, type }: Pick<Field, 'compared' | 'type'>): Operator[] =>
  compared ? [...comparable[type]!] : []

async function describePlain(
  db: Db,
  path: string,
  field: PlainField,
  { store, locale, now }: Asked,
): Promise<PlainFormField> {
  const { key, type, required, choices, max } = field
  const name = `${path}.${key}`
  const text = (value: string) => ({ value, label: translate(locale, 'documents', `${name}.${value}`) })
  return {
    ...blank,
    key,
    type,
    label: translate(locale, 'documents', name),
    unit: type === 'Money' ? (store?.currency ?? '') : '',
    isRequired: required === 'always',
    isRequiredToPublish: required !== undefined,
    isReadOnly: field.isReadOnly ?? false,
    isTranslatable: field.isTranslatable ?? false,
    min: field.min ?? null,
    max: typeof max === 'function' ? max(now) : (max ?? null),
    maxLength: field.maxLength ?? null,
    mostItems: field.mostItems ?? null,
    default: field.default ?? null,
    choices: typeof choices === 'string' ? await choicesOf(db, choices, store, locale) : (choices?.map(text) ?? null),
    choicesFrom: finders[type] ?? null,
  }
}

const blank = {
  unit: '',
  min: null,
  max: null,
  decimals: 0,
  maxLength: null,
  mostItems: null,
  default: null,
  choices: null,
  choicesFrom: null,
}

/** Which call finds the values. */
const finders: Partial<Record<FieldType, string>> = {
  Location: 'geo/location/search',
  Category: 'x/catalog-category/live/default/tree',
  Brand: 'brand/search',
}

async function describeItems(
  db: Db,
  entity: EntityName,
  { key, type, items }: Field,
  asked: Asked,
): Promise<PlainFormField[] | null> {
  if (items) return Promise.all(items.map((item) => describePlain(db, `${entity}.${key}`, item, asked)))
  if (type !== 'Group') return null
  if (asked.categoryId === undefined) return []
  const characteristics = await characteristicsOf(db, asked.categoryId, asked.locale)
  return characteristics.flatMap(describeCharacteristic)
}

const typeOf: Partial<Record<Characteristic['type'], FieldType>> = {
  Select: 'Choice',
  Radio: 'Choice',
  TextList: 'Choices',
  Check: 'Boolean',
  Interval: 'Number',
  Text: 'Text',
}
const largestNumber = 1_000_000_000
const longestWords = 1_000

/** Undefined for what is no property of its own: price, brand, minimum order. */
function describeCharacteristic(characteristic: Characteristic): PlainFormField[] {
  const type = typeOf[characteristic.type]
  if (!type) return []
  const isNumber = type === 'Number'
  return [
    {
      ...blank,
      key: characteristic.parameter,
      type,
      label: characteristic.name,
      unit: characteristic.unit,
      isRequired: false,
      isRequiredToPublish: characteristic.isRequired,
      isReadOnly: false,
      isTranslatable: type === 'Text',
      min: isNumber ? -largestNumber : null,
      max: isNumber ? largestNumber : null,
      decimals: isNumber ? 6 : 0,
      maxLength: type === 'Text' ? longestWords : null,
      mostItems: type === 'Choices' ? characteristic.options.length : null,
      choices:
        type === 'Choice' || type === 'Choices'
          ? characteristic.options.map(({ key, label }) => ({ value: key, label }))
          : null,
    },
  ]
}
