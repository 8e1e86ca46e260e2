import type { Columns } from './columns.ts'
import { evaluate } from './conditions.ts'
import type { Bounds, FacetAnswer, FacetRequest, Found, Search } from './engine.ts'
import { select } from './select.ts'

/** `except` gives the slots whose documents pass all filters but those of a group. */
export const answerFacets = (columns: Columns, requests: Search['facets'], except: (group: string) => Int32Array): Found['facets'] =>
  Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, answer(columns, request, except(request.group))]))

function answer(columns: Columns, request: FacetRequest, slots: Int32Array): FacetAnswer {
  if (request.kind === 'holding') {
    let count = 0
    const holds = evaluate(columns, request.condition, slots)
    for (let at = 0; at < holds.length; at++) count += holds[at]!
    return { count }
  }
  if (request.kind === 'bounds') return { bounds: boundsOf(columns, request.field, slots) }
  const counted = countsOf(columns, request.field, slots)
  const values = valuesIn(counted)
  if (request.kind !== 'counts') return { count: values.length }
  const { most = values.length, always = [] } = request
  const frequent = most < values.length ? mostFrequent(values, counted, most) : values
  const counts = new Map<number, number>()
  for (const value of frequent) counts.set(value, counted[value]!)
  for (const value of always) counts.set(value, counted[value] ?? 0)
  return { counts, count: values.length }
}

/** How many documents have each value; the place is the value. */
function countsOf(columns: Columns, field: string, slots: Int32Array): Int32Array {
  const column = columns.columns.get(field)
  const lists = columns.lists.get(field)
  const counted = new Int32Array((column ?? lists)!.highest + 1)
  if (column) {
    const { values } = column
    for (let at = 0; at < slots.length; at++) counted[values[slots[at]!]!]!++
  } else {
    const { starts, lengths, items } = lists!
    for (let at = 0; at < slots.length; at++) {
      const start = starts[slots[at]!]!
      const end = start + lengths[slots[at]!]!
      for (let item = start; item < end; item++) counted[items[item]!]!++
    }
  }
  return counted
}

function valuesIn(counted: Int32Array): Int32Array {
  const values = new Int32Array(counted.length)
  let count = 0
  for (let value = 1; value < counted.length; value++) if (counted[value] !== 0) values[count++] = value
  return values.subarray(0, count)
}

function mostFrequent(values: Int32Array, counted: Int32Array, most: number): number[] {
  const keys = [{ values: counted, slots: values, sign: -1 }, { values, slots: undefined, sign: 1 }] as const
  return Array.from(select(values.length, keys, { offset: 0, size: most }), (at) => values[at]!)
}

function boundsOf(columns: Columns, field: string, slots: Int32Array): Map<number, Bounds> {
  const column = columns.columns.get(field)
  if (column) {
    const { values } = column
    let from = Infinity
    let to = -Infinity
    for (let at = 0; at < slots.length; at++) {
      const value = values[slots[at]!]!
      if (value < from) from = value
      if (value > to) to = value
    }
    return new Map(slots.length === 0 ? [] : [[0, { from, to }]])
  }
  const { starts, lengths, items, amounts } = columns.lists.get(field)!
  const bounds = new Map<number, Bounds>()
  for (let at = 0; at < slots.length; at++) {
    const start = starts[slots[at]!]!
    const end = start + lengths[slots[at]!]!
    for (let item = start; item < end; item++) {
      const amount = amounts![item]!
      const known = bounds.get(items[item]!)
      if (!known) bounds.set(items[item]!, { from: amount, to: amount })
      else if (amount < known.from) known.from = amount
      else if (amount > known.to) known.to = amount
    }
  }
  return bounds
}
