// The interface of the search engine. Routes, other modules, seeds and tests use only this; engine-suite.fixture.ts specifies it.
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { Drafts } from '../catalog/drafts.ts'

export type ProductSearch = {
  /** Throws before `start`. */
  search: (query: ProductQuery, page: PageRequest) => Promise<SearchResult>
  /** The total of the query, with the products that are only close. */
  count: (query: ProductQuery) => Promise<number>
  /** All values of one facet with their product counts; filters on the facet itself are ignored. */
  facetValues: (query: ProductQuery, facet: FacetField) => Promise<ReadonlyMap<number, number>>
  /** For each filter of the query, the total without it. */
  totalsWithout: (query: ProductQuery) => Promise<{ filter: FilterName; total: number }[]>
  suggest: (input: SuggestInput) => Promise<Suggestions>
  /** For one request: a text is looked up once, however often it is asked for with other filters. */
  forRequest: () => ProductSearch
  /** Makes everything that was committed before the call searchable in this process. */
  refresh: () => Promise<void>
  index: SearchIndex
  /** The engine that answers lists at the moment. */
  servedBy: () => 'process' | 'cluster' | 'PostgreSQL'
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Writes the index; needs no started engine, so workers, seeds and scripts use it too. */
export type SearchIndex = {
  /** Indexes the current text of these products. In a transaction it takes effect with the commit. */
  changed: (db: Db, productIds: readonly number[]) => Promise<void>
  /** Products that the index lacks, at most `limit`. */
  missing: (db: Db, limit: number) => Promise<number[]>
  /** Replaces the whole index while the old one serves; returns at once if another rebuild is running. */
  rebuild: (db: Db, onProgress?: (done: number, total: number) => void) => Promise<void>
}

/** Facets of thousands of values have only the most frequent ones. */
export const maxFacetValues = 30

/** Inclusive; null: no bound. */
export type Range = { from: number | null; to: number | null }

export type ProductQuery = {
  /** As typed; empty: all products of the scope. */
  text: string
  locale: Locale
  /** The currency of prices, in the query and in the result. */
  currency: Currency
  /** Stores whose products are included even if they are not live. */
  drafts: Drafts
  scope: { categoryId?: number | undefined; locationId?: number | undefined; storeId?: number | undefined }
  filters: ProductFilters
}

/** A facet ignores the filter on itself. An empty list of ids matches no product. */
export type ProductFilters = {
  brandIds?: readonly number[] | undefined
  storeIds?: readonly number[] | undefined
  /** Cities, regions or countries. */
  locationIds?: readonly number[] | undefined
  /** Stores that deliver to the place of the buyer's choice: a filter of its own beside `storeIds`. */
  deliveringStoreIds?: readonly number[] | undefined
  /** Minor units of the query's currency. */
  price?: Range | undefined
  minOrder?: Range | undefined
  unitCodes?: readonly string[] | undefined
  /** Products with low stock are also in stock. */
  stock?: readonly StockStatus[] | undefined
  isVerified?: true | undefined
  deals?: readonly Deal[] | undefined
  characteristics?: readonly CharacteristicFilter[] | undefined
}

export const hasFilters = ({ characteristics = [], ...filters }: ProductFilters) =>
  characteristics.length > 0 || Object.values(filters).some((filter) => filter !== undefined)

export type FilterName = Exclude<keyof ProductFilters, 'characteristics'> | { characteristicId: number }
export type StockStatus = 'InStock' | 'Low' | 'OutOfStock'
/** Below the supplier's previous price; made under the buyer's brand. */
export const deals = ['Reduced', 'PrivateLabel'] as const
export type Deal = (typeof deals)[number]
/** `text`: part of the value in any language. */
export type CharacteristicFilter = { characteristicId: number } & (
  | { optionIds: readonly number[] }
  | { range: Range }
  | { text: string }
)

/** By number, or by the place of the product's option in `optionIds`; products without a value come last. */
export type CharacteristicSort = {
  characteristicId: number
  optionIds?: readonly number[] | undefined
  isDescending: boolean
}

export type PageRequest = {
  sort: 'relevance' | 'priceUp' | 'priceDown' | 'new' | 'minOrder' | 'stock' | CharacteristicSort
  /** From 1. */
  page: number
  pageSize: number
  /** `nextCursor` of the previous page; takes precedence over `page`. An invalid cursor starts at the beginning. */
  cursor?: string | undefined
  /** Products that come before the others, in this order, as far as they match; fewer than `pageSize`, the same on every page. */
  pinnedIds?: readonly number[] | undefined
  hasFacets: boolean
}

export type SearchResult = {
  productIds: number[]
  total: number
  /** False: `total` and all counts are of the best matches only. */
  isTotalExact: boolean
  nextCursor: string | null
  storeCount: number
  /** Product counts by leaf category. */
  categories: ReadonlyMap<number, number>
  facets: ProductFacets | undefined
  /** The number of products that match the text; those after them are only close. Null: all match. */
  closeAfter: number | null
  /** Words of the text that were ignored, because nothing matched all of them. */
  droppedTerms: string[]
  /** The text that was searched for, if spelling or keyboard layout was corrected. */
  correctedText: string | null
  /** Results of one query with the same revision are equal within the process. Null: unknown, do not cache. */
  revision: number | null
}

export type Bounds = { from: number; to: number }
/** `counts` has the most frequent values and the filtered ones; `valueCount` is the number of all values. */
export type ValueFacet = { counts: ReadonlyMap<number, number>; valueCount: number }
export type ProductFacets = {
  availability: { inStock: number; low: number; toOrder: number; verified: number }
  deals: Record<Deal, number>
  brands: ValueFacet
  stores: ValueFacet
  /** By city. */
  locations: ReadonlyMap<number, number>
  /** All stores, without the filter on those that deliver. */
  deliveringStores: ReadonlyMap<number, number>
  units: ReadonlyMap<string, number>
  /** Minor units of the query's currency, rounded outward. */
  price: Bounds | undefined
  minOrder: Bounds | undefined
  /** Only for a leaf category and for a text: by option, with all filters applied. */
  options: ReadonlyMap<number, number>
  /** For characteristics with a filter: by option, with all other filters applied. */
  filteredOptions: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Only for a leaf category and for a text: by characteristic. */
  intervals: ReadonlyMap<number, Bounds>
}

export type FacetField = 'brand' | 'store' | 'location' | 'category' | { characteristicId: number }

export type SuggestInput = { text: string; locale: Locale; drafts: Drafts }
export type Suggestions = {
  /** The text with corrections; empty if it has no words. */
  text: string
  /** Completions of the text, the most frequent first. */
  queries: string[]
  /** Popular products whose names have the words; the last word may be incomplete. */
  productIds: number[]
}
