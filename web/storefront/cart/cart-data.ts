import type { RouterContextProvider } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getCart } from '#modules/carts/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { failedContext } from '../../lib/failed.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { maxCartLines } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loginFirst } from './paths.ts'

type Context = Readonly<RouterContextProvider>
export type Cart = OutputOf<typeof getCart>
export type Group = Cart['storeItems'][number]
export type Line = Group['items'][number]
export type CartData = Awaited<ReturnType<typeof readCart>>

const live = { p: 'live', g: 'default' } as const
const mostRails = 2
const mostPlaced = 20

export async function readCart(context: Context, search: URLSearchParams) {
  const [, order] = /^(all|\d{1,10})$/.exec(search.get('order') ?? '') ?? []
  if (order && !pageOf(context).isAuth) throw redirectTo(loginFirst(order))
  return load(context, async (api) => {
    const cart = await api(getCart, {})
    const [ordering, fill, placed] = await Promise.all([
      order ? orderingOf(api, cart, order) : null,
      goodsToFill(api, cart),
      placedOrders(context, search.get('placed') ?? ''),
    ])
    const [, removedId, removedQuantity] = /^(\d{1,10}):(\d{1,7})$/.exec(search.get('removed') ?? '') ?? []
    return {
      cart,
      maxLines: maxCartLines,
      ordering,
      fill,
      hasFailed: context.get(failedContext),
      result: search.has('placed') ? { placed, stayed: numbersIn(search.get('stayed')) } : null,
      removed: removedId ? { productId: Number(removedId), quantity: Number(removedQuantity) } : null,
      corrected: Number(search.get('corrected')) || null,
      skipped: Math.min(Number(search.get('skipped')) || 0, maxCartLines),
    }
  })
}

/** What the order form starts with; null when nothing of it can be ordered. */
async function orderingOf(api: Api, cart: Cart, order: string) {
  const groups = cart.storeItems.filter(
    ({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)),
  )
  if (groups.length === 0) return null
  const { name, phone, email } = await api(getAccountContext, {})
  const values = { contactName: name, contactPhone: phone ?? '', contactEmail: email ?? '', address: '', comment: '' }
  return { order, idempotencyKey: crypto.randomUUID(), values }
}

/** More goods of the suppliers whose minimum is not reached. */
async function goodsToFill(api: Api, { storeItems }: Cart) {
  const short = storeItems
    .filter(({ missing, issues }) => missing.minor > 0 && !issues.includes('storeClosed'))
    .slice(0, mostRails)
  const found = await Promise.all(
    short.map(({ store }) => api(searchProducts, { ...live, store: store.alias, facets: '0', pageSize: 12 })),
  )
  return short.map(({ store }, index) => ({
    storeId: store.id,
    cards: found[index]!.items.filter(({ stock }) => stock.canOrder),
  }))
}

/** Read again by their ids, so that a made-up address shows nothing. */
async function placedOrders(context: Context, ids: string) {
  const known = ids
    .split(',')
    .filter((id) => /^[0-9a-f-]{36}$/.test(id))
    .slice(0, mostPlaced)
  const results = await Promise.all(known.map((id) => attempt(context, (api) => api(getOrder, { id }))))
  return results.flatMap((result) => {
    if (!result.success || result.data.side !== 'buyer') return []
    const { id, number, store } = result.data
    return { id, number, storeName: store.name }
  })
}

const numbersIn = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((number) => number > 0)
