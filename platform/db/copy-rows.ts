import { once } from 'node:events'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** Inserts rows with COPY, about a hundred times as fast as single inserts. Cells are in the order of `columns`; objects become JSON. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
) {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  const finished = once(stream, 'finish')
  let batch = ''
  for (const row of rows) {
    batch += `${row.map(encode).join('\t')}\n`
    if (batch.length < 256 * 1024) continue
    if (!stream.write(batch)) await once(stream, 'drain')
    batch = ''
  }
  stream.end(batch)
  await finished
}

function encode(cell: unknown): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (Array.isArray(cell))
    return escape(
      `{${cell.map((item) => (typeof item === 'number' ? item : `"${String(item).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`,
    )
  return escape(typeof cell === 'string' ? cell : JSON.stringify(cell))
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (letter) => escapes[letter]!) : text
