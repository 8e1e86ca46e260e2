import type { Params } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import {
  acceptOffer,
  getRequest,
  markAsViewed,
  saveOffer,
  saveRequest,
  withdrawOffer,
  withdrawRequest,
} from '#modules/procurement/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import type { Locale } from '../../lib/locale.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { loaderCall, pageOf, unlessActing } from '../../lib/request-context.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'
import type { Route } from './+types/request.ts'
import { completeRequest, loadChoices, placesOfForm, requestFields, valuesOf } from './request-input.ts'

export type Request = OutputOf<typeof getRequest>
export type Offer = Request['offers'][number]

const requestOf = (input: Record<string, unknown>, { params }: { params: Params }) => ({
  ...input,
  requestId: orderIdOf(params),
})

const actions = defineActions({
  'request.save': form(saveRequest, {
    complete: async (input, args, fields) => ({
      ...(await completeRequest(input, args, fields)),
      id: orderIdOf(args.params),
    }),
    fieldsOfPaths: requestFields,
    stay: placesOfForm,
    doneAt: ({ id }) => `/profile/procurement/${id}?done=changed`,
    done: { values: ['posted', 'changed', 'accepted'] as const },
  }),
  withdraw: form(withdrawRequest, { complete: (input, { params }) => ({ ...input, id: orderIdOf(params) }) }),
  'offer.save': form(saveOffer, {
    complete: (input, args, { price = '' }) =>
      requestOf({ ...input, priceMinor: parseAmount(price, pageOf(args.context).locale) }, args),
    fieldsOfPaths: { priceMinor: 'price' },
  }),
  'offer.withdraw': form(withdrawOffer, { complete: requestOf }),
  'offer.accept': form(acceptOffer, {
    done: withoutNote,
    doneAt: ({ requestId }) => `/profile/procurement/${requestId}?done=accepted`,
  }),
})
export const action = actions.action

/** Marks what the reader sees as read. Notifications name the store that is told, since somebody may work for several. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const id = orderIdOf(params)
  return loaderCall(context, async (api) => {
    const { stores, activeStoreId } = await api(getAccountContext, {})
    const asked = stores.find((store) => String(store.id) === url.searchParams.get('store'))
    const store = asked ?? stores.find((each) => each.id === activeStoreId) ?? null
    const request = await api(getRequest, { id }, store ? { storeId: store.id } : {})
    if (request.isUnread) await unlessActing(api(markAsViewed, { id }))
    const isChanging = url.searchParams.has('change') && request.can.includes('change')
    return {
      request,
      store:
        request.side === 'Store' && store ? { id: store.id, name: store.name, isAsked: asked !== undefined } : null,
      products: store && request.can.includes('offer') ? await loadProducts(api, request, store.alias) : [],
      change: isChanging ? await loadChange(api, request, locale) : null,
      forms: actions.loaderData(context, url),
    }
  })
}

const maxProducts = 50

/** What the store could offer: its products in the category of the request, or those that match its title. */
async function loadProducts(api: Api, { category, title, ownOffer }: Request, store: string) {
  const scope: Record<string, string> = category ? { category: category.path } : { text: title }
  const { items } = await api(searchProducts, { ...live, ...scope, store, facets: '0', pageSize: maxProducts })
  const products = items.map(({ id, name, code }) => ({ id, label: `${name}, ${code}` }))
  const offered = ownOffer?.product
  return offered && !products.some(({ id }) => id === offered.id)
    ? [{ id: offered.id, label: offered.name }, ...products]
    : products
}

async function loadChange(api: Api, request: Request, locale: Locale) {
  const [choices, values] = await Promise.all([loadChoices(api), valuesOf(api, request, locale)])
  return { choices, values, files: request.files.map(({ id, name }) => ({ id, name })) }
}
