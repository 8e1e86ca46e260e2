import { getAccountContext } from '#modules/accounts/contract.ts'
import { getStoreOverview } from '#modules/cabinet/overview-contract.ts'
import { listFactors } from '#modules/mfa/contract.ts'
import { listOrders } from '#modules/orders/contract.ts'
import type { Api } from '#platform/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import type { Locale } from '../../lib/locale.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import type { Route } from './+types/overview.ts'

const recentOrders = 5

export type StoreHome = Awaited<ReturnType<typeof loadStore>>

/** The home of the active store, or of its buyer: people of a store begin with the store. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  return loaderCall(context, async (api) => {
    const [account, factors] = await Promise.all([api(getAccountContext, {}), api(listFactors, {})])
    const { activeStoreId } = account
    const storeId = url.searchParams.get('side') === 'buyer' ? null : activeStoreId
    const [store, orders] = await Promise.all([
      storeId === null ? null : loadStore(api, storeId, locale),
      api(listOrders, { ...(storeId ? { side: 'seller', storeId } : { side: 'buyer' }), pageSize: recentOrders }),
    ])
    return {
      account,
      store,
      hasSecondStep: factors.totpSince !== null || factors.passkeys.length > 0,
      orders: orders.items,
    }
  })
}

async function loadStore(api: Api, storeId: number, locale: Locale) {
  const { chats, callbacks, verifiedUntil: until, ...store } = await api(getStoreOverview, {}, { storeId })
  const now = new Date()
  const withAge = ({ count, oldestAt }: typeof chats) => ({
    count,
    age: oldestAt && formatRelativeTime(oldestAt, now, locale),
  })
  return {
    ...store,
    chats: withAge(chats),
    callbacks: withAge(callbacks),
    verification: until === null ? null : { until, isOver: until <= now.toISOString().slice(0, 10) },
  }
}
