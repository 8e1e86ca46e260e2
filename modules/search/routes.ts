import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { translate } from '#platform/i18n/messages.ts'
import { cardsOf } from '../catalog/cards.ts'
import { short, treeIn } from '../catalog/tree.ts'
import { unitsIn } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import * as contract from './contract.ts'
import { facetsOf, type FacetTexts } from './facets.ts'
import { countProducts, findProducts } from './queries.ts'
import { resolveQuery } from './query.ts'
import { relax } from './relax.ts'
import { suggestions } from './suggest.ts'

export const searchHandlers: Handler[] = [
  on(contract.searchProducts, async (context) => {
    const { input, replica, caller, shows } = context
    refuseDraft(context)
    const rates = await latestRates(replica)
    const query = await resolveQuery(replica, input, caller, rates)
    const { found, leftOut } = await relax(replica, query, (words) => findProducts(replica, query, input, words))
    const [items, units, tree] = await Promise.all([cardsOf(replica, found.ids, caller), unitsIn(replica, caller.locale), treeIn(replica, caller.locale)])
    shows('rates', 'categories', query.node ? `category:${query.node.id}` : 'goods', ...items.map(({ id }) => `product:${id}`))
    const categories = Object.entries(found.counts.categories).flatMap(([id, count]) => {
      const node = tree.byId.get(Number(id))
      return node ? [{ ...short(node), productCount: count }] : []
    })
    return {
      items, total: found.counts.total, page: input.page, pageSize: input.pageSize, storeCount: found.counts.storeCount, leftOut,
      facets: input.facets === '0' ? [] : facetsOf({ query, counts: found.counts, texts: textsIn(context), units, rates, currency: caller.currency }),
      categories: categories.sort((a, b) => b.productCount - a.productCount),
    }
  }),
  on(contract.countProducts, async (context) => {
    refuseDraft(context)
    const { input, replica, caller } = context
    return { total: await countProducts(replica, await resolveQuery(replica, input, caller, await latestRates(replica))) }
  }),
  on(contract.suggest, async (context) => {
    refuseDraft(context)
    return suggestions(context.replica, context.input.text, context.caller)
  }),
]

function refuseDraft({ input }: { input: { p: 'live' | 'draft' } }) {
  if (input.p !== 'live') throw requestErrors.notFound()
}

function textsIn({ caller }: Pick<Context, 'caller'>): FacetTexts {
  const text = (key: string) => translate(caller.locale, 'filters', key)
  return {
    availability: text('availability'), inStock: text('inStock'), toOrder: text('toOrder'), verified: text('verified'),
    price: text('price'), brand: text('brand'), minOrder: text('minOrder'), unit: text('unit'),
  }
}
