import type { RouterContextProvider } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { requestCallback, showPhone } from '#modules/contacts/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, pageOf, tryCall } from '../../lib/request-context.ts'
import type { Route } from './+types/call-back.ts'

type Context = Readonly<RouterContextProvider>
type Step = { phone?: OutputOf<typeof showPhone>; sent?: { phone: string; time: string } }

/** Contact buttons of other pages post here too. */
const actions = defineActions({
  phone: form(showPhone, {
    complete: async (input, { context, url }) => ({ ...input, ...(await findSubject(context, url)) }),
    next: (phone): Step => ({ phone }),
  }),
  callback: form(requestCallback, {
    complete: async (input, { context, url }) => ({ ...input, ...(await findSubject(context, url)) }),
    next: ({ phone }, { preferredTime }): Step => ({ sent: { phone, time: preferredTime || 'Now' } }),
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const [store, product, account] = await Promise.all([
    findStore(context, url),
    findProduct(context, url),
    pageOf(context).isAuth ? tryCall(context, (api) => api(getAccountContext, {})) : null,
  ])
  const { id, alias, name, hasPhone } = store
  const contact = account?.success ? account.data : null
  return {
    store: { id, alias, name, hasPhone },
    product: product?.supplier.id === id ? { id: product.id, name: product.name, slug: product.slug } : null,
    defaults: { phone: contact?.phone ?? '', name: contact?.name ?? '' },
    forms: actions.loaderData(context, url),
  }
}

/** The store and its product that the address names. */
async function findSubject(context: Context, url: URL) {
  const [store, product] = await Promise.all([findStore(context, url), findProduct(context, url)])
  return { storeId: store.id, productId: product?.supplier.id === store.id ? product.id : undefined }
}

const findStore = (context: Context, url: URL) =>
  loaderCall(context, (api) => api(getStore, { alias: (url.searchParams.get('store') ?? '').slice(0, 100) }))

async function findProduct(context: Context, url: URL) {
  const id = Number(url.searchParams.get('product'))
  if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) return null
  const found = await tryCall(context, (api) => api(getProduct, { ...live, id }))
  return found.success ? found.data : null
}
