import { record } from '#platform/audit.ts'
import type { Db } from '#platform/db/database.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { cardsOf } from '../catalog/cards.ts'
import { type Asked, partitionOf } from '../catalog/drafts.ts'
import { short, treeIn } from '../catalog/tree.ts'
import { latestRates } from '../currencies/rates.ts'
import * as contract from './contract.ts'
import { synonymHandlers } from './edit-synonyms.ts'
import { elsewhere } from './elsewhere.ts'
import { facetValues } from './facet-values.ts'
import { facetsOf } from './facets.ts'
import { countGoods, findGoods } from './find-goods.ts'
import { type ProductQuery, type RawQuery, resolveQuery } from './query.ts'
import { latestRebuild, type Rebuild, startRebuild } from './rebuilds.ts'
import { suggestions } from './suggest.ts'

export const searchHandlers: Handler[] = [
  ...synonymHandlers,
  on(contract.searchProducts, async (context) => {
    const { input, caller, shows } = context
    const { db, query, rates } = await queryOf(context)
    const hasFacets = input.facets !== '0'
    const found = await findGoods(db, query, input, hasFacets)
    const [items, facets, categories] = await Promise.all([
      cardsOf(db, found.ids, caller, { drafts: query.drafts }),
      hasFacets ? facetsOf({ db, query, found, rates, currency: caller.currency }) : [],
      categoriesOf(db, query, found.categories),
    ])
    shows(
      'rates',
      'categories',
      ...(query.words ? ['synonyms'] : []),
      query.node ? `category:${query.node.id}` : 'goods',
      ...items.map(({ id }) => `product:${id}`),
    )
    return {
      items,
      total: found.total,
      isTotalExact: found.matches?.isComplete ?? true,
      page: input.page,
      pageSize: input.pageSize,
      nextCursor: found.nextCursor,
      storeCount: found.storeCount,
      facets,
      categories,
      leftOut: found.matches?.leftOut ?? [],
      corrected: found.matches?.corrected ?? null,
      elsewhere: found.total === 0 ? await elsewhere(db, query) : [],
    }
  }),
  on(contract.countProducts, async (context) => {
    const { db, query } = await queryOf(context)
    return { total: await countGoods(db, query) }
  }),
  on(contract.searchFacet, async (context) => {
    const { db, query } = await queryOf(context)
    return { items: await facetValues(db, query, context.input.facet, context.input.facetText) }
  }),
  on(contract.suggest, async (context) => suggestions(await partitionOf(context), context.input.text, context.caller)),
  on(contract.rebuildSearch, ({ db, caller }) =>
    db.transaction().execute(async (tx) => {
      const rebuild = await startRebuild(tx, caller.account!.id)
      await record(tx, caller, {
        action: 'search.rebuildStarted',
        entity: 'searchRebuild',
        entityId: String(rebuild.id),
      })
      return toAnswer(rebuild)
    }),
  ),
  on(contract.getSearchRebuild, async ({ db }) => {
    const rebuild = await latestRebuild(db)
    return rebuild ? toAnswer(rebuild) : null
  }),
]

const toAnswer = ({ startedAt, finishedAt, ...rebuild }: Rebuild) => ({
  ...rebuild,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})

async function queryOf(context: Asked) {
  const { caller, input } = context
  const partition = await partitionOf(context)
  const rates = await latestRates(partition.db)
  return { db: partition.db, rates, query: await resolveQuery(partition, input as RawQuery, caller, rates) }
}

const mostCategories = 60

/** The nodes below the one of the query; for text without a node the categories of the matches. */
async function categoriesOf(
  db: Db,
  { node, words, locale, drafts }: ProductQuery,
  counts: ReadonlyMap<number, number>,
) {
  const { byId } = await treeIn(db, locale, drafts)
  const depth = node ? { Class: 1, Group: 2, Category: 2 }[node.level] : words ? 2 : 0
  const byNode = new Map<number, number>()
  for (const [id, count] of counts) {
    let [above, below] = [byId.get(id), [] as number[]]
    for (; above; above = above.parentId === null ? undefined : byId.get(above.parentId)) below = [above.id, ...below]
    const shown = below[depth]
    if (shown !== undefined) byNode.set(shown, (byNode.get(shown) ?? 0) + count)
  }
  return [...byNode]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCategories)
    .map(([id, productCount]) => ({ ...short(byId.get(id)!), productCount }))
}
