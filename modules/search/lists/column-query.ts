import type { Db } from '#platform/db/database.ts'
import { euroMicros, type Rates } from '#platform/values/money.ts'
import { treeIn, type TreeNode } from '../../catalog/tree.ts'
import {
  type CharacteristicFilter,
  type CharacteristicSort,
  type FilterName,
  maxFacetValues,
  type Deal,
  type PageRequest,
  type ProductQuery,
  type StockStatus,
} from '../engine.ts'
import { type Place, placesIn } from '../names.ts'
import type { ColumnQuery, Condition, FacetRequest, Order } from './list-query.ts'
import type { TextMatches } from '../text/match-text.ts'
import { booleanKeyword, dealKeywords, stockKeywords } from '../postgres/product-columns.ts'

/** The names of the query's scope and locations, resolved to the keywords of the columns. */
export type ResolvedScope = { node: TreeNode | undefined; conditions: Condition[]; places: ReadonlyMap<number, Place> }
/** How an engine writes what it does not store as a number. */
export type Encoding = {
  rates: Rates
  /** 0 for a unit that no product has. */
  numberOfUnit: (code: string) => number
  unitOf: (number: number) => string
  textCondition: (characteristicId: number, part: string) => Condition
}
type Filters = ColumnQuery['filters']

export async function resolveScope(db: Db, { scope, filters, locale, drafts }: ProductQuery): Promise<ResolvedScope> {
  const { categoryId, locationId, storeId } = scope
  const [tree, places] = await Promise.all([
    categoryId === undefined ? undefined : treeIn(db, locale, drafts),
    locationId === undefined && !filters.locationIds ? new Map<number, Place>() : placesIn(db, locale),
  ])
  const node = categoryId === undefined ? undefined : tree?.byId.get(categoryId)
  const conditions: Condition[] = []
  if (categoryId !== undefined) conditions.push({ field: 'category', anyOf: node ? leafIdsOf(node) : [] })
  if (storeId !== undefined) conditions.push({ field: 'store', anyOf: [storeId] })
  if (locationId !== undefined) conditions.push({ field: 'location', anyOf: citiesIn(places, [locationId]) })
  return { node, conditions, places }
}

const leafIdsOf = (node: TreeNode): number[] =>
  node.level === 'Category' ? [node.id] : node.children.flatMap(leafIdsOf)

const citiesIn = (places: ResolvedScope['places'], ids: readonly number[]) =>
  ids.flatMap((id) => places.get(id)?.cityIds ?? [])

export function filtersOf(
  { filters, currency }: ProductQuery,
  { places }: ResolvedScope,
  { rates, numberOfUnit, textCondition }: Encoding,
): Filters {
  const { brandIds, storeIds, locationIds, deliveringStoreIds, price, minOrder, unitCodes, stock, isVerified, deals } =
    filters
  const micros = (minor: number | null) => (minor === null ? null : euroMicros({ minor, currency }, rates))
  const all: (Filters[number] | undefined)[] = [
    brandIds && { group: groups.brandIds, condition: { field: 'brand', anyOf: brandIds } },
    storeIds && { group: groups.storeIds, condition: { field: 'store', anyOf: storeIds } },
    locationIds && {
      group: groups.locationIds,
      condition: { field: 'location', anyOf: citiesIn(places, locationIds) },
    },
    deliveringStoreIds && {
      group: groups.deliveringStoreIds,
      condition: { field: 'store', anyOf: deliveringStoreIds },
    },
    price && { group: groups.price, condition: { field: 'price', from: micros(price.from), to: micros(price.to) } },
    minOrder && { group: groups.minOrder, condition: { field: 'minOrder', ...minOrder } },
    unitCodes && { group: groups.unitCodes, condition: { field: 'unit', anyOf: unitCodes.map(numberOfUnit) } },
    stock && { group: groups.stock, condition: { field: 'stock', anyOf: stockKeywordsOf(stock) } },
    isVerified && { group: groups.isVerified, condition: isTrue('isVerified', true) },
    deals && { group: groups.deals, condition: { field: 'deal', anyOf: deals.flatMap(dealKeywordsWith) } },
    ...(filters.characteristics ?? []).map((filter) => ({
      group: characteristicGroup(filter.characteristicId),
      condition: characteristicCondition(filter, textCondition),
    })),
  ]
  return all.filter((filter) => filter !== undefined)
}

const isTrue = (field: string, value: boolean): Condition => ({ field, anyOf: [booleanKeyword(value)] })

/** The filters of the query with the groups of their conditions. */
export function filterGroups({ filters }: ProductQuery): { filter: FilterName; group: string }[] {
  const { characteristics = [], ...others } = filters
  return [
    ...(Object.keys(groups) as (keyof typeof groups)[])
      .filter((name) => others[name] !== undefined)
      .map((name) => ({ filter: name, group: groups[name] })),
    ...characteristics.map(({ characteristicId }) => ({
      filter: { characteristicId },
      group: characteristicGroup(characteristicId),
    })),
  ]
}

const groups = {
  brandIds: 'brand',
  storeIds: 'store',
  locationIds: 'location',
  deliveringStoreIds: 'delivery',
  price: 'price',
  minOrder: 'minOrder',
  unitCodes: 'unit',
  stock: 'stock',
  isVerified: 'isVerified',
  deals: 'deal',
} as const satisfies Record<Extract<FilterName, string>, string>

const stockKeywordsOf = (stock: readonly StockStatus[]) =>
  (stock.includes('InStock') ? [...stock, 'Low' as const] : stock).map((status) => stockKeywords[status])

