import type { RouterContextProvider } from 'react-router'
import { getCart } from '#modules/carts/contract.ts'
import { getRequest, previewRequests } from '#modules/orders/approval-contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { live } from '../../lib/live.ts'
import { maxCartLines } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loadPlace } from '../../shared/terms/load-place.ts'
import { countriesIn } from '../../shared/place/countries.ts'
import type { Route } from './+types/cart.ts'
import { cartActions } from './cart-actions.ts'
import { previewInput } from './checkout/destination.ts'
import { loadDefaults, loadOrderForm } from './checkout/order-form-data.ts'
import { orderLoginPath } from './checkout/paths.ts'

type Context = Readonly<RouterContextProvider>
export type Cart = OutputOf<typeof getCart>
export type Group = Cart['storeItems'][number]
export type Line = Group['items'][number]
export type Approvals = OutputOf<typeof previewRequests>
export type CartData = Awaited<ReturnType<typeof loader>>

const maxRails = 2
const maxPlacedOrders = 20
const noApprovals: Approvals = { hasLimits: false, alone: [], together: [] }

export const { action } = cartActions

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: search } = url
  const [, order] = /^(all|\d{1,10})$/.exec(search.get('order') ?? '') ?? []
  if (order && !pageOf(context).isAuth) throw redirectTo(orderLoginPath(order))
  return loaderCall(context, async (api) => {
    const [cart, { hasLimits }] = await Promise.all([
      api(getCart, {}),
      pageOf(context).isAuth ? api(previewRequests, {}) : noApprovals,
    ])
    const defaults = order || hasLimits ? await loadDefaults(context, api, cart) : null
    const [place, orderForm, fillers, placed, waiting, repeated, approvals] = await Promise.all([
      loadPlace(
        api,
        cart.storeItems.map(({ store }) => store.terms),
      ),
      order && defaults ? loadOrderForm(context, api, { cart, order, defaults }) : null,
      loadMinimumFillers(api, cart),
      loadPlacedOrders(context, search.get('placed') ?? ''),
      loadWaitingRequests(context, search.get('waiting') ?? ''),
      loadRepeatedOrder(context, cart, search),
      hasLimits && defaults ? api(previewRequests, previewInput(defaults.destination)) : noApprovals,
    ])
    const [, removedId, removedQuantity] = /^(\d{1,10}):(\d{1,7})$/.exec(search.get('removed') ?? '') ?? []
    return {
      cart,
      place,
      countries: countriesIn(pageOf(context).locale),
      maxLines: maxCartLines,
      orderForm,
      fillers,
      forms: cartActions.loaderData(context, url),
      result: search.has('placed') ? { placed, waiting, remaining: parseNumbers(search.get('stayed')) } : null,
      removed: removedId ? { productId: Number(removedId), quantity: Number(removedQuantity) } : null,
      correctedProductId: Number(search.get('corrected')) || null,
      repeated,
      approvals,
    }
  })
}

/** A repeated order, and its lines that are not in the cart, because nobody sells them any more. */
async function loadRepeatedOrder(context: Context, cart: Cart, search: URLSearchParams) {
  const orderId = search.get('repeated')
  if (!orderId) return null
  const order = await tryCall(context, (api) => api(getOrder, { id: orderId }))
  if (!order.success) return null
  const { number, lines } = order.data
  const inCart = new Set(cart.storeItems.flatMap(({ items }) => items.map(({ productId }) => productId)))
  const missing = lines
    .filter(({ productId }) => productId === null || !inCart.has(productId))
    .map(({ position, name, nameLocale }) => ({ position, name, nameLocale }))
  const wereInCart = Math.min(Math.floor(Number(search.get('inCart'))) || 0, lines.length)
  return { number, missing, hasLines: missing.length < lines.length, wereInCart }
}

/** Products of suppliers whose minimum order is not reached. */
async function loadMinimumFillers(api: Api, { storeItems }: Cart) {
  const belowMinimum = storeItems
    .filter(({ missing, issues }) => missing.minor > 0 && !issues.includes('storeClosed'))
    .slice(0, maxRails)
  const found = await Promise.all(
    belowMinimum.map(({ store }) => api(searchProducts, { ...live, store: store.alias, facets: '0', pageSize: 12 })),
  )
  return belowMinimum.map(({ store }, index) => ({
    storeId: store.id,
    cards: found[index]!.items.filter(({ stock }) => stock.canOrder),
  }))
}

/** Orders from the URL are loaded again, so that a forged URL shows nothing. */
async function loadPlacedOrders(context: Context, ids: string) {
  const results = await Promise.all(parseIds(ids).map((id) => tryCall(context, (api) => api(getOrder, { id }))))
  return results.flatMap((result) => {
    if (!result.success || result.data.side !== 'buyer') return []
    const { id, number, store } = result.data
    return { id, number, storeName: store.name }
  })
}

/** Likewise orders that wait for an approver. */
async function loadWaitingRequests(context: Context, ids: string) {
  const results = await Promise.all(parseIds(ids).map((id) => tryCall(context, (api) => api(getRequest, { id }))))
  return results.flatMap((result) => {
    if (!result.success || !result.data.isOwn) return []
    const { id, number, storeName } = result.data
    return { id, number, storeName }
  })
}

const parseIds = (text: string) =>
  text
    .split(',')
    .filter((id) => /^[0-9a-f-]{36}$/.test(id))
    .slice(0, maxPlacedOrders)

const parseNumbers = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((number) => number > 0)
