import type { OutputOf } from '#platform/contract.ts'
import type { listSizes } from '#modules/catalog/offers-contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './SizeGrid.module.css'

export type Sizes = NonNullable<OutputOf<typeof listSizes>>
type Cell = Sizes['cells'][number]
type Props = { sizes: Sizes; productId: number }

/** The sizes of the product in its store: a grid of two characteristics, or a list of one. */
export function SizeGrid({ sizes, productId }: Props) {
  const t = useMessages('product')
  const [unit, ...otherUnits] = new Set(sizes.cells.map((cell) => cell.unit.label))
  const isOneUnit = unit !== undefined && otherUnits.length === 0
  return (
    <>
      {isOneUnit && <p className={styles.unit}>{t('sizes.unit', { unit })}</p>}
      <Cells sizes={sizes} productId={productId} hasUnits={!isOneUnit} />
    </>
  )
}

type CellsProps = Props & { /** Whether each price says for what it is. */ hasUnits: boolean }

function Cells({ sizes: { rows, columns, cells }, productId, hasUnits }: CellsProps) {
  const t = useMessages('product')
  if (!columns)
    return (
      <ul className={styles.list} aria-label={rows.name}>
        {cells.map((cell) => (
          <li key={cell.id}>
            <Size cell={cell} productId={productId} hasUnit={hasUnits} label={rows.values[cell.row]!.label} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.scroll} role="group" aria-label={t('sizes')} tabIndex={0}>
      <table className={styles.grid}>
        <caption className={layout.hidden}>{t('sizes.caption', { rows: rows.name, columns: columns.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{rows.name}</th>
            {columns.values.map(({ label, isCurrent }) => (
              <th key={label} scope="col" data-current={isCurrent || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.values.map(({ label, isCurrent }, row) => (
            <tr key={label}>
              <th scope="row" data-current={isCurrent || undefined}>
                {label}
              </th>
              {columns.values.map(({ label: column }, index) => {
                const cell = cells.find((each) => each.row === row && each.column === index)
                return <td key={column}>{cell && <Size cell={cell} productId={productId} hasUnit={hasUnits} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SizeProps = { cell: Cell; productId: number; hasUnit: boolean; label?: string }

function Size({ cell, productId, hasUnit, label }: SizeProps) {
  const t = useMessages('product')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { id, slug, name, unit, isInStock, differences } = cell
  const price = formatMoney(usePrices().price(cell.price, cell.vat), locale)
  const stock = common(isInStock ? 'stock.inStock' : 'stock.out')
  return (
    <a
      className={styles.size}
      href={href(`/product/${slug}`)}
      aria-current={id === productId ? 'page' : undefined}
      title={name}
      data-out={isInStock ? undefined : ''}
    >
      {label && <b>{label}</b>}
      <span>{price}</span>
      {hasUnit && <small>{common('price.per', { unit: unit.label })}</small>}
      {differences.length > 0 && <small>{differences.join(', ')}</small>}
      <span className={layout.hidden}> {t('sizes.of', { name, stock })}</span>
    </a>
  )
}