/** The keywords of products that have the deal, alone or with another. */
export const dealKeywordsWith = (deal: Deal) => {
  const { Reduced, PrivateLabel } = dealKeywords
  return [dealKeywords[deal], Reduced + PrivateLabel]
}

export const characteristicGroup = (id: number) => `characteristic:${id}`

function characteristicCondition(filter: CharacteristicFilter, textCondition: Encoding['textCondition']): Condition {
  if ('range' in filter) return { field: 'intervals', key: filter.characteristicId, ...filter.range }
  if ('text' in filter) return textCondition(filter.characteristicId, filter.text)
  return { field: 'options', anyOf: filter.optionIds }
}

const descending = (by: string): Order => ({ by, isDescending: true })
const ascending = (by: string): Order => ({ by, isDescending: false })
const orders: Record<Exclude<PageRequest['sort'], CharacteristicSort> | 'text', readonly Order[]> = {
  relevance: [descending('inStock'), descending('popularity'), descending('id')],
  text: [
    descending('score'),
    descending('inStock'),
    descending('isVerified'),
    descending('popularity'),
    descending('id'),
  ],
  priceUp: [ascending('price'), ascending('id')],
  priceDown: [descending('price'), descending('id')],
  new: [descending('createdAt'), descending('id')],
  minOrder: [ascending('minOrder'), descending('popularity'), descending('id')],
  stock: [descending('available'), descending('popularity'), descending('id')],
}

function orderOf(sort: PageRequest['sort'], isText: boolean): readonly Order[] {
  if (typeof sort === 'string') return orders[sort === 'relevance' && isText ? 'text' : sort]
  const { characteristicId, optionIds, isDescending } = sort
  const by = optionIds ? 'options' : 'intervals'
  return [{ by, key: characteristicId, ranked: optionIds, isDescending }, descending('popularity'), descending('id')]
}

/** The largest offset of a numbered page; cursors have no limit. */
const maxOffset = 10_000

/** Products that are only close come after the matches in every order. */
export function pageOf({ sort, page, pageSize, cursor, pinnedIds }: PageRequest, matches: TextMatches | undefined) {
  const order = [...(hasOwnOrder(sort, matches) ? [descending('score')] : []), ...orderOf(sort, matches !== undefined)]
  return {
    order,
    pinned: pinnedIds,
    after: cursor ? decodeCursor(cursor, order) : undefined,
    offset: Math.min((page - 1) * pageSize, maxOffset),
    size: pageSize,
  }
}

/** Matches for an order of their own: only whether they match counts. */
export const matchesFor = (sort: PageRequest['sort'], matches: TextMatches | undefined) =>
  matches && hasOwnOrder(sort, matches)
    ? { ids: matches.ids, scores: matches.ids.map((_, at) => Number(at < matches.closeFrom)) }
    : matches

const hasOwnOrder = (sort: PageRequest['sort'], matches: TextMatches | undefined) =>
  matches !== undefined && sort !== 'relevance' && hasClose(matches)

export const hasClose = ({ ids, closeFrom }: TextMatches) => closeFrom < ids.length

export const encodeCursor = (values: readonly number[] | undefined) => values?.join('_') ?? null

/** Undefined for a malformed cursor or one of another order. */
function decodeCursor(cursor: string, order: readonly Order[]) {
  const values = cursor.split('_').map(Number)
  return values.length === order.length && values.every(Number.isFinite) ? values : undefined
}

/** Counts that every list needs. */
export const listCounts: Record<string, FacetRequest> = {
  storeCount: { kind: 'distinct', field: 'store', group: '' },
  categories: { kind: 'counts', field: 'category', group: '' },
}

/** Characteristics without a filter share one pass; each with a filter has its own. */
export function facetRequests({ text, filters }: ProductQuery, { node }: ResolvedScope): Record<string, FacetRequest> {
  const { brandIds, storeIds, characteristics = [] } = filters
  const hasCharacteristics = node?.level === 'Category' || text !== ''
  const ofCharacteristics: Record<string, FacetRequest> = hasCharacteristics
    ? {
        options: { kind: 'counts', field: 'options', group: '' },
        intervals: { kind: 'bounds', field: 'intervals', group: '' },
      }
    : {}
  for (const filter of hasCharacteristics ? characteristics : []) {
    const group = characteristicGroup(filter.characteristicId)
    if ('text' in filter) continue
    ofCharacteristics[group] =
      'range' in filter ? { kind: 'bounds', field: 'intervals', group } : { kind: 'counts', field: 'options', group }
  }
  return {
    stock: { kind: 'counts', field: 'stock', group: 'stock' },
    isVerified: { kind: 'counts', field: 'isVerified', group: 'isVerified' },
    deals: { kind: 'counts', field: 'deal', group: 'deal' },
    brands: { kind: 'counts', field: 'brand', group: 'brand', maxValues: maxFacetValues, include: brandIds },
    stores: { kind: 'counts', field: 'store', group: 'store', maxValues: maxFacetValues, include: storeIds },
    locations: { kind: 'counts', field: 'location', group: 'location' },
    deliveringStores: { kind: 'counts', field: 'store', group: 'delivery' },
    units: { kind: 'counts', field: 'unit', group: 'unit' },
    price: { kind: 'bounds', field: 'price', group: 'price' },
    minOrder: { kind: 'bounds', field: 'minOrder', group: 'minOrder' },
    ...ofCharacteristics,
  }
}
