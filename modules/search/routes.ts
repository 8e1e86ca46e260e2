import { record } from '#platform/audit.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { partitionOf } from '../catalog/partition.ts'
import * as contract from './contract.ts'
import { synonymHandlers } from './edit-synonyms.ts'
import { findFacetValues } from './facets/facet-values.ts'
import { productSearchOf } from './product-search.ts'
import { addChoice } from './learning/choices.ts'
import { readProductList } from './read-product-list.ts'
import { latestRebuild, type Rebuild, startRebuild } from './rebuilds.ts'
import { openSearch } from './resolve-query.ts'
import { suggestions } from './suggestions.ts'

export const searchHandlers: Handler[] = [
  ...synonymHandlers,
  on(contract.searchProducts, readProductList),
  on(contract.countProducts, async (context) => {
    const { search, resolved } = await openSearch(context)
    return { total: await search.count(resolved.query) }
  }),
  on(contract.searchFacet, async (context) => {
    const { facet: key, facetText: prefix } = context.input
    const { partition, search, resolved } = await openSearch(context)
    return { items: await findFacetValues({ db: partition.db, search, resolved, key, prefix }) }
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
