import { formatMoney } from '../../lib/format.ts'
import { type MessageKey, useLocale, useMessages } from '../../lib/messages.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ValueTable } from '../products/ValueTable.tsx'
import type { ImportDetails } from './import-data.ts'
import { type Tier, useTiersText } from './tiers-text.ts'

type Change = ImportDetails['differences'][number]['changes'][number]

const labels: Record<string, MessageKey<'imports'>> = {
  code: 'target.code',
  name: 'target.name',
  description: 'target.description',
  brand: 'target.brand',
  priceMinor: 'target.price',
  oldPriceMinor: 'target.oldPrice',
  unitCode: 'target.unit',
  categoryId: 'target.category',
  vatPercent: 'target.vat',
  minimumOrder: 'target.minimumOrder',
  orderStep: 'target.orderStep',
  barcode: 'target.barcode',
  weightGrams: 'target.weight',
  lengthMm: 'target.dimensions',
  widthMm: 'target.dimensions',
  heightMm: 'target.dimensions',
  countryCode: 'target.country',
  characteristics: 'target.characteristic',
  status: 'field.status',
  tiers: 'target.tiers',
}

/** The first changes of products that the store has, as before and after. */
export function Differences({ shown: { differences: all, currency } }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const textOf = useValueText(currency)
  const differences = all.filter(({ isNew }) => !isNew)
  if (differences.length === 0) return null
  return (
    <Disclosure label={t('differences')}>
      <div className={layout.stack}>
        {differences.map(({ row, code, name, changes }) => (
          <section key={row} aria-labelledby={`row-${row}`} className={layout.stack}>
            <h3 id={`row-${row}`}>{t('difference.row', { row, code })}</h3>
            <p>{name}</p>
            <ValueTable
              captions={[t('difference.field'), t('difference.before'), t('difference.after')]}
              rows={changes.map((change, index) => ({
                key: `${change.field} ${index}`,
                label: change.name ?? t(labels[change.field] ?? 'field.other'),
                values: [textOf(change, change.before), textOf(change, change.after)],
              }))}
            />
          </section>
        ))}
      </div>
    </Disclosure>
  )
}

/** Prices as amounts, texts by language in one line each. */
function useValueText(currency: ImportDetails['currency']) {
  const locale = useLocale()
  const tiersText = useTiersText(currency)
  return ({ field }: Change, value: unknown): string[] => {
    if (value === null || value === undefined || value === '') return []
    if (field === 'priceMinor' || field === 'oldPriceMinor')
      return [formatMoney({ minor: Number(value), currency }, locale)]
    if (field === 'tiers') return tiersText(value as Tier[])
    return typeof value === 'object' ? Object.values(value).filter(Boolean).map(String) : [String(value)]
  }
}
