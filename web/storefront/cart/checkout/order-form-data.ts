import type { RouterContextProvider } from 'react-router'
import { getAccountContext, listContexts } from '#modules/accounts/contract.ts'
import { getBillingDetails, listDeliveryAddresses } from '#modules/buyers/contract.ts'
import { locateCountry, placeAddress } from '#modules/geo/contract.ts'
import { getOrder, listOrders } from '#modules/orders/contract.ts'
import type { getCart } from '#modules/carts/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { pageOf } from '../../../lib/request-context.ts'
import { countriesIn, guessCountry } from '../../../shared/place/countries.ts'
import { firstMethod } from './delivery-methods.ts'
import type { Destination } from './destination.ts'

type Context = Readonly<RouterContextProvider>
type Cart = OutputOf<typeof getCart>
type Account = OutputOf<typeof getAccountContext>
type LastOrder = Awaited<ReturnType<typeof findLastOrder>>
type Defaults = Awaited<ReturnType<typeof loadDefaults>>

/** The details of the buyer's last order, which are filled in again, and the destination: the country of the cart, if one is chosen. */
export async function loadDefaults(context: Context, api: Api, { storeItems, buyerCountry }: Cart) {
  const [last, { items: addresses }, { countryCode }] = await Promise.all([
    findLastOrder(api),
    api(listDeliveryAddresses, {}),
    api(locateCountry, {}),
  ])
  const { locale } = pageOf(context)
  const candidates = buyerCountry ? addresses.filter((each) => each.country === buyerCountry) : addresses
  const address = candidates.find(({ text }) => text === last?.address) ?? candidates[0]
  const country =
    buyerCountry || (last?.delivery !== 'Pickup' && last?.countryCode) || guessCountry(countryCode, locale)
  const destination: Destination = {
    methods: Object.fromEntries(storeItems.map(({ store }) => [store.id, firstMethod(store, last?.delivery)])),
    country: address?.country ?? country,
    place: address?.locationIds ?? [],
  }
  return { last, addresses, address, country, destination }
}

async function findLastOrder(api: Api) {
  const { items } = await api(listOrders, { side: 'buyer', pageSize: 1 })
  return items[0] ? api(getOrder, { id: items[0].id }) : null
}

type OrderFormInput = { cart: Cart; order: string; defaults: Defaults }

/** Initial values of the order form; null if nothing can be ordered. */
export async function loadOrderForm(context: Context, api: Api, { cart, order, defaults }: OrderFormInput) {
  const groups = cart.storeItems.filter(
    ({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)),
  )
  if (groups.length === 0) return null
  const { last, addresses, address, country, destination } = defaults
  const [account, { items: contexts }, { details: billing, teamCompany }, place] = await Promise.all([
    api(getAccountContext, {}),
    api(listContexts, {}),
    api(getBillingDetails, {}),
    country ? api(placeAddress, { country }) : null,
  ])
  const ofTeam = teamCompany ? [{ id: String(teamCompany.id), name: teamCompany.name }] : []
  const own = contexts.filter(({ kind, id }) => kind === 'Organization' && id !== ofTeam[0]?.id)
  const companies = [...ofTeam, ...own.map(({ id, name }) => ({ id, name }))]
  return {
    order,
    idempotencyKey: crypto.randomUUID(),
    countries: countriesIn(pageOf(context).locale),
    /** Of another address, before it is typed. */
    place: place?.locationIds ?? [],
    companies,
    billingName: billing?.legalName ?? null,
    addresses: addresses.map(({ id, label, text, country, locationIds }) => ({
      id,
      label,
      text,
      country,
      locationIds,
    })),
    values: {
      contactName: last?.buyer.name || account.name,
      contactPhone: formatPhone(contactOf(last, 'phone', account)),
      contactEmail: contactOf(last, 'email', account),
      ...Object.fromEntries(groups.map(({ store }) => [`deliveries.${store.id}`, destination.methods[store.id]])),
      addressId: address?.id ?? '',
      'newAddress.country': country,
      saveAddress: true,
      comment: '',
      organizationId: companyOf(last, companies, billing),
      'billing.country': country,
      ...Object.fromEntries(Object.entries(billing ?? {}).map(([name, value]) => [`billing.${name}`, value])),
    },
  }
}

/** As in the last order, unless the account has confirmed another address since. */
function contactOf(last: LastOrder, name: 'email' | 'phone', account: Account) {
  const own = account[name] ?? ''
  const confirmedAt = account[`${name}ConfirmedAt`]
  if (last && confirmedAt && Date.parse(confirmedAt) > Date.parse(last.createdAt)) return own
  return last?.buyer[name] || own
}

/** The company of the last order, which may be that of the billing details; by default the first one. */
function companyOf(
  last: LastOrder,
  companies: readonly { id: string; name: string }[],
  billing: OutputOf<typeof getBillingDetails>['details'],
) {
  const name = last?.buyer.company?.legalName
  const company = companies.find((each) => each.name === name)
  return company?.id ?? (name !== undefined && billing?.legalName === name ? '' : companies[0]?.id)
}
