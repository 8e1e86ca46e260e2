import type { Columns } from './columns.ts'
import type { FilteredRows } from './multi-select.ts'
import { topK } from './top-k.ts'
import type { Bounds, ColumnQuery, ColumnResult, FacetRequest, FacetResult } from '../../lists/list-query.ts'

type RowSets = readonly Int32Array[]

export function computeFacets(
  columns: Columns,
  requests: ColumnQuery['facets'],
  { matchingWithout, groups }: FilteredRows,
): ColumnResult['facets'] {
  const countsByKey = new Map<string, Int32Array>()
  return Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, compute(request)]))

  function compute(request: FacetRequest): FacetResult {
    if (request.kind === 'bounds') {
      const rows = matchingWithout(request.group)
      return {
        bounds: columns.columns.has(request.field)
          ? bounds(columns, request.field, rows)
          : boundsByKey(columns, request.field, rows),
      }
    }
    const countByValue = cachedCounts(request)
    const values = presentValues(countByValue)
    if (request.kind !== 'counts') return { count: values.length }
    const { maxValues = values.length, include = [] } = request
    const frequent = maxValues < values.length ? mostFrequent(values, countByValue, maxValues) : values
    const counts = new Map<number, number>()
    for (const value of frequent) counts.set(value, countByValue[value]!)
    for (const value of include) counts.set(value, countByValue[value] ?? 0)
    return { counts, count: values.length }
  }

  /** Facets of one field whose groups have no filter count the same rows. */
  function cachedCounts({ field, group }: FacetRequest) {
    const key = JSON.stringify([field, groups.has(group) ? group : ''])
    const known = countsByKey.get(key)
    if (known) return known
    const counts = countsOf(columns, field, matchingWithout(group))
    countsByKey.set(key, counts)
    return counts
  }
}

/** The number of documents by value. */
function countsOf(columns: Columns, field: string, rowSets: RowSets): Int32Array {
  const column = columns.columns.get(field)
  const lists = columns.lists.get(field)
  const counts = new Int32Array((column ?? lists)!.maxValue + 1)
  // Neighbouring rows often have the same value: two arrays keep their increments independent of each other.
  const oddCounts = new Int32Array(column ? counts.length : 0)
  for (const rows of rowSets) {
    if (column) {
      const { values } = column
      const even = rows.length & ~1
      for (let at = 0; at < even; at += 2) {
        counts[values[rows[at]!]!]!++
        oddCounts[values[rows[at + 1]!]!]!++
      }
      if (even < rows.length) counts[values[rows[even]!]!]!++
    } else {
      const { starts, lengths, items } = lists!
      for (let at = 0; at < rows.length; at++) {
        const start = starts[rows[at]!]!
        const end = start + lengths[rows[at]!]!
        for (let item = start; item < end; item++) counts[items[item]!]!++
      }
    }
  }
  for (let value = 0; value < oddCounts.length; value++) counts[value]! += oddCounts[value]!
  return counts
}

function presentValues(counts: Int32Array): Int32Array {
  const values = new Int32Array(counts.length)
  let count = 0
  for (let value = 1; value < counts.length; value++) if (counts[value] !== 0) values[count++] = value
  return values.subarray(0, count)
}

function mostFrequent(values: Int32Array, counts: Int32Array, limit: number): number[] {
  const keys = [
    { values: counts, rows: values, sign: -1, bound: Infinity },
    { values, rows: undefined, sign: 1, bound: -Infinity },
  ] as const
  return Array.from(topK(values.length, keys, { offset: 0, limit }), (at) => values[at]!)
}

function bounds(columns: Columns, field: string, rowSets: RowSets): Map<number, Bounds> {
  const { values } = columns.columns.get(field)!
  let from = Infinity
  let to = -Infinity
  for (const rows of rowSets)
    for (let at = 0; at < rows.length; at++) {
      const value = values[rows[at]!]!
      if (value < from) from = value
      if (value > to) to = value
    }
  return new Map(from > to ? [] : [[0, { from, to }]])
}

function boundsByKey(columns: Columns, field: string, rowSets: RowSets): Map<number, Bounds> {
  const { starts, lengths, items, values: listValues, scale, maxValue } = columns.lists.get(field)!
  const from = new Float64Array(maxValue + 1).fill(Infinity)
  const to = new Float64Array(maxValue + 1).fill(-Infinity)
  for (const rows of rowSets)
    for (let at = 0; at < rows.length; at++) {
      const start = starts[rows[at]!]!
      const end = start + lengths[rows[at]!]!
      for (let item = start; item < end; item++) {
        const key = items[item]!
        const value = listValues![item]!
        if (value < from[key]!) from[key] = value
        if (value > to[key]!) to[key] = value
      }
    }
  const bounds = new Map<number, Bounds>()
  for (let key = 1; key <= maxValue; key++)
    if (from[key]! <= to[key]!) bounds.set(key, { from: from[key]! / scale, to: to[key]! / scale })
  return bounds
}
