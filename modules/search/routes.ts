import { record } from '#platform/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { cardsOf } from '../catalog/cards.ts'
import { type Partition, type PartitionRequest, partitionOf } from '../catalog/partition.ts'
import { toCategoryShort, treeIn } from '../catalog/tree.ts'
import { ownCountryOf } from '../geo/queries.ts'
import * as contract from './contract.ts'
import { synonymHandlers } from './edit-synonyms.ts'
import { findFacetValues } from './facet-values.ts'
import { nameFacets } from './facets.ts'
import { readListCursor, writeListCursor } from './list-cursor.ts'
import { storesAndBrandsNamed } from './stores-and-brands-named.ts'
import { namedCategories, nearestCategories } from './nearest-categories.ts'
import { otherRegions } from './other-regions.ts'
import { productSearchOf } from './product-search.ts'
import { addChoice } from './learning/choices.ts'
import { promotionsOf } from './promotions.ts'
import { latestRebuild, type Rebuild, startRebuild } from './rebuilds.ts'
import { hasFilters, type QueryParameters, type ResolvedQuery, resolveQuery } from './resolve-query.ts'
import { sharedCharacteristics } from './shared-characteristics.ts'
import { suggestions } from './suggestions.ts'
import { totalsWithoutFilters } from './without-filters.ts'

export const searchHandlers: Handler[] = [
  ...synonymHandlers,
  on(contract.searchProducts, async (context) => {
    const { input, caller, now, tagResponse } = context
    const { partition, search, resolved: asked } = await resolve(context)
    const { db } = partition
    const { query, node } = asked
    const first = readListCursor(input.cursor, now)
    const pinnedIds =
      input.promo === '1' ? await promotionsOf(partition, asked, { ...input, sort: asked.sort }, first.now) : []
    const isFirst = input.page === 1 && input.cursor === undefined
    const isNameSought = query.text !== '' && isFirst && !query.scope.storeId
    const [result, { stores, brands }] = await Promise.all([
      search.search(query, {
        ...input,
        cursor: first.cursor,
        sort: asked.sort,
        pinnedIds,
        hasFacets: input.facets !== '0',
      }),
      isNameSought ? storesAndBrandsNamed(db, query.text, caller) : { stores: [], brands: [] },
    ])
    const { facets, revision } = result
    const resolved =
      facets && asked.isTextOnly
        ? { ...asked, characteristics: await sharedCharacteristics(db, result.categories, query.locale) }
        : asked
    const isEmpty = result.total === 0
    const ownCountry = facets && (await ownCountryOf(db, caller))
    const [cards, namedFacets, categories, named, withoutFilters, near, elsewhere] = await Promise.all([
      cardsOf(db, result.productIds, caller, { drafts: query.drafts }),
      facets ? nameFacets({ db, resolved, facets, ownCountry, revision }) : [],
      countedCategories(db, resolved, result.categories),
      isNameSought ? categoriesNamed(partition, resolved) : [],
      isEmpty && hasFilters(query.filters) ? totalsWithoutFilters(search, resolved) : [],
      isEmpty && query.text ? nearestCategories(partition, query.text, query.locale, maxNearest) : [],
      isEmpty ? otherRegions(db, search, resolved) : [],
    ])
    const items = cards.map((card) => ({ ...card, isPromo: pinnedIds.includes(card.id) }))
    tagResponse(
      'rates',
      'categories',
      ...(query.text ? (['synonyms', 'stores'] as const) : []),
      node ? `category:${node.id}` : 'products',
      ...items.map(({ id }) => `product:${id}` as const),
    )
    return {
      items,
      total: result.total,
      closeAfter: result.closeAfter,
      isTotalExact: result.isTotalExact,
      page: input.page,
      pageSize: input.pageSize,
      nextCursor: result.nextCursor === null ? null : writeListCursor({ now: first.now, cursor: result.nextCursor }),
      storeCount: result.storeCount,
      facets: namedFacets,
      categories,
      leftOut: result.droppedTerms.map((term) => asTyped(term, query.text)),
      corrected: result.correctedText,
      stores,
      named: { categories: named, brands },
      withoutFilters,
      near: near.map(toCategoryShort),
      elsewhere,
    }
  }),
  on(contract.countProducts, async (context) => {
    const { search, resolved } = await resolve(context)
    return { total: await search.count(resolved.query) }
  }),
  on(contract.searchFacet, async (context) => {
    const { facet: key, facetText: prefix } = context.input
    const { partition, ...resolved } = await resolve(context)
    return { items: await findFacetValues({ db: partition.db, ...resolved, key, prefix }) }
  }),
  on(contract.suggest, async (context) => {
    const partition = await partitionOf(context)
    return suggestions(partition, productSearchOf(partition.db), context.input.text, context.caller)
  }),
  on(contract.chooseProduct, async (context) => {
    const { text, productId } = context.input
    await addChoice(context.db, context, text, productId)
    return { ok: true as const }
  }),
  on(contract.rebuildSearch, ({ db, caller }) =>
    db.transaction().execute(async (tx) => {
      const rebuild = await startRebuild(tx, caller.account!.id)
      await record(tx, caller, {
        action: 'search.rebuildStarted',
        entity: 'searchRebuild',
        entityId: String(rebuild.id),
      })
      return toOutput(rebuild)
    }),
  ),
  on(contract.getSearchRebuild, async ({ db }) => {
    const rebuild = await latestRebuild(db)
    return rebuild ? toOutput(rebuild) : null
  }),
]

