// Search: lists of goods with their filters, and what the search box suggests. Every parameter is read forgivingly:
// an unknown value is ignored. A facet's counts leave out the facet's own choice, so that several values can be chosen.
import { z } from 'zod'
import { call, Empty, listOf, Locale, Name, Ok, PageNumber, PageSize, scoped } from '#platform/contract.ts'
import { CategoryShort, FilterType, ProductCard } from '#modules/catalog/contract.ts'
import { StoreCard } from '#modules/suppliers/contract.ts'

export const productSorts = ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder'] as const
const text = z.string().trim().max(200)

/** Characteristics come as `f.{key}`: option keys separated by commas, or `{from}-{to}`. */
const query = {
  ...scoped,
  text: text.optional(),
  search: text.optional(),
  q: text.optional(),
  category: z
    .string()
    .max(300)
    .optional()
    .describe('class, class/group or class/group/category aliases in the caller’s language'),
  location: z.string().max(80).optional(),
  store: z.string().max(100).optional(),
  brand: z.string().max(500).optional(),
  price: z.string().max(60).optional().describe("{from}-{to} in the caller's currency"),
  stock: z.string().max(60).optional().describe('InStock, ToOrder'),
  minOrder: z.string().max(60).optional().describe('{from}-{to}'),
  unit: z.string().max(100).optional(),
  verified: z.string().max(5).optional(),
  supplier: z.string().max(500).optional().describe('Aliases of stores: a filter, while `store` is where to look'),
  place: z.string().max(500).optional().describe('Aliases of places: a filter'),
}
export const FacetOption = z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })
export const Facet = z.object({
  /** The name of the URL parameter. */
  key: z.string(),
  type: FilterType,
  name: z.string(),
  unit: z.string(),
  isPromoted: z.boolean(),
  options: z
    .array(FacetOption)
    .describe('The chosen values and the most frequent others; `product/facet` finds the rest'),
  optionCount: z.int().describe('How many values there are in all'),
  bounds: z.object({ from: z.number(), to: z.number() }).nullable(),
  chosen: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
})
const ProductQuery = z.object({
  ...query,
  sort: z.enum(productSorts).catch('relevance').default('relevance'),
  page: PageNumber,
  pageSize: PageSize(24),
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe(
      '`nextCursor` of the answer before: goes on behind its last item, whatever has changed since; wins over `page`',
    ),
  facets: z.string().max(5).optional().describe("'0' leaves the filters out"),
})
export const searchProducts = call('GET x/platform/{p}/{g}/product/search', {
  access: 'public',
  limit: 'search',
  summary: 'Goods by text, category, place, brand, store, characteristics, price and stock, with filters',
  input: ProductQuery.catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({
    items: z.array(ProductCard),
    total: z.int(),
    isTotalExact: z
      .boolean()
      .describe('False: there are more than `total`, and the counts of filters are of the best matches'),
    page: z.int(),
    pageSize: z.int(),
    nextCursor: z.string().nullable(),
    facets: z.array(Facet),
    storeCount: z.int(),
    categories: z
      .array(CategoryShort)
      .describe('Nodes below the queried one (or, for text, the categories of the matches) with counts'),
    leftOut: z.array(z.string()).describe('Words that had to be ignored to find anything'),
    corrected: z
      .string()
      .nullable()
      .describe('The text as it was understood, where spelling or keyboard layout had to be mended'),
    elsewhere: z
      .array(z.object({ alias: z.string(), name: z.string(), count: z.int() }))
      .describe('Nothing here: the countries where the text finds goods'),
  }),
  errors: ['catalog.unknownCategory', 'geo.unknownLocation', 'suppliers.unknownStore'],
})
export const countProducts = call('GET x/platform/{p}/{g}/product/count', {
  access: 'public',
  limit: 'search',
  summary: 'The total of the same query',
  input: z.object(query).catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({ total: z.int() }),
  errors: ['catalog.unknownCategory', 'geo.unknownLocation', 'suppliers.unknownStore'],
})
export const searchFacet = call('GET x/platform/{p}/{g}/product/facet', {
  access: 'public',
  limit: 'search',
  summary: 'More values of one filter of the same query, by the beginning of their words',
  input: z
    .object({
      ...query,
      facet: z.string().max(60).describe('The key of the filter'),
      facetText: z.string().trim().max(80).default(''),
    })
    .catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({ items: z.array(FacetOption) }),
  errors: ['catalog.unknownCategory', 'geo.unknownLocation', 'suppliers.unknownStore'],
})
export const suggest = call('GET x/platform/{p}/{g}/product/suggest', {
  access: 'public',
  limit: 'search',
  summary: 'While typing: queries, categories, brands, stores, products',
  input: z.object({ ...scoped, text: text.default('') }),
  output: z.object({
    queries: z.array(z.string()),
    categories: z.array(CategoryShort),
    brands: z.array(z.object({ alias: z.string(), name: z.string() })),
    stores: z.array(StoreCard.pick({ id: true, alias: true, name: true, city: true })),
    products: z.array(ProductCard),
  }),
})

/** Progress comes over `GET events` too, as `account` events of the kind `searchRebuild`. */
export const SearchRebuild = z.object({
  id: z.int(),
  status: z.enum(['Running', 'Done', 'Failed']),
  done: z.int().describe('Goods'),
  total: z.int(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
})
export const rebuildSearch = call('POST system/sync-product-es', {
  access: 'admin:products',
  summary: 'Builds the search index anew while the old one serves; answers with the one that is running, if one is',
  input: Empty,
  output: SearchRebuild,
})
export const getSearchRebuild = call('GET system/sync-product-es', {
  access: 'admin:products',
  summary: 'How far the last building of the search index has come',
  input: Empty,
  output: SearchRebuild.nullable(),
})

/** Words and expressions of one language that mean the same to whoever searches for goods. */
const Synonyms = z.object({ id: z.int(), locale: Locale, words: z.array(z.string()), version: z.int() })
export const mostSynonyms = 20
export const longestSynonym = 60
const expression = Name(longestSynonym)
const words = z.array(expression).min(2).max(mostSynonyms)
const seen = {
  id: z.int().min(1).max(2_147_483_647),
  version: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .describe('As it was listed: what a colleague has changed since is not overwritten'),
}
const refusals = [
  'search.synonymWithoutWord',
  'search.synonymTooLong',
  'search.synonymRepeated',
  'search.synonymsKnown',
] as const
export const listSynonyms = call('GET x/admin-panel/synonym/list', {
  access: 'admin:categories',
  summary: 'Groups of synonyms of a language, the latest first',
  output: listOf(Synonyms),
  input: z.object({
    locale: Locale,
    query: z.string().trim().max(60).default('').describe('Part of a word'),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
})
export const createSynonyms = call('POST x/admin-panel/synonym/create', {
  access: 'admin:categories',
  summary: 'Adds a group; searches know it at once, in all processes',
  input: z.strictObject({ locale: Locale, words }),
  output: Synonyms,
  errors: [...refusals, 'search.tooManySynonyms'],
})
export const updateSynonyms = call('PUT x/admin-panel/synonym/update', {
  access: 'admin:categories',
  summary: 'Changes a group',
  input: z.strictObject({ ...seen, words }),
  output: Synonyms,
  errors: [...refusals, 'search.synonymsNotFound', 'search.synonymsChanged'],
})
export const deleteSynonyms = call('DELETE x/admin-panel/synonym/delete', {
  access: 'admin:categories',
  summary: 'Removes a group',
  input: z.strictObject(seen),
  output: Ok,
  errors: ['search.synonymsNotFound', 'search.synonymsChanged'],
})
