// Keyset pagination: a cursor is the time and id of the last row of a page.
import { invalidInput } from '#platform/errors.ts'
import { type CursorPosition, decodeCursor, encodeCursor } from './rules.ts'

/** Undefined without a cursor. Throws `request.invalid` for a malformed one. */
export function readCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const position = decodeCursor(cursor)
  if (!position) throw invalidInput([{ path: 'cursor', code: 'field.invalid' }])
  return position
}

/** Cuts off the row beyond `limit`, whose presence means that there is a next page. */
export function toPage<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => CursorPosition) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(positionOf(last)) : null }
}
