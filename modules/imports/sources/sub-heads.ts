import { fieldNamed } from '../columns/guess-columns.ts'
import type { SourceRow } from './source-row.ts'

/**
 * Joins the heads with a row below that divides some of them: 'Price' over '1–9' and 'from 10' becomes 'Price, 1–9' and
 * 'Price, from 10'. The row below is left out.
 */
export function joinSubHeads(rows: readonly SourceRow[], headRow: number): readonly SourceRow[] {
  const at = rows.findIndex(({ number }) => number === headRow)
  const [heads, below] = [rows[at], rows[at + 1]]
  if (!heads || below?.number !== headRow + 1) return rows
  const [upper, lower] = [heads, below].map(({ content }) => content as readonly string[]) as [string[], string[]]
  if (!dividesHeads(upper, lower)) return rows
  return [...rows.slice(0, at), { ...heads, content: joined(upper, lower) }, ...rows.slice(at + 2)]
}

/** It names no product, and there is a part without a head of its own beside one that has it. */
function dividesHeads(heads: readonly string[], below: readonly string[]) {
  const named = heads.map((head) => fieldNamed(head)?.field)
  if (!named.includes('code') && !named.includes('name')) return false
  if (named.some((field, column) => (field === 'code' || field === 'name') && isFilled(below[column]))) return false
  return below.some(
    (part, column) => isFilled(part) && !isFilled(heads[column]) && isFilled(below[headOf(heads, column)]),
  )
}

function joined(heads: readonly string[], below: readonly string[]) {
  return Array.from({ length: Math.max(heads.length, below.length) }, (_, column) => {
    const part = below[column] ?? ''
    return isFilled(part) ? [heads[headOf(heads, column)], part].filter(isFilled).join(', ') : (heads[column] ?? '')
  })
}

/** The column of the head that stands over this one; -1 if there is none. */
const headOf = (heads: readonly string[], column: number) => heads.slice(0, column + 1).findLastIndex(isFilled)

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''
