import type { RouterContextProvider } from 'react-router'
import { getAccountContext, listContexts } from '#modules/accounts/contract.ts'
import { getCart } from '#modules/carts/contract.ts'
import { locateCountry } from '#modules/geo/contract.ts'
import { getOrder, listAddresses, listOrders } from '#modules/orders/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { live } from '../../lib/live.ts'
import { maxCartLines } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/cart.ts'
import { countriesIn, guessCountry } from '../registration/countries.ts'
import { cartActions } from './cart-actions.ts'
import { orderLoginPath } from './checkout/paths.ts'

type Context = Readonly<RouterContextProvider>
export type Cart = OutputOf<typeof getCart>
export type Group = Cart['storeItems'][number]
export type Line = Group['items'][number]
export type CartData = Awaited<ReturnType<typeof loader>>

const maxRails = 2
const maxPlacedOrders = 20

export const { action } = cartActions

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: search } = url
  const [, order] = /^(all|\d{1,10})$/.exec(search.get('order') ?? '') ?? []
  if (order && !pageOf(context).isAuth) throw redirectTo(orderLoginPath(order))
  return loaderCall(context, async (api) => {
    const cart = await api(getCart, {})
    const [orderForm, fillers, placed, missing] = await Promise.all([
      order ? loadOrderForm(context, api, cart, order) : null,
      loadMinimumFillers(api, cart),
      loadPlacedOrders(context, search.get('placed') ?? ''),
      loadMissingLines(context, cart, search.get('repeated') ?? ''),
    ])
    const [, removedId, removedQuantity] = /^(\d{1,10}):(\d{1,7})$/.exec(search.get('removed') ?? '') ?? []
    return {
      cart,
      maxLines: maxCartLines,
      orderForm,
      fillers,
      forms: cartActions.loaderData(context, url),
      result: search.has('placed') ? { placed, remaining: parseNumbers(search.get('stayed')) } : null,
      removed: removedId ? { productId: Number(removedId), quantity: Number(removedQuantity) } : null,
      correctedProductId: Number(search.get('corrected')) || null,
      missing,
    }
  })
}

/** The lines of a repeated order that are not in the cart, because nobody sells them any more. */
async function loadMissingLines(context: Context, cart: Cart, orderId: string) {
  if (!orderId) return []
  const order = await tryCall(context, (api) => api(getOrder, { id: orderId }))
  if (!order.success) return []
  const inCart = new Set(cart.storeItems.flatMap(({ items }) => items.map(({ productId }) => productId)))
  return order.data.lines
    .filter(({ productId }) => productId === null || !inCart.has(productId))
    .map(({ position, name, nameLocale }) => ({ position, name, nameLocale }))
}

/** Initial values of the order form; null if nothing can be ordered. */
async function loadOrderForm(context: Context, api: Api, cart: Cart, order: string) {
  const groups = cart.storeItems.filter(
    ({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)),
  )
  if (groups.length === 0) return null
  const [account, { items: contexts }, { countryCode }, last, { items: addresses }] = await Promise.all([
    api(getAccountContext, {}),
    api(listContexts, {}),
    api(locateCountry, {}),
    findLastOrder(api),
    api(listAddresses, {}),
  ])
  const { locale } = pageOf(context)
  const companies = contexts.filter(({ kind }) => kind === 'Organization').map(({ id, name }) => ({ id, name }))
  return {
    order,
    idempotencyKey: crypto.randomUUID(),
    countries: countriesIn(locale),
    companies,
    addresses: addresses.map(({ address }) => address),
    values: {
      contactName: last?.buyer.name || account.name,
      contactPhone: last?.buyer.phone || (account.phone ?? ''),
      contactEmail: last?.buyer.email || (account.email ?? ''),
      delivery: last?.delivery ?? 'Delivery',
      country: (last?.delivery !== 'Pickup' && last?.countryCode) || guessCountry(countryCode, locale),
      address: last?.address ?? '',
      comment: '',
      organizationId: companies.find(({ name }) => name === last?.buyer.company?.legalName)?.id ?? companies[0]?.id,
    },
  }
}

/** What the buyer has entered the last time is filled in again. */
async function findLastOrder(api: Api) {
  const { items } = await api(listOrders, { side: 'buyer', pageSize: 1 })
  return items[0] ? api(getOrder, { id: items[0].id }) : null
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
  const known = ids
    .split(',')
    .filter((id) => /^[0-9a-f-]{36}$/.test(id))
    .slice(0, maxPlacedOrders)
  const results = await Promise.all(known.map((id) => tryCall(context, (api) => api(getOrder, { id }))))
  return results.flatMap((result) => {
    if (!result.success || result.data.side !== 'buyer') return []
    const { id, number, store } = result.data
    return { id, number, storeName: store.name }
  })
}

const parseNumbers = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((number) => number > 0)
