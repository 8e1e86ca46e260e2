import type { Columns } from './columns.ts'
import type { Bounds, FacetAnswer, FacetRequest, Found, Search } from './engine.ts'
import type { Slots } from './part.ts'
import { select } from './select.ts'

/** `except` gives the slots whose documents pass all filters but those of a group. */
export function answerFacets(
  columns: Columns,
  requests: Search['facets'],
  except: (group: string) => Slots,
): Found['facets'] {
  const known = new Map<Slots, Map<string, Int32Array>>()
  return Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, answer(request)]))

  function answer(request: FacetRequest): FacetAnswer {
    const slots = except(request.group)
    if (request.kind === 'bounds')
      return {
        bounds: columns.columns.has(request.field)
          ? bounds(columns, request.field, slots)
          : boundsByKey(columns, request.field, slots),
      }
    const counted = countsOnce(request.field, slots)
    const values = valuesIn(counted)
    if (request.kind !== 'counts') return { count: values.length }
    const { most = values.length, always = [] } = request
    const frequent = most < values.length ? mostFrequent(values, counted, most) : values
    const counts = new Map<number, number>()
    for (const value of frequent) counts.set(value, counted[value]!)
    for (const value of always) counts.set(value, counted[value] ?? 0)
    return { counts, count: values.length }
  }

  /** Several facets may count the same: where nothing is chosen of them, their slots are the same. */
  function countsOnce(field: string, slots: Slots) {
    const byField = known.get(slots) ?? new Map<string, Int32Array>()
    known.set(slots, byField)
    const counted = byField.get(field) ?? countsOf(columns, field, slots)
    byField.set(field, counted)
    return counted
  }
}

/** How many documents have each value; the place is the value. */
function countsOf(columns: Columns, field: string, slots: Slots): Int32Array {
  const column = columns.columns.get(field)
  const lists = columns.lists.get(field)
  const counted = new Int32Array((column ?? lists)!.highest + 1)
  // Neighbours often have the same value: each waits for its own count only.
  const others = new Int32Array(column ? counted.length : 0)
  for (const piece of slots) {
    if (column) {
      const { values } = column
      const even = piece.length & ~1
      for (let at = 0; at < even; at += 2) {
        counted[values[piece[at]!]!]!++
        others[values[piece[at + 1]!]!]!++
      }
      if (even < piece.length) counted[values[piece[even]!]!]!++
    } else {
      const { starts, lengths, items } = lists!
      for (let at = 0; at < piece.length; at++) {
        const start = starts[piece[at]!]!
        const end = start + lengths[piece[at]!]!
        for (let item = start; item < end; item++) counted[items[item]!]!++
      }
    }
  }
  for (let value = 0; value < others.length; value++) counted[value]! += others[value]!
  return counted
}

function valuesIn(counted: Int32Array): Int32Array {
  const values = new Int32Array(counted.length)
  let count = 0
  for (let value = 1; value < counted.length; value++) if (counted[value] !== 0) values[count++] = value
  return values.subarray(0, count)
}

function mostFrequent(values: Int32Array, counted: Int32Array, most: number): number[] {
  const keys = [
    { values: counted, slots: values, sign: -1, best: Infinity },
    { values, slots: undefined, sign: 1, best: -Infinity },
  ] as const
  return Array.from(select(values.length, keys, { offset: 0, size: most }), (at) => values[at]!)
}

function bounds(columns: Columns, field: string, slots: Slots): Map<number, Bounds> {
  const { values } = columns.columns.get(field)!
  let from = Infinity
  let to = -Infinity
  for (const piece of slots)
    for (let at = 0; at < piece.length; at++) {
      const value = values[piece[at]!]!
      if (value < from) from = value
      if (value > to) to = value
    }
  return new Map(from > to ? [] : [[0, { from, to }]])
}

function boundsByKey(columns: Columns, field: string, slots: Slots): Map<number, Bounds> {
  const { starts, lengths, items, amounts, perOne, highest } = columns.lists.get(field)!
  const from = new Float64Array(highest + 1).fill(Infinity)
  const to = new Float64Array(highest + 1).fill(-Infinity)
  for (const piece of slots)
    for (let at = 0; at < piece.length; at++) {
      const start = starts[piece[at]!]!
      const end = start + lengths[piece[at]!]!
      for (let item = start; item < end; item++) {
        const key = items[item]!
        const amount = amounts![item]!
        if (amount < from[key]!) from[key] = amount
        if (amount > to[key]!) to[key] = amount
      }
    }
  const bounds = new Map<number, Bounds>()
  for (let key = 1; key <= highest; key++)
    if (from[key]! <= to[key]!) bounds.set(key, { from: from[key]! / perOne, to: to[key]! / perOne })
  return bounds
}
