import type { Db } from '#platform/db/database.ts'
import type { Condition, FacetAnswer, FacetRequest, Found, Order, Search } from '#platform/search/engine.ts'
import type { TreeNode } from '../catalog/tree.ts'
import { withDrafts } from './draft-goods.ts'
import { flag } from './goods-columns.ts'
import { areFacetsKept } from './kept-lists.ts'
import { type LiveGoods, liveGoodsOf } from './live-goods.ts'
import { type Matches, matchText } from './match.ts'
import { placesIn } from './names.ts'
import type { ProductQuery, Range } from './query.ts'

export type Page = {
  sort: 'relevance' | 'priceUp' | 'priceDown' | 'new' | 'minOrder'
  page: number
  pageSize: number
  cursor?: string | undefined
}
export type FoundGoods = {
  ids: number[]
  total: number
  nextCursor: string | null
  /** Undefined where there was no text. */
  matches: Matches | undefined
  /** Of the list as it is shown. */
  storeCount: number
  categories: ReadonlyMap<number, number>
  facets: Readonly<Record<string, FacetAnswer>>
  /** The same object as for others who ask for the list. */
  areFacetsKept: boolean
}

/** The furthest place that a page is shown from; a cursor goes on without end. */
const furthest = 10_000

/** One page of a list of live goods, with the counts that its filters need. */
export async function findGoods(db: Db, query: ProductQuery, page: Page, hasFacets: boolean): Promise<FoundGoods> {
  const goods = goodsOf(db, query)
  const search = await searchOf(db, goods, query)
  const order = orders[page.sort === 'relevance' && search.matches ? 'text' : page.sort]
  const after = page.cursor ? afterOf(page.cursor, order) : undefined
  const found = await goods.find({
    ...search,
    order,
    after,
    offset: Math.min((page.page - 1) * page.pageSize, furthest),
    size: page.pageSize,
    facets: { ...listed, ...(hasFacets && facetsOf(query)) },
  })
  return {
    ids: found.ids,
    total: found.total,
    nextCursor: found.last?.join('_') ?? null,
    matches: search.matches,
    storeCount: countOf(found, 'stores'),
    categories: countsOf(found, 'categories'),
    facets: found.facets,
    areFacetsKept: !query.drafts && areFacetsKept({ ...search, after }),
  }
}

export async function countGoods(db: Db, query: ProductQuery): Promise<number> {
  const goods = goodsOf(db, query)
  return (await goods.find({ ...(await searchOf(db, goods, query)), order: [], offset: 0, size: 0, facets: {} })).total
}

/** How many goods of the query each value of one field has, whatever was chosen of it. */
export async function countValues(
  db: Db,
  query: ProductQuery,
  field: string,
  group: string,
): Promise<ReadonlyMap<number, number>> {
  const goods = goodsOf(db, query)
  const search = await searchOf(db, goods, query)
  return countsOf(
    await goods.find({
      ...search,
      order: [],
      offset: 0,
      size: 0,
      facets: { values: { kind: 'counts', field, group } },
    }),
    'values',
  )
}

const goodsOf = (db: Db, { drafts }: ProductQuery): LiveGoods =>
  drafts ? withDrafts(db, liveGoodsOf(db), drafts) : liveGoodsOf(db)

export const countsOf = (found: Pick<Found, 'facets'>, name: string): ReadonlyMap<number, number> => {
  const answer = found.facets[name]
  return answer && 'counts' in answer ? answer.counts : new Map()
}
export const countOf = (found: Pick<Found, 'facets'>, name: string): number => {
  const answer = found.facets[name]
  return answer && 'count' in answer ? answer.count : 0
}
export function boundsOf(found: Pick<Found, 'facets'>, name: string, key = 0): Range | undefined {
  const answer = found.facets[name]
  return answer && 'bounds' in answer ? answer.bounds.get(key) : undefined
}

const descending = (by: string): Order => ({ by, isDescending: true })
const ascending = (by: string): Order => ({ by, isDescending: false })
const orders: Record<Page['sort'] | 'text', readonly Order[]> = {
  relevance: [descending('inStock'), descending('popularity'), descending('id')],
  text: [
    descending('grade'),
    descending('inStock'),
    descending('isVerified'),
    descending('popularity'),
    descending('id'),
  ],
  priceUp: [ascending('price'), ascending('id')],
  priceDown: [descending('price'), descending('id')],
  new: [descending('createdAt'), descending('id')],
  minOrder: [ascending('minOrder'), descending('popularity'), descending('id')],
}

