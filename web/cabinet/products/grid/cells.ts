// The cells of the grid in the browser: moving between them, their edits, and pasting from a spreadsheet.
import { type Baseline, editedTexts } from './grid-values.ts'

type Cell = HTMLInputElement | HTMLSelectElement

const cellsOf = (row: HTMLTableRowElement) => [...row.querySelectorAll<Cell>('[data-cell]')]
const rowOf = (cell: Element) => cell.closest('tr')!
const rowsFrom = (row: HTMLTableRowElement) =>
  [...(row.parentElement as HTMLTableSectionElement).rows].slice(row.sectionRowIndex)

export const cellAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest<Cell>('[data-cell]') ?? null) : null

/** Focuses the next cell in a direction that can be edited. */
export function moveFocus(cell: Cell, { down = 0, right = 0 }: { down?: number; right?: number }) {
  const rows = (rowOf(cell).parentElement as HTMLTableSectionElement).rows
  let row = rowOf(cell).sectionRowIndex + down
  let column = cellsOf(rowOf(cell)).indexOf(cell) + right
  for (; rows[row]; row += down, column += right) {
    const next = cellsOf(rows[row]!)[column]
    if (!next) return
    if (next.disabled) continue
    next.focus()
    if (next instanceof HTMLInputElement) next.select()
    return
  }
}

/** Whether an arrow key to this side leaves the text of the cell. */
export function isAtEdge(cell: Cell, side: 'left' | 'right') {
  if (cell instanceof HTMLSelectElement) return true
  const { selectionStart, selectionEnd, value } = cell
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return isWhole || (selectionStart === selectionEnd && selectionStart === (side === 'left' ? 0 : value.length))
}

export function restore(cell: Cell) {
  setText(cell, baselineIn(rowOf(cell)).texts[keyOf(cell)] ?? '')
  if (cell instanceof HTMLInputElement) cell.select()
}

/** Fills cells to the right of and below a cell; returns how many. Null: the text is that of one cell. */
export function paste(cell: Cell, text: string): number | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const values = lines.map((line) => line.split('\t'))
  if (values.length === 1 && values[0]!.length === 1) return null
  const column = cellsOf(rowOf(cell)).indexOf(cell)
  const rows = rowsFrom(rowOf(cell))
  const filled = values.flatMap((line, index) => {
    const cells = rows[index] ? cellsOf(rows[index]).slice(column) : []
    return line.flatMap((value, offset) => (cells[offset] && fill(cells[offset], value.trim()) ? [value] : []))
  })
  return filled.length
}

function fill(cell: Cell, text: string): boolean {
  if (cell.disabled) return false
  if (cell instanceof HTMLInputElement) return setText(cell, text)
  const isSame = (other: string) => other.localeCompare(text, undefined, { sensitivity: 'accent' }) === 0
  const option = [...cell.options].find(({ value, label }) => isSame(value) || isSame(label))
  return option ? setText(cell, option.value) : false
}

function setText(cell: Cell, text: string) {
  cell.value = text
  cell.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Marks a row in which something is edited. */
export function markEdited(row: HTMLTableRowElement) {
  const texts = Object.fromEntries(
    cellsOf(row)
      .filter(({ disabled }) => !disabled)
      .map((cell) => [keyOf(cell), cell.value]),
  )
  const edited = editedTexts(baselineIn(row), texts)
  row.toggleAttribute('data-edited', Object.keys(edited).length > 0)
  for (const cell of cellsOf(row)) cell.toggleAttribute('data-edited', keyOf(cell) in edited)
}

export const rowsIn = (form: HTMLFormElement) => [...(form.querySelector('tbody')?.rows ?? [])]
export const editedRowsIn = (form: HTMLFormElement) => rowsIn(form).filter((row) => row.hasAttribute('data-edited'))

/** Only edited rows are sent. */
export function dropUntouched(form: HTMLFormElement, data: FormData) {
  for (const row of rowsIn(form))
    if (!row.hasAttribute('data-edited')) for (const { name } of row.querySelectorAll<Cell>('[name]')) data.delete(name)
}

const keyOf = ({ name }: Cell) => name.slice(name.indexOf('.') + 1)
const baselineIn = (row: HTMLTableRowElement) =>
  JSON.parse(row.querySelector<HTMLInputElement>('input[name$=".was"]')!.value) as Baseline
