import type { Columns } from './columns.ts'
import { candidatesOf, evaluate } from './conditions.ts'
import type { Found, Order, Search } from './engine.ts'
import { answerFacets } from './facets.ts'
import { isAfter, type Key, select } from './select.ts'

/** Which candidates fulfil all filters, and which fail those of a single group, the `group` at their place. */
export type Verdicts = { slots: Int32Array; fails: Uint8Array; failed: Uint8Array; groups: readonly string[] }

/** One pass a filter, a facet and the order over the candidates. */
export function find(columns: Columns, { scope, filters, matches, order, after, offset, size, facets }: Search): Found {
  const { slots, grades } = candidatesOf(columns, scope, matches)
  const verdicts = judge(columns, filters, slots)
  const { fails } = verdicts
  let total = 0
  for (let at = 0; at < fails.length; at++) if (fails[at] === 0) total++
  const keys = order.map((each) => keyOf(columns, each, slots, grades))
  const mayShow = after ? (at: number) => fails[at] === 0 && isAfter(at, keys, after) : (at: number) => fails[at] === 0
  // One more than asked tells whether others follow.
  const places = size === 0 ? new Int32Array(0) : select(slots.length, mayShow, keys, after ? 0 : offset, size + 1)
  const shown = places.subarray(0, size)
  const lastPlace = places.length > size ? shown.at(-1) : undefined
  return {
    ids: Array.from(shown, (place) => columns.ids[slots[place]!]!),
    total,
    last: lastPlace === undefined ? undefined : keys.map(({ valueAt }) => valueAt(lastPlace)),
    facets: answerFacets(columns, facets, verdicts),
  }
}

/** Conditions of one group count as one: all of them must hold. */
function judge(columns: Columns, filters: Search['filters'], slots: Int32Array): Verdicts {
  const groups = [...new Set(filters.map(({ group }) => group))]
  const fails = new Uint8Array(slots.length)
  const failed = new Uint8Array(slots.length)
  for (const [index, group] of groups.entries()) {
    const [holds, ...others] = filters.filter((filter) => filter.group === group).map(({ condition }) => evaluate(columns, condition, slots))
    for (const other of others) for (let at = 0; at < slots.length; at++) holds![at]! &= other[at]!
    for (let at = 0; at < slots.length; at++) {
      if (holds![at] === 1) continue
      fails[at]!++
      failed[at] = index
    }
  }
  return { slots, fails, failed, groups }
}

function keyOf(columns: Columns, { by, isDescending }: Order, slots: Int32Array, grades: Float64Array | undefined): Key {
  const sign = isDescending ? -1 : 1
  if (by === 'grade') return { valueAt: (at) => grades?.[at] ?? 0, sign }
  const values = by === 'id' ? columns.ids : columns.columns.get(by)!.values
  return { valueAt: (at) => values[slots[at]!]!, sign }
}
