import type { Currency, Locale } from '#platform/constants.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import { isStoreShown } from '../catalog/drafts.ts'
import { type Partition, partitionOf, type PartitionRequest } from '../catalog/partition.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { treeIn, type TreeNode } from '../catalog/tree.ts'
import { geoErrors } from '../geo/errors.ts'
import { type Country, findLocation } from '../geo/queries.ts'
import { supplierErrors } from '../suppliers/errors.ts'
import { findStoreId } from '../suppliers/queries.ts'
import { resolveDelivery } from './deliveries.ts'
import type { PageRequest, ProductQuery } from './engine.ts'
import { searchErrors } from './errors.ts'
import { brandsByAlias, type Named, type Place, placesByAlias, storesByAlias } from './names.ts'
import { parseFilters, parseList } from './parse-filters.ts'
import { productSearchOf } from './product-search.ts'
import { sharedCharacteristics } from './facets/shared-characteristics.ts'

/** Query parameters with all names resolved. */
export type ResolvedQuery = {
  query: ProductQuery
  node: TreeNode | undefined
  /** Of the category; for a text in several categories, shared by their products; empty otherwise. */
  characteristics: Characteristic[]
  /** A text without filters: the characteristics follow from the categories of its result. */
  isTextOnly: boolean
  selected: SelectedValues
  sort: PageRequest['sort']
}
/** Undefined: no filter. Unknown aliases match no product. */
export type SelectedValues = {
  brands: Named[] | undefined
  stores: Named[] | undefined
  places: Place[] | undefined
  /** Countries that stores have to deliver to. */
  countries: Country[] | undefined
}

type QueryParameters = {
  text?: string
  search?: string
  q?: string
  category?: string
  location?: string
  store?: string
  brand?: string
  price?: string
  stock?: string
  minOrder?: string
  unit?: string
  verified?: string
  deal?: string
  supplier?: string
  place?: string
  deliversTo?: string
  sort?: string
  unknownFilters?: 'refuse' | 'ignore'
} & Record<string, unknown>

type Viewer = { locale: Locale; currency: Currency }

/** Counts the products of a query by leaf category. */
type CountCategories = (query: ProductQuery) => Promise<ReadonlyMap<number, number>>

/** The partition of a request, its search engine, and its parameters with all names resolved. */
export async function openSearch(context: PartitionRequest & { input: object }) {
  const partition = await partitionOf(context)
  const search = productSearchOf(partition.db).forRequest()
  const resolved = await resolveQuery(partition, context.input as QueryParameters, context.caller, (query) =>
    search.facetValues(query, 'category'),
  )
  return { partition, search, resolved }
}

/** Throws for an unknown category, location or store, and for a filter that means nothing unless they are ignored. */
async function resolveQuery(
  { db, drafts }: Partition,
  parameters: QueryParameters,
  { locale, currency }: Viewer,
  countCategories: CountCategories,
): Promise<ResolvedQuery> {
  const locationAlias = parameters.location === 'all' ? undefined : parameters.location
  const tree = parameters.category ? await treeIn(db, locale, drafts) : undefined
  const node = parameters.category ? tree?.byPath.get(parameters.category) : undefined
  if (parameters.category && !node) throw catalogErrors.unknownCategory()
  const [location, storeId, ofCategory, brands, stores, places, delivery] = await Promise.all([
    locationAlias ? findLocation(db, locationAlias, locale) : undefined,
    parameters.store ? findStoreId(db, parameters.store, isStoreShown(drafts)) : undefined,
    node?.level === 'Category' ? characteristicsOf(db, node.id, locale) : [],
    parameters.brand ? brandsByAlias(db, parseList(parameters.brand)) : undefined,
    parameters.supplier ? storesByAlias(db, parseList(parameters.supplier), locale, drafts) : undefined,
    parameters.place ? placesByAlias(db, parseList(parameters.place), locale) : undefined,
    resolveDelivery(db, parameters.deliversTo, locale),
  ])
  if (locationAlias && !location) throw geoErrors.unknownLocation()
  if (parameters.store && !storeId) throw supplierErrors.unknownStore()
  const text = (parameters.text || parameters.search || parameters.q || '').slice(0, maxTextLength)
  const scope = { categoryId: node?.id, locationId: location?.id, storeId }
  const isShared = text !== '' && node?.level !== 'Category'
  const isTextOnly = isShared && !isFiltered(parameters)
  const unfiltered = { text, locale, currency, drafts, scope, filters: {} }
  const characteristics =
    isShared && !isTextOnly ? await sharedCharacteristics(db, await countCategories(unfiltered), locale) : ofCategory
  const { filters, sort, ...parsed } = parseFilters(parameters, characteristics)
  const unknown = [...parsed.unknown, ...delivery.unknown]
  if (unknown[0] && parameters.unknownFilters === 'refuse') throw searchErrors.unknownFilter(unknown[0])
  return {
    query: {
      ...unfiltered,
      filters: {
        ...filters,
        brandIds: brands?.map(({ id }) => id),
        storeIds: stores?.map(({ id }) => id),
        locationIds: places?.map(({ id }) => id),
        deliveringStoreIds: delivery.storeIds,
      },
    },
    node,
    characteristics,
    isTextOnly,
    selected: { brands, stores, places, countries: delivery.countries },
    sort,
  }
}

const filterNames = [
  'brand',
  'price',
  'stock',
  'minOrder',
  'unit',
  'verified',
  'deal',
  'supplier',
  'place',
  'deliversTo',
]
const isFiltered = (parameters: QueryParameters) =>
  filterNames.some((name) => parameters[name]) ||
  Object.keys(parameters).some((name) => name.startsWith('f.')) ||
  [parameters.sort, parameters.facet].some((name) => /^-?f\./.test(String(name)))

const maxTextLength = 200
