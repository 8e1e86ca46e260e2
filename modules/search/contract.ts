// Search: product lists with their facets, and suggestions. A facet ignores the filter on itself, so that several values can be
// selected. A filter that means nothing is refused; pages have it ignored, so that old links still work.
import { z } from 'zod'
import { call, Empty, listOf, Locale, Name, Ok, PageNumber, PageSize, scoped, SearchQuery } from '#platform/contract.ts'
import { CategoryShort, FilterType, ProductCard } from '#modules/catalog/contract.ts'
import { StoreCard } from '#modules/suppliers/store-card-contract.ts'

export const productSorts = ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder', 'stock'] as const
const text = z.string().trim().max(200)

/** Characteristics are parameters `f.{key}`: option keys separated by commas, `{from}-{to}`, or a part of a text. */
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
  stock: z
    .string()
    .max(60)
    .optional()
    .describe('InStock (with low stock), Low, OutOfStock or its synonym ToOrder, separated by commas'),
  minOrder: z.string().max(60).optional().describe('{from}-{to}'),
  unit: z.string().max(100).optional(),
  verified: z.string().max(5).optional().describe('1 or true'),
  deal: z
    .string()
    .max(60)
    .optional()
    .describe(
      'Reduced (below the supplier’s previous price), PrivateLabel (made under the buyer’s brand), separated by commas',
    ),
  supplier: z.string().max(500).optional().describe('Aliases of stores: a filter, whereas `store` is the scope'),
  place: z.string().max(500).optional().describe('Aliases of places: a filter'),
  deliversTo: z
    .string()
    .max(500)
    .optional()
    .describe('Aliases of countries: products of the stores that deliver to one of them'),
  unknownFilters: z
    .enum(['refuse', 'ignore'])
    .default('refuse')
    .describe('What becomes of values of filters that mean nothing; unknown aliases match no product'),
}
const queryErrors = [
  'catalog.unknownCategory',
  'geo.unknownLocation',
  'suppliers.unknownStore',
  'search.unknownFilter',
] as const
export const FacetOption = z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })
export const Facet = z.object({
  /** The URL parameter. */
  key: z.string(),
  type: FilterType,
  name: z.string(),
  unit: z.string(),
  isPromoted: z.boolean(),
  options: z.array(FacetOption).describe('The selected and the most frequent values; `product/facet` finds the others'),
  optionCount: z.int().describe('The number of all values'),
  bounds: z.object({ from: z.number(), to: z.number() }).nullable(),
  chosen: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  text: z.string().describe('The chosen part of a Text'),
})
const ProductQuery = z.object({
  ...query,
  sort: z
    .string()
    .max(80)
    .default('relevance')
    .describe(
      `${productSorts.join(', ')}, or a characteristic of the category that is a filter: f.{key}, descending: -f.{key}`,
    ),
  page: PageNumber,
  pageSize: PageSize(24),
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe(
      '`nextCursor` of the previous page: continues after its last item, whatever has changed since; takes precedence over `page`',
    ),
  facets: z.string().max(5).optional().describe("'0' omits the facets"),
  promo: z
    .string()
    .max(5)
    .optional()
    .describe("'1': promoted products come first in a list without text and filters in default order, and count in it"),
})
export const searchProducts = call('GET x/platform/{p}/{g}/product/search', {
  access: 'public',
  limit: 'search',
  summary: 'Products by text, category, place, brand, store, characteristics, price and stock, with facets',
  input: ProductQuery.catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({
    items: z.array(ProductCard),
    total: z.int(),
    closeAfter: z
      .int()
      .nullable()
      .describe('For a text with few matches: their number. The products after them lack some of its words'),
    isTotalExact: z.boolean().describe('False: there are more than `total`, and facet counts are of the best matches'),
    page: z.int(),
    pageSize: z.int(),
    nextCursor: z.string().nullable(),
    facets: z.array(Facet),
    storeCount: z.int(),
    categories: z
      .array(CategoryShort)
      .describe('Child nodes of the category (for a text without category: the categories of the matches) with counts'),
    leftOut: z.array(z.string()).describe('Words as typed that were dropped because nothing matched all of them'),
    corrected: z
      .string()
      .nullable()
      .describe('The text that was searched for, if spelling or keyboard layout was corrected'),
    stores: z.array(StoreCard).describe('On the first page: those whose names begin with the text'),
    named: z
      .object({
        categories: z.array(CategoryShort),
        brands: z.array(z.object({ alias: z.string(), name: z.string(), productCount: z.int() })),
      })
      .describe('On the first page: those whose name the text is'),
    withoutFilters: z
      .array(z.object({ key: z.string().describe('The parameter of the filter'), total: z.int() }))
      .describe('If the filters leave no product: the totals without one of them, as far as there are products'),
    near: z
      .array(CategoryShort)
      .describe('For a text without matches: the categories whose names have words like its own'),
    elsewhere: z
      .array(z.object({ alias: z.string(), name: z.string(), count: z.int() }))
      .describe('If the location has no matches: the countries that have'),
  }),
  errors: queryErrors,
})
export const countProducts = call('GET x/platform/{p}/{g}/product/count', {
  access: 'public',
  limit: 'search',
  summary: 'The total of the same query',
  input: z.object(query).catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({ total: z.int() }),
  errors: queryErrors,
})
export const searchFacet = call('GET x/platform/{p}/{g}/product/facet', {
  access: 'public',
  limit: 'search',
  summary: 'Values of one facet of the same query, by a prefix of their words',
  input: z
    .object({
      ...query,
      facet: z.string().max(60).describe('The key of the facet'),
      facetText: z.string().trim().max(80).default(''),
    })
    .catchall(z.union([z.string().max(500), z.number()])),
  output: z.object({ items: z.array(FacetOption) }),
  errors: queryErrors,
})
export const suggest = call('GET x/platform/{p}/{g}/product/suggest', {
  access: 'public',
  limit: 'search',
  summary: 'Suggestions while typing: queries, categories, brands, stores, products',
  input: z.object({ ...scoped, text: text.default('') }),
  output: z.object({
    queries: z.array(z.string()),
    categories: z.array(CategoryShort),
    brands: z.array(z.object({ alias: z.string(), name: z.string() })),
    stores: z.array(StoreCard.pick({ id: true, alias: true, name: true, city: true })),
    products: z.array(ProductCard),
  }),
})

