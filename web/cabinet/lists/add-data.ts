import { lastCards } from '#modules/catalog/contract.ts'
import { createProductList, listProductLists, setFavourite, setListLine } from '#modules/lists/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { loaderCall } from '../../lib/request-context.ts'
import type { Route } from './+types/add-to-list.ts'

const actions = defineActions({
  favourite: form(setFavourite),
  'list.add': form(setListLine),
  'list.create': form(createProductList),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const productId = Number(/^\d{1,10}$/.exec(url.searchParams.get('product') ?? '')?.[0])
  if (!(productId > 0 && productId < 2 ** 31)) throw new Response(null, { status: 404 })
  return loaderCall(context, async (api) => {
    const [cards, { items: lists }] = await Promise.all([
      api(lastCards, { ...live, ids: String(productId) }),
      api(listProductLists, { productId }),
    ])
    return { card: cards.items[0] ?? null, lists, forms: actions.loaderData(context, url) }
  })
}
