import type { Column } from '../DataTable.tsx'
import type { ListTools } from '../list-state.ts'

/** `isExtra`: hidden until somebody chooses the column. */
export type ListColumn<Item> = Column<Item> & { isExtra?: boolean }
export type ChosenColumn<Item> = ListColumn<Item> & { isShown: boolean }

/** All columns with whether the person wants them, and those that are shown. */
export function chooseColumns<Item>({ columns: chosen }: ListTools, columns: readonly ListColumn<Item>[]) {
  const all: readonly ChosenColumn<Item>[] = columns.map((column, index) => ({
    ...column,
    isShown: index === 0 || (chosen ? chosen.includes(column.key) : !column.isExtra),
  }))
  return { all, shown: all.filter(({ isShown }) => isShown) }
}
