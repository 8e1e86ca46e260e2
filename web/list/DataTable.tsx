import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import table from '../ui/styles/Table.module.css'
import styles from './DataTable.module.css'

export type Column<Row> = {
  key: string
  label: string
  render: (row: Row) => ReactNode
  /** Aligned at the end of its cell. */
  isFigure?: boolean
  /** What the list can be ordered by here. */
  sort?: string
  /** On a phone the cell speaks for itself, without its label. */
  isPlain?: boolean
}

export type Sorting = { by: string; isDescending: boolean; hrefOf: (by: string, isDescending: boolean) => string }

type Props<Row> = {
  /** What is listed, for screen readers. */
  label: string
  /** The first column heads its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  sorting?: Sorting
  /** Rows that stand out, such as unread ones. */
  isNew?: (row: Row) => boolean
}

/** A table that becomes a list of cards on phones. */
export function DataTable<Row>({ label, columns, rows, keyOf, sorting, isNew }: Props<Row>) {
  return (
    <table className={`${table.table} ${table.stacked} ${styles.table}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-new={isNew?.(row) ? '' : undefined}>
            {columns.map(({ key, label: caption, render, isFigure, isPlain }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {render(row)}
                </th>
              ) : (
                <td
                  key={key}
                  className={isFigure ? table.figure : undefined}
                  data-label={isPlain ? undefined : caption}
                >
                  {render(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeadCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { label, isFigure, sort } = column
  const className = isFigure ? table.figure : undefined
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
