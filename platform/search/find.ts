import type { Columns } from './columns.ts'
import { type Candidates, candidatesOf } from './conditions.ts'
import type { Found, Order, Search } from './engine.ts'
import { answerFacets } from './facets.ts'
import { part } from './part.ts'
import { clearScratch } from './scratch.ts'
import { isAfter, type Key, select, valueAt } from './select.ts'

/** One pass a filter, a facet and the order over the candidates. */
export function find(columns: Columns, { scope, filters, matches, order, after, offset, size, facets }: Search): Found {
  clearScratch()
  const parted = part(columns, filters, candidatesOf(columns, scope, matches))
  const { passing } = parted
  const keys = order.map((each) => keyOf(columns, each, passing))
  const mayShow = after && ((at: number) => isAfter(at, keys, after))
  // One more than asked tells whether others follow.
  const places =
    size === 0
      ? new Int32Array(0)
      : select(passing.slots.length, keys, { offset: after ? 0 : offset, size: size + 1, mayShow })
  const shown = places.subarray(0, size)
  const lastPlace = places.length > size ? shown.at(-1) : undefined
  return {
    ids: Array.from(shown, (place) => columns.ids[passing.slots[place]!]!),
    total: passing.slots.length,
    last: lastPlace === undefined ? undefined : keys.map((key) => valueAt(key, lastPlace)),
    facets: answerFacets(columns, facets, parted.except),
  }
}

function keyOf(columns: Columns, { by, isDescending }: Order, { slots, grades }: Candidates): Key {
  const sign = isDescending ? -1 : 1
  const unknown = -Infinity * sign
  if (by === 'grade') return { values: grades ?? new Uint8Array(slots.length), slots: undefined, sign, best: unknown }
  if (by === 'id') return { values: columns.ids, slots, sign, best: unknown }
  const { field, values, highest } = columns.columns.get(by)!
  return { values, slots, sign, best: isDescending && field.kind === 'keyword' ? highest : unknown }
}
