import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import table from '../ui/styles/Table.module.css'
import styles from './DataTable.module.css'
import { SelectAll, type Selection, SelectRow } from './Selection.tsx'

export type Column<Row> = {
  key: string
  label: string
  render: (row: Row) => ReactNode
  /** Aligned at the end of its cell. */
  isFigure?: boolean
  /** The orders that the table offers. */
  sort?: string
  /** Left out where the table would not fit a tablet; `wide`: wherever there is no wide screen. */
  isMinor?: boolean | 'wide'
  /** Numbers, codes or days, which stay on one line. */
  isNarrow?: boolean
  /** Text with words as long as an address, such as an error, which break anywhere. */
  isLong?: boolean
  /** On a phone the cell speaks for itself, without its label. */
  isPlain?: boolean
}

export type Sorting = { by: string; isDescending: boolean; hrefOf: (by: string, isDescending: boolean) => string }

type Props<Row> = {
  /** The name of the list, for screen readers. */
  label: string
  /** The first column heads its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  sorting?: Sorting
  /** Check boxes of the rows, inside a form. */
  selection?: Selection<Row> | undefined
  /** Rows that stand out, such as unread ones. */
  isNew?: (row: Row) => boolean
  /** The row that is open beside the table. */
  isCurrent?: (row: Row) => boolean
  /** Many columns without a link or button, by which the keyboard could scroll to them. */
  isWide?: boolean
}

/** A table that becomes a list of cards on phones; where it is wider than the page, it scrolls by itself. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, sorting, selection, isNew, isCurrent, isWide } = props
  const region = isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div className={table.scroll} {...region}>
      <table className={`${table.table} ${table.stacked} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <td className={styles.select}>
                <SelectAll count={rows.length} label={selection.labelOfAll} />
              </td>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              data-new={isNew?.(row) ? '' : undefined}
              data-current={isCurrent?.(row) ? '' : undefined}
            >
              {selection && (
                <td className={styles.select}>
                  <SelectRow row={row} id={keyOf(row)} selection={selection} />
                </td>
              )}
              {columns.map((column, index) => (
                <BodyCell key={column.key} column={column} row={row} isHead={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; isHead: boolean }

function BodyCell<Row>({ column, row, isHead }: CellProps<Row>) {
  const { label, render, isPlain, isNarrow } = column
  if (isHead)
    return (
      <th scope="row" className={isNarrow ? styles.narrow : undefined}>
        {render(row)}
      </th>
    )
  return (
    <td className={classOf(column)} data-label={isPlain ? undefined : label}>
      {render(row)}
    </td>
  )
}

function HeadCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { label, sort } = column
  const className = classOf(column)
  if (!sort || !sorting)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const isSorted = sorting.by === sort
  const order = sorting.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? order : 'none'}>
      <a
        id={`order-by-${sort}`}
        data-preserve-focus=""
        href={sorting.hrefOf(sort, isSorted && !sorting.isDescending)}
        className={styles.sort}
        data-order={isSorted ? order : undefined}
      >
        {label}
        <Icon name="caret-down" size="s" />
      </a>
    </th>
  )
}

const classOf = ({ isFigure, isMinor, isNarrow, isLong }: Column<never>) =>
  [
    isFigure && table.figure,
    isMinor && styles[isMinor === 'wide' ? 'wide' : 'minor'],
    isNarrow && styles.narrow,
    isLong && styles.long,
  ]
    .filter(Boolean)
    .join(' ') || undefined
