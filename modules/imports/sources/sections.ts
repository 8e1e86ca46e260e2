// Headings between the rows of a table say what the rows below them are. They become a column of these rows.
import { guessHeadRow } from '../columns/guess-columns.ts'
import { isHeading } from './headings.ts'
import type { Layout, SourceRow } from './source-row.ts'
import { joinSubHeads } from './sub-heads.ts'

/** The column of headings; undefined for a table without any. The row of its heads is 0 if it has none. */
export type Sections = { headRow: number; column?: number }
export const noSections = (): Sections => ({ headRow: 0 })

/** They tell where the heads of a table are, and how many columns it has. */
export const firstRows = 25
/** Longer texts are notes. */
const maxHeadingLength = 100

/** Rows with the heading above them in a column after the others. Titles above the heads of the table are none. */
export async function* withSections(rows: AsyncIterable<SourceRow>, layout: Layout, sections: Sections) {
  const mark = createMarker(layout, sections)
  let waiting: SourceRow[] | undefined = []
  for await (const row of rows) {
    if (!waiting) yield mark(row)
    else if (waiting.push(row) === firstRows) {
      yield* start(waiting)
      waiting = undefined
    }
  }
  if (waiting) yield* start(waiting)

  function* start(first: readonly SourceRow[]) {
    mark.begin(first)
    yield* joinSubHeads(first, sections.headRow).map(mark)
  }
}

function createMarker(layout: Layout, sections: Sections) {
  let width = 0
  let heading = ''
  return Object.assign(mark, { begin })

  function begin(first: readonly SourceRow[]) {
    const tables = first.map(({ number, content }) => ({ number, cells: content as readonly string[] }))
    sections.headRow = layout.headRow ?? guessHeadRow(tables)
    width = Math.max(0, ...tables.map(({ cells }) => cells.length))
  }

  function mark(row: SourceRow): SourceRow {
    if (sections.headRow === 0 || row.number <= sections.headRow) return row
    const cells = padded(row.content as readonly string[], width)
    if (isHeading(cells)) {
      const text = cells.find((cell) => cell.trim() !== '')!.trim()
      if (text.length <= maxHeadingLength) heading = text
      return { ...row, content: cells }
    }
    if (heading === '') return row
    sections.column = width
    return { ...row, content: withCell(cells, width, heading) }
  }
}

/** A workbook keeps no empty cells after the only one of a row. */
const padded = (cells: readonly string[], width: number) => (cells.length === 1 && width > 1 ? [...cells, ''] : cells)

export const withCell = (cells: readonly string[], column: number, text: string) => [
  ...Array.from({ length: column }, (_, index) => cells[index] ?? ''),
  text,
]
