import type { RouterContextProvider } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { countFitting, listRequests, markAsViewed } from '#modules/procurement/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { loadList } from '../../list/load-list.ts'
import { loaderCall, unlessActing } from '../../lib/request-context.ts'

export type RequestItem = OutputOf<typeof listRequests>['items'][number]

/** Requests for the store of the account, or its own: people of a store begin with the former. Notifications name the store. */
export async function loadRequests(args: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { context, url } = args
  const { stores, activeStoreId } = await loaderCall(context, (api) => api(getAccountContext, {}))
  const asked = stores.find(({ id }) => String(id) === url.searchParams.get('store'))
  const store = asked ?? stores.find(({ id }) => id === activeStoreId) ?? null
  const side = store && url.searchParams.get('side') !== 'Buyer' ? ('Store' as const) : ('Buyer' as const)
  const shown = new URL(url)
  shown.searchParams.set('side', side)
  const options = store ? { storeId: store.id } : {}
  const [list, fittingCount] = await Promise.all([
    loadList(listRequests, { context, url: shown }, options),
    store ? loaderCall(context, async (api) => (await api(countFitting, {}, options)).count) : 0,
  ])
  if (side === 'Store') await loaderCall(context, (api) => unlessActing(api(markAsViewed, {}, options)))
  return { side, store: store && { id: store.id, name: store.name }, stores, list, fittingCount }
}