export const chooseProduct = call('POST x/search/choice/add', {
  access: 'public',
  summary: 'The product that a visitor has opened or put into the cart in the results of a text',
  input: z.strictObject({ text: text.min(1), productId: z.int().min(1).max(2_147_483_647) }),
  output: Ok,
})

/** `GET events` reports the progress too, as `account` events of the kind `searchRebuild`. */
export const SearchRebuild = z.object({
  id: z.int(),
  status: z.enum(['Running', 'Done', 'Failed']),
  done: z.int().describe('Products'),
  total: z.int(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
})
export const rebuildSearch = call('POST system/sync-product-es', {
  access: 'admin:products',
  summary: 'Starts a rebuild of the search index while the old one serves, or returns the running one',
  input: Empty,
  output: SearchRebuild,
})
export const getSearchRebuild = call('GET system/sync-product-es', {
  access: 'admin:products',
  summary: 'The progress of the latest rebuild of the search index',
  input: Empty,
  output: SearchRebuild.nullable(),
})

/** Words and expressions of one language that are equivalent in a search. */
const Synonyms = z.object({ id: z.int(), locale: Locale, words: z.array(z.string()), version: z.int() })
export const maxSynonyms = 20
export const maxSynonymLength = 60
const synonym = Name(maxSynonymLength)
const words = z.array(synonym).min(2).max(maxSynonyms)
const versionedId = {
  id: z.int().min(1).max(2_147_483_647),
  version: z.int().min(1).max(2_147_483_647).describe('As listed; the call fails if the group has changed since'),
}
const groupErrors = [
  'search.synonymWithoutWord',
  'search.synonymTooLong',
  'search.synonymRepeated',
  'search.synonymsKnown',
] as const
export const listSynonyms = call('GET x/admin-panel/synonym/list', {
  access: 'admin:categories',
  summary: 'Groups of synonyms of a language, the newest first',
  output: listOf(Synonyms),
  input: z.object({
    locale: Locale,
    query: SearchQuery('Part of a word', 60),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
})
export const createSynonyms = call('POST x/admin-panel/synonym/create', {
  access: 'admin:categories',
  summary: 'Adds a group, effective at once in all processes',
  input: z.strictObject({ locale: Locale, words }),
  output: Synonyms,
  errors: [...groupErrors, 'search.tooManySynonyms'],
})
export const updateSynonyms = call('PUT x/admin-panel/synonym/update', {
  access: 'admin:categories',
  summary: 'Changes a group',
  input: z.strictObject({ ...versionedId, words }),
  output: Synonyms,
  errors: [...groupErrors, 'search.synonymsNotFound', 'search.synonymsChanged'],
})
export const deleteSynonyms = call('DELETE x/admin-panel/synonym/delete', {
  access: 'admin:categories',
  summary: 'Removes a group',
  input: z.strictObject(versionedId),
  output: Ok,
  errors: ['search.synonymsNotFound', 'search.synonymsChanged'],
})
