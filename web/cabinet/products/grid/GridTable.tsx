import { memo } from 'react'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { languageTags } from '../../../lib/locale.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import table from '../../../ui/styles/Table.module.css'
import { GridCell } from './GridCell.tsx'
import type { GridData, GridRow } from './grid-data.ts'
import styles from './grid.module.css'
import { baselineOf } from './grid-values.ts'

type Columns = Pick<GridData, 'labels' | 'warehouses' | 'currency' | 'canUpdate' | 'canSetPrices'>

/** One row for each product; on phones a card. */
export function GridTable({ rows, columns }: { rows: readonly GridRow[]; columns: Columns }) {
  const t = useMessages('products')
  const { labels, warehouses, currency } = columns
  const money = (label: string) => t('grid.money', { label, currency })
  return (
    <div className={styles.scroller} role="region" aria-label={t('grid.title')} tabIndex={0}>
      <table className={`${table.table} ${table.stacked} ${styles.grid}`}>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{money(labels.price)}</th>
            <th scope="col">{money(labels.oldPrice)}</th>
            {warehouses.map(({ id, label }) => (
              <th key={id} scope="col">
                {t('grid.stock', { warehouse: label })}
              </th>
            ))}
            <th scope="col">{labels.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProductRow key={row.item.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows keep what is entered, so they are rendered once. */
const ProductRow = memo(function ProductRow({ row, columns }: { row: GridRow; columns: Columns }) {
  const t = useMessages('products')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { item, errors } = row
  const { id, name, nameLocale, code } = item
  const { labels, warehouses, canUpdate, canSetPrices } = columns
  const baseline = baselineOf(
    item,
    warehouses.map((warehouse) => warehouse.id),
    locale,
  )
  const isChanged = errors.some((error) => error.code === 'products.changed')
  const cell = { row, baseline: baseline.texts, isDisabled: !canUpdate }
  const isDraft = item.status === 'Draft'
  const price = { ...cell, isDisabled: !canUpdate || !(canSetPrices || isDraft) }
  return (
    <tr data-refused={errors.length > 0 ? '' : undefined}>
      <th scope="row">
        <a href={href(`/profile/products/${id}`)} lang={nameLocale === locale ? undefined : languageTags[nameLocale]}>
          {name}
        </a>
        <small>{code}</small>
        {isChanged && (
          <p className={styles.error}>
            <Icon name="warning-circle" size="s" />
            {t('grid.error.changed')}
          </p>
        )}
        <input type="hidden" name={`${id}.was`} value={JSON.stringify(baseline)} />
      </th>
      <GridCell {...price} field="price" label={labels.price} />
      <GridCell {...price} field="oldPrice" label={labels.oldPrice} />
      {warehouses.map((warehouse) => (
        <GridCell
          key={warehouse.id}
          {...cell}
          field={`stock.${warehouse.id}`}
          label={t('grid.stock', { warehouse: warehouse.label })}
        />
      ))}
      <GridCell {...cell} isDisabled={!canUpdate || (isDraft && !canSetPrices)} field="status" label={labels.status} />
    </tr>
  )
})
