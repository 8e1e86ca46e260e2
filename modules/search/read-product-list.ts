import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { cardsOf } from '../catalog/cards.ts'
import type { Partition, PartitionRequest } from '../catalog/partition.ts'
import { parentsOf, toCategoryShort, treeIn } from '../catalog/tree.ts'
import { ownCountryOf } from '../geo/queries.ts'
import type { searchProducts } from './contract.ts'
import { hasFilters, type ProductSearch, type SearchResult } from './engine.ts'
import { nameFacets } from './facets/facets.ts'
import { readListCursor, writeListCursor } from './list-cursor.ts'
import { namedCategories, nearestCategories } from './nearest-categories.ts'
import { otherRegions } from './other-regions.ts'
import { promotionsOf } from './promotions.ts'
import { openSearch, type ResolvedQuery } from './resolve-query.ts'
import { sharedCharacteristics } from './facets/shared-characteristics.ts'
import { storesAndBrandsNamed } from './stores-and-brands-named.ts'
import { totalsWithoutFilters } from './facets/without-filters.ts'

type ListContext = PartitionRequest & Pick<Context<typeof searchProducts>, 'input' | 'now' | 'tagResponse'>
type ProductList = OutputOf<typeof searchProducts>

const maxCategories = 60
const maxNearest = 8
const maxNamed = 2

/** A page of products with its facets, and what else the text may mean. */
export async function readProductList(context: ListContext): Promise<ProductList> {
  const { input, caller, now } = context
  const opened = await openSearch(context)
  const { partition, search } = opened
  const { db } = partition
  const { query, sort, isTextOnly } = opened.resolved
  const first = readListCursor(input.cursor, now)
  const pinnedIds =
    input.promo === '1' ? await promotionsOf(partition, opened.resolved, { ...input, sort }, first.now) : []
  const isFirstPage = input.page === 1 && input.cursor === undefined
  const isNameSought = query.text !== '' && isFirstPage && !query.scope.storeId
  const [result, { stores, brands }] = await Promise.all([
    search.search(query, { ...input, cursor: first.cursor, sort, pinnedIds, hasFacets: input.facets !== '0' }),
    isNameSought ? storesAndBrandsNamed(db, query.text, caller) : { stores: [], brands: [] },
  ])
  const resolved =
    result.facets && isTextOnly
      ? { ...opened.resolved, characteristics: await sharedCharacteristics(db, result.categories, query.locale) }
      : opened.resolved
  const [cards, facets, categories, named, insteadOfNothing] = await Promise.all([
    cardsOf(db, result.productIds, caller, { drafts: query.drafts }),
    facetsOf(db, resolved, result, caller),
    countedCategories(db, resolved, result.categories),
    isNameSought ? categoriesNamed(partition, resolved) : [],
    result.total === 0 ? otherWays(partition, search, resolved) : { withoutFilters: [], near: [], elsewhere: [] },
  ])
  const items = cards.map((card) => ({ ...card, isPromo: pinnedIds.includes(card.id) }))
  tagList(context, resolved, items)
  return {
    items,
    total: result.total,
    closeAfter: result.closeAfter,
    isTotalExact: result.isTotalExact,
    page: input.page,
    pageSize: input.pageSize,
    nextCursor: result.nextCursor === null ? null : writeListCursor({ now: first.now, cursor: result.nextCursor }),
    storeCount: result.storeCount,
    facets,
    categories,
    leftOut: result.droppedTerms.map((term) => asTyped(term, query.text)),
    corrected: result.correctedText,
    stores,
    named: { categories: named, brands },
    ...insteadOfNothing,
  }
}

async function facetsOf(
  db: Db,
  resolved: ResolvedQuery,
  { facets, revision }: SearchResult,
  caller: ListContext['caller'],
): Promise<ProductList['facets']> {
  if (!facets) return []
  return nameFacets({ db, resolved, facets, revision, ownCountry: await ownCountryOf(db, caller) })
}

/** Where a list without products can go on: with fewer filters, in other categories, or in other countries. */
async function otherWays(partition: Partition, search: ProductSearch, resolved: ResolvedQuery) {
  const { text, locale, filters } = resolved.query
  const [withoutFilters, near, elsewhere] = await Promise.all([
    hasFilters(filters) ? totalsWithoutFilters(search, resolved) : [],
    text ? nearestCategories(partition, text, locale, maxNearest) : [],
    otherRegions(partition.db, search, resolved),
  ])
  return { withoutFilters, near: near.map(toCategoryShort), elsewhere }
}

function tagList({ tagResponse }: ListContext, { query, node }: ResolvedQuery, items: readonly { id: number }[]) {
  tagResponse('rates', 'categories', node ? `category:${node.id}` : 'products')
  if (query.text) tagResponse('synonyms', 'stores')
  tagResponse(...items.map(({ id }) => `product:${id}` as const))
}

function asTyped(term: string, text: string) {
  // 1/2 and 1 × 2 are the term 1x2.
  const pattern = RegExp.escape(term).replaceAll(/(?<=\d)x(?=\d)/g, String.raw`\s*[x×х*\/]\s*`)
  return new RegExp(pattern, 'iu').exec(text)?.[0] ?? term
}

/** Where the text is the name of a category, its page is what is sought. */
async function categoriesNamed(partition: Partition, { query: { text, locale }, node }: ResolvedQuery) {
  const categories = await namedCategories(partition, text, locale, maxNamed)
  return categories.filter(({ id }) => id !== node?.id).map(toCategoryShort)
}

/** Product counts of the nodes below that of the query; for a text without a node, of the matching categories. */
async function countedCategories(db: Db, { node, query }: ResolvedQuery, counts: ReadonlyMap<number, number>) {
  const tree = await treeIn(db, query.locale, query.drafts)
  const depth = depthOfCounted(node?.level, query.text)
  const countByNode = new Map<number, number>()
  for (const [id, count] of counts) {
    const category = tree.byId.get(id)
    const counted = category && [...parentsOf(tree, category), category][depth]
    if (counted) countByNode.set(counted.id, (countByNode.get(counted.id) ?? 0) + count)
  }
  return [...countByNode]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxCategories)
    .map(([id, productCount]) => ({ ...toCategoryShort(tree.byId.get(id)!), productCount }))
}

function depthOfCounted(level: 'Class' | 'Group' | 'Category' | undefined, text: string) {
  if (level === 'Class') return 1
  return level || text ? 2 : 0
}
