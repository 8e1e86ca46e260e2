// A list of documents, as every engine filters, counts and orders it. A document is an id and numeric fields.

/** `anyOf` applies to keywords, `from` and `to` to numbers, both inclusive; null: no bound. */
export type Condition =
  | { field: string; anyOf: readonly number[] }
  | { field: string; key?: number; from: number | null; to: number | null }

/**
 * `score` is the relevance of a text match. Documents without a value of a list come last. The last order is always `id`, so
 * that no two documents are equal.
 */
export type Order = {
  by: string | 'score' | 'id'
  isDescending: boolean
  /** Of `numbers`. */
  key?: number
  /** For `keywords`: the order of the values. */
  ranked?: readonly number[] | undefined
}

export type FacetRequest =
  /** Documents by value: of the `maxValues` most frequent values, of those in `include`, or of all. */
  | { kind: 'counts'; field: string; group: string; maxValues?: number; include?: readonly number[] }
  | { kind: 'distinct' | 'bounds'; field: string; group: string }

export type ColumnQuery = {
  /** Conditions that every document of the list meets. */
  scope: readonly Condition[]
  /** Multi-select filters. A facet ignores the conditions of its own group. */
  filters: readonly { group: string; condition: Condition }[]
  /** Text matches with their scores; undefined: every document of the scope. */
  matches?: { ids: readonly number[]; scores: readonly number[] } | undefined
  order: readonly Order[]
  /** Ids of documents that come before the others, in this order, as far as they match. */
  pinned?: readonly number[] | undefined
  /** Keyset pagination: the order values of the last document of the previous page, which has all pinned ones. */
  after?: readonly number[] | undefined
  offset: number
  size: number
  facets: Readonly<Record<string, FacetRequest>>
}

export type Bounds = { from: number; to: number }
/** By the kind of the request: documents by value and the number of values; the number of values; bounds by key (0 for a `number`). */
export type FacetResult =
  | { counts: ReadonlyMap<number, number>; count: number }
  | { count: number }
  | { bounds: ReadonlyMap<number, Bounds> }

export type ColumnResult = {
  ids: number[]
  total: number
  /** The order values of the last of `ids`, if more documents follow. */
  last: number[] | undefined
  facets: Readonly<Record<string, FacetResult>>
}