const toOutput = ({ startedAt, finishedAt, ...rebuild }: Rebuild) => ({
  ...rebuild,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

async function resolve(context: PartitionRequest & { input: object }) {
  const { caller, input } = context
  const partition = await partitionOf(context)
  const search = productSearchOf(partition.db).forRequest()
  const resolved = await resolveQuery(partition, input as QueryParameters, caller, (query) =>
    search.facetValues(query, 'category'),
  )
  return { partition, search, resolved }
}

function asTyped(term: string, text: string) {
  // 1/2 and 1 × 2 are the term 1x2.
  const pattern = RegExp.escape(term).replaceAll(/(?<=\d)x(?=\d)/g, String.raw`\s*[x×х*\/]\s*`)
  return new RegExp(pattern, 'iu').exec(text)?.[0] ?? term
}

const maxCategories = 60
const maxNearest = 8
const maxNamed = 2

/** Where the text is the name of a category, its page is what is sought. */
async function categoriesNamed({ db, drafts }: Partition, { query: { text, locale }, node }: ResolvedQuery) {
  const categories = await namedCategories({ db, drafts }, text, locale, maxNamed)
  return categories.filter(({ id }) => id !== node?.id).map(toCategoryShort)
}

/** Product counts of the nodes below that of the query; for a text without a node, of the matching categories. */
async function countedCategories(db: Db, { node, query }: ResolvedQuery, counts: ReadonlyMap<number, number>) {
  const { byId } = await treeIn(db, query.locale, query.drafts)
  const depth = node ? { Class: 1, Group: 2, Category: 2 }[node.level] : query.text ? 2 : 0
  const countByNode = new Map<number, number>()
  for (const [id, count] of counts) {
    let [ancestor, path] = [byId.get(id), [] as number[]]
    for (; ancestor; ancestor = ancestor.parentId === null ? undefined : byId.get(ancestor.parentId))
      path = [ancestor.id, ...path]
    const nodeId = path[depth]
    if (nodeId !== undefined) countByNode.set(nodeId, (countByNode.get(nodeId) ?? 0) + count)
  }
  return [...countByNode]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxCategories)
    .map(([id, productCount]) => ({ ...toCategoryShort(byId.get(id)!), productCount }))
}
