import { resetArena } from './arena.ts'
import type { Columns, Lists } from './columns.ts'
import { computeFacets } from './facets.ts'
import { type Candidates, candidatesOf } from './filter.ts'
import { partitionByFilters } from './multi-select.ts'
import { isAfter, type Key, topK, valueAt } from './top-k.ts'
import type { ColumnQuery, ColumnResult, Order } from '../../lists/list-query.ts'

/** One pass over the candidates for each filter, each facet and the order. */
export function searchColumns(columns: Columns, query: ColumnQuery): ColumnResult {
  const { scope, filters, matches, order, pinned = [], after, offset, size, facets } = query
  resetArena()
  const filtered = partitionByFilters(columns, filters, candidatesOf(columns, scope, matches))
  const { matching } = filtered
  const keys = order.map((each) => keyOf(columns, each, matching))
  const pins = size === 0 ? [] : pinned.map((id) => matching.rows.indexOf(columns.rowOf(id))).filter((at) => at >= 0)
  const pagePins = after ? [] : pins.slice(offset, offset + size)
  const unpinnedSize = size - pagePins.length
  // One more than requested shows whether others follow.
  const positions =
    size === 0
      ? new Int32Array(0)
      : topK(matching.rows.length, keys, {
          offset: after ? 0 : Math.max(0, offset - pins.length),
          limit: unpinnedSize + 1,
          predicate: predicateOf(keys, pins, after),
        })
  const page = positions.subarray(0, unpinnedSize)
  const last = positions.length > unpinnedSize ? page.at(-1) : undefined
  return {
    ids: [...pagePins, ...page].map((position) => columns.ids[matching.rows[position]!]!),
    total: matching.rows.length,
    last: last === undefined ? undefined : keys.map((key) => valueAt(key, last)),
    facets: computeFacets(columns, facets, filtered),
  }
}

function predicateOf(keys: readonly Key[], pins: readonly number[], after: readonly number[] | undefined) {
  if (pins.length === 0 && !after) return undefined
  return (position: number) => !pins.includes(position) && (!after || isAfter(position, keys, after))
}

function keyOf(columns: Columns, order: Order, { rows, scores }: Candidates): Key {
  const { by, isDescending } = order
  const sign = isDescending ? -1 : 1
  const unknown = -Infinity * sign
  if (by === 'score') return { values: scores ?? new Uint8Array(rows.length), rows: undefined, sign, bound: unknown }
  if (by === 'id') return { values: columns.ids, rows, sign, bound: unknown }
  const lists = columns.lists.get(by)
  if (lists) return { values: listKeys(lists, order, rows), rows: undefined, sign, bound: unknown }
  const { field, values, maxValue } = columns.columns.get(by)!
  return { values, rows, sign, bound: isDescending && field.kind === 'keyword' ? maxValue : unknown }
}

/** The number of each row under the order's key, or the rank of its first ranked value. Finite, since cursors contain them. */
function listKeys(lists: Lists, { key, ranked, isDescending }: Order, rows: Int32Array): Float64Array {
  const { starts, lengths, items, values, scale } = lists
  const rankOf = new Map(ranked?.map((item, rank) => [item, rank]) ?? [[key!, 0]])
  const keys = new Float64Array(rows.length).fill(isDescending ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER)
  for (let at = 0; at < rows.length; at++) {
    const end = starts[rows[at]!]! + lengths[rows[at]!]!
    for (let item = starts[rows[at]!]!; item < end; item++) {
      const rank = rankOf.get(items[item]!)
      if (rank === undefined) continue
      keys[at] = values ? values[item]! / scale : rank
      break
    }
  }
  return keys
}
