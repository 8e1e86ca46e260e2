// Rows below a product that are its variants: 'HW-100-S', 'Size S' below 'HW-100', 'Nitrile gloves'.
import type { ColumnTarget } from '../columns/fields.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { isVariant, nameBelow, statesVariant } from '../columns/variant-names.ts'
import { isHeading } from './headings.ts'
import type { Sections } from './sections.ts'
import type { SourceRow } from './source-row.ts'

type Cells = readonly string[]

/** What each product has for itself. The other cells of a product apply to variants that leave theirs empty. */
const ownTargets: ReadonlySet<ColumnTarget> = new Set(['code', 'id', 'barcode', 'price', 'oldPrice', 'tiers', 'stock'])

/** Names variants by the product above them. A row without a price that has variants is no product, and is left out. */
export async function* withVariants(rows: AsyncIterable<SourceRow>, sections: Sections): AsyncGenerator<SourceRow> {
  let targets: readonly ColumnTarget[] = []
  let parent: Cells | undefined
  let waiting: SourceRow | undefined
  for await (const row of rows) {
    const cells = row.content as Cells
    if (row.number === sections.headRow) targets = guessColumns(cells, new Map())
    const isNamedAsVariant = isVariant(textIn(cells, 'name'))
    if (parent && isNamedAsVariant && isVariantOf(parent, cells)) {
      waiting = undefined
      yield { ...row, content: completed(cells, parent) }
      continue
    }
    if (waiting) yield waiting
    waiting = undefined
    parent = row.number > sections.headRow && !isNamedAsVariant && isParent(cells) ? cells : undefined
    if (parent && textIn(parent, 'price') === '') waiting = row
    else yield row
  }
  if (waiting) yield waiting

  function textIn(cells: Cells, target: ColumnTarget) {
    const column = targets.indexOf(target)
    return column < 0 ? '' : (cells[column] ?? '').trim()
  }

  function isParent(cells: Cells) {
    return targets.includes('price') && textIn(cells, 'name') !== '' && !isHeading(cells)
  }

  /** By its code, which begins with that of the parent. Below a row without a price also by a name that says what varies. */
  function isVariantOf(above: Cells, cells: Cells) {
    if (textIn(cells, 'price') === '') return false
    const [aboveCode, code] = [textIn(above, 'code'), textIn(cells, 'code')]
    const isContinued = aboveCode !== '' && code.startsWith(aboveCode) && /^[^\d]/.test(code.slice(aboveCode.length))
    return isContinued || (textIn(above, 'price') === '' && statesVariant(textIn(cells, 'name')))
  }

  function completed(cells: Cells, above: Cells) {
    return Array.from({ length: Math.max(cells.length, above.length) }, (_, column) => {
      const [own, inherited] = [cells[column] ?? '', above[column] ?? '']
      const target = targets[column]
      if (target === 'name') return nameBelow(inherited, own)
      return own.trim() === '' && !(target && ownTargets.has(target)) ? inherited : own
    })
  }
}