/** A cursor of another order, or none at all, begins at the beginning. */
function afterOf(cursor: string, order: readonly Order[]) {
  const values = cursor.split('_').map(Number)
  return values.length === order.length && values.every(Number.isFinite) ? values : undefined
}

async function searchOf(
  db: Db,
  goods: LiveGoods,
  query: ProductQuery,
): Promise<Pick<Search, 'scope' | 'filters' | 'matches'> & { matches: Matches | undefined }> {
  const { node, locationId, storeId, words, locale, drafts } = query
  const [places, matches] = await Promise.all([
    locationId ? placesIn(db, locale) : undefined,
    words.trim() ? matchText(db, words, locale, { nodeId: node?.id, locationId, storeId, drafts }) : undefined,
  ])
  const scope: Condition[] = []
  if (node) scope.push({ field: 'category', anyOf: leavesOf(node) })
  if (storeId) scope.push({ field: 'store', anyOf: [storeId] })
  if (locationId) scope.push({ field: 'location', anyOf: places!.get(locationId)?.cityIds ?? [] })
  return { scope, filters: filtersOf(query, goods), matches }
}

export const leavesOf = (node: TreeNode): number[] =>
  node.level === 'Category' ? [node.id] : node.children.flatMap(leavesOf)

function filtersOf(
  { brands, suppliers, places, price, minOrder, units, stock, verified, chosen }: ProductQuery,
  goods: LiveGoods,
) {
  const filters: { group: string; condition: Condition }[] = []
  if (brands) filters.push({ group: 'brand', condition: { field: 'brand', anyOf: idsOf(brands) } })
  if (suppliers) filters.push({ group: 'supplier', condition: { field: 'store', anyOf: idsOf(suppliers) } })
  if (places)
    filters.push({ group: 'place', condition: { field: 'location', anyOf: places.flatMap(({ cityIds }) => cityIds) } })
  if (price) filters.push({ group: 'price', condition: { field: 'price', ...price } })
  if (minOrder) filters.push({ group: 'minOrder', condition: { field: 'minOrder', ...minOrder } })
  if (units.length > 0)
    filters.push({ group: 'unit', condition: { field: 'unit', anyOf: units.map(goods.numberOfUnit) } })
  if (stock.length === 1) filters.push({ group: 'stock', condition: inStock(stock[0] === 'InStock') })
  if (verified) filters.push({ group: 'verified', condition: isVerified })
  for (const { characteristic, optionIds, range } of chosen)
    filters.push({
      group: `f.${characteristic.id}`,
      condition: range ? { field: 'sizes', key: characteristic.id, ...range } : { field: 'options', anyOf: optionIds },
    })
  return filters
}

const idsOf = (named: readonly { id: number }[] | undefined) => named?.map(({ id }) => id) ?? []
const inStock = (isSo: boolean): Condition => ({ field: 'inStock', anyOf: [flag(isSo)] })
const isVerified: Condition = { field: 'isVerified', anyOf: [flag(true)] }

const listed: Record<string, FacetRequest> = {
  stores: { kind: 'distinct', field: 'store', group: '' },
  categories: { kind: 'counts', field: 'category', group: '' },
}

/** Facets of thousands of values answer with the most frequent ones. */
export const mostOptions = 30

/** Characteristics without a choice share one pass; each with one has a pass of its own, `options.{id}`. */
function facetsOf({ node, chosen, brands, suppliers }: ProductQuery): Record<string, FacetRequest> {
  const own =
    node?.level === 'Category'
      ? ({
          options: { kind: 'counts', field: 'options', group: '' },
          sizes: { kind: 'bounds', field: 'sizes', group: '' },
          ...Object.fromEntries(
            chosen.map(({ characteristic: { id }, range }) =>
              range
                ? [`sizes.${id}`, { kind: 'bounds', field: 'sizes', group: `f.${id}` }]
                : [`options.${id}`, { kind: 'counts', field: 'options', group: `f.${id}` }],
            ),
          ),
        } satisfies Record<string, FacetRequest>)
      : {}
  return {
    stock: { kind: 'counts', field: 'inStock', group: 'stock' },
    verified: { kind: 'counts', field: 'isVerified', group: 'verified' },
    brands: { kind: 'counts', field: 'brand', group: 'brand', most: mostOptions, always: idsOf(brands) },
    suppliers: { kind: 'counts', field: 'store', group: 'supplier', most: mostOptions, always: idsOf(suppliers) },
    places: { kind: 'counts', field: 'location', group: 'place' },
    units: { kind: 'counts', field: 'unit', group: 'unit' },
    price: { kind: 'bounds', field: 'price', group: 'price' },
    minOrder: { kind: 'bounds', field: 'minOrder', group: 'minOrder' },
    ...own,
  }
}
