// What lists of documents are asked for, and what they answer. A document is an id and fields that are numbers:
//   keyword   one whole number above 0, such as a category; 0: none       keywords  any number of them
//   number    one number, such as a price                                 numbers   numbers by key, such as sizes
// The engine of this folder keeps the columns in the process. A search cluster can stand behind the same interface.

export type FieldKind = 'keyword' | 'keywords' | 'number' | 'numbers'
/** `isListed`: scopes often name it, so the documents of each value are kept together. */
export type Field = { kind: FieldKind; isListed?: boolean }
export type Schema = Readonly<Record<string, Field>>
export type Document = {
  id: number
  values: Readonly<Record<string, number | readonly number[] | Readonly<Record<number, number>>>>
}

/** `anyOf` asks keywords, `from` and `to` ask numbers, both included; null: no bound. */
export type Condition =
  | { field: string; anyOf: readonly number[] }
  | { field: string; key?: number; from: number | null; to: number | null }

/** `grade` is how well a match answers the text. The last order is always by `id`, so that no two documents are equal. */
export type Order = { by: string | 'grade' | 'id'; isDescending: boolean }

export type FacetRequest =
  /** Documents by value: of the `most` frequent values, of those in `always`, or of all. */
  | { kind: 'counts'; field: string; group: string; most?: number; always?: readonly number[] }
  | { kind: 'distinct' | 'bounds'; field: string; group: string }

export type Search = {
  /** What every document of the list fulfils. */
  scope: readonly Condition[]
  /** What the visitor chose. A facet leaves out the conditions of its own group. */
  filters: readonly { group: string; condition: Condition }[]
  /** Found by their text; undefined: every document of the scope. */
  matches?: { ids: readonly number[]; grades: readonly number[] } | undefined
  order: readonly Order[]
  /** The order's values of the last document seen. */
  after?: readonly number[] | undefined
  offset: number
  size: number
  facets: Readonly<Record<string, FacetRequest>>
}

export type Bounds = { from: number; to: number }
/** By the kind of the request: documents by value and how many values there are; how many values; bounds by key (0 for a `number`). */
export type FacetAnswer =
  | { counts: ReadonlyMap<number, number>; count: number }
  | { count: number }
  | { bounds: ReadonlyMap<number, Bounds> }

export type Found = {
  ids: number[]
  total: number
  /** The order's values of the last of `ids`, when more documents follow. */
  last: number[] | undefined
  facets: Readonly<Record<string, FacetAnswer>>
}

export type SearchEngine = { find: (search: Search) => Promise<Found> }
