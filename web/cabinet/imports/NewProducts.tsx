import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { ImportDetails } from './import-data.ts'
import { type Tier, useTiersText } from './tiers-text.ts'

type NewProduct = ImportDetails['differences'][number]

/** The first new products as the shop will have them. */
export function NewProducts({ shown: { differences, currency } }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const rows = differences.filter(({ isNew }) => isNew)
  const columns = useColumns(currency, rows)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="new-products" className={layout.stack}>
      <SectionHeading id="new-products" title={t('newProducts')} level={3} />
      <DataTable label={t('newProducts')} columns={columns} rows={rows} keyOf={({ row }) => row} />
    </section>
  )
}

function useColumns(currency: ImportDetails['currency'], rows: readonly NewProduct[]): Column<NewProduct>[] {
  const t = useMessages('imports')
  const common = useMessages('common')
  const locale = useLocale()
  const valueOf = ({ changes }: NewProduct, field: string) => changes.find((change) => change.field === field)?.after
  const price = (row: NewProduct) => {
    const minor = valueOf(row, 'priceMinor')
    return minor === undefined ? '–' : formatMoney({ minor: Number(minor), currency }, locale)
  }
  const stock = (row: NewProduct) => {
    const count = valueOf(row, 'stock')
    return count === undefined ? common('stock.inStock') : formatNumber(Number(count), locale)
  }
  // A size of packs that is taken for an order multiple makes every order a hundred times as large.
  const quantities = (['minimumOrder', 'orderStep'] as const).flatMap((field): Column<NewProduct>[] => {
    const quantityOf = (row: NewProduct) => Number(valueOf(row, field) ?? 1)
    const render = (row: NewProduct) => formatNumber(quantityOf(row), locale)
    return rows.some((row) => quantityOf(row) > 1)
      ? [{ key: field, label: t(`target.${field}`), render, isFigure: true }]
      : []
  })
  const tiersText = useTiersText(currency)
  const tiersOf = (row: NewProduct) => tiersText((valueOf(row, 'tiers') ?? []) as Tier[])
  const tiers: Column<NewProduct>[] = rows.some((row) => tiersOf(row).length > 0)
    ? [{ key: 'tiers', label: t('target.tiers'), render: (row) => tiersOf(row).join(' · ') || '–', isMinor: true }]
    : []
  return [
    { key: 'code', label: t('target.code'), render: ({ code }) => code, isNarrow: true },
    { key: 'name', label: t('target.name'), render: ({ name }) => name },
    { key: 'category', label: t('target.category'), render: (row) => String(valueOf(row, 'categoryId') ?? '–') },
    { key: 'price', label: t('target.price'), render: price, isFigure: true },
    { key: 'unit', label: t('target.unit'), render: (row) => String(valueOf(row, 'unitCode') ?? '–') },
    { key: 'stock', label: t('target.stock'), render: stock, isFigure: true },
    ...quantities,
    ...tiers,
    { key: 'brand', label: t('target.brand'), render: (row) => String(valueOf(row, 'brand') ?? '–'), isMinor: true },
    { key: 'specifications', label: t('newProducts.specifications'), render: specificationsOf, isMinor: true },
  ]
}

const specificationsOf = ({ changes }: NewProduct) =>
  changes
    .filter(({ field }) => field === 'characteristics')
    .map(({ name, after }) => `${name}: ${textOf(after)}`)
    .join(' · ') || '–'

/** A number, the labels of options, or words by language. */
const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.values(value).join(', ') : String(value)
