import { getAccountContext } from '#modules/accounts/contract.ts'
import { getBalance } from '#modules/billing/contract.ts'
import { getStoreOverview } from '#modules/cabinet/overview-contract.ts'
import { listFactors } from '#modules/mfa/contract.ts'
import { countFitting } from '#modules/procurement/contract.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { getTeam } from '#modules/purchasing/contract.ts'
import { listReceivedInvitations } from '#modules/team/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import type { Locale } from '../../lib/locale.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { activeStore } from '../nav-items.ts'
import type { Route } from './+types/overview.ts'

const recentOrders = 8

export type Home = Awaited<ReturnType<typeof loader>>
export type StoreHome = NonNullable<Home['store']>

/** The home of the active store, or of its buyer: people of a store begin with the store. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  return loaderCall(context, async (api) => {
    const [account, factors] = await Promise.all([api(getAccountContext, {}), api(listFactors, {})])
    const { activeStoreId } = account
    const storeId = url.searchParams.get('side') === 'buyer' ? null : activeStoreId
    const mayPay = activeStore(account)?.can.includes('store') ?? false
    const [store, orders, offers, balance, team, invitations] = await Promise.all([
      storeId === null ? null : loadStore(api, storeId, locale),
      api(listOrders, { ...(storeId ? { side: 'seller', storeId } : { side: 'buyer' }), pageSize: recentOrders }),
      storeId === null ? api(listOrders, { side: 'buyer', status: 'PartlyConfirmed', pageSize: 1 }) : null,
      storeId !== null && mayPay ? api(getBalance, {}, { storeId }) : null,
      account.purchasing ? null : api(getTeam, {}),
      api(listReceivedInvitations, {}),
    ])
    return {
      account,
      store: store && {
        ...store,
        isClosed: activeStore(account)?.isClosed ?? false,
        ordersPath: storeOrdersPath(account),
        balance: balance?.items[0]?.balance ?? null,
      },
      offerCount: offers?.total ?? 0,
      invitation: team?.invitations[0] ?? null,
      storeInvitations: invitations.items,
      hasSecondStep: factors.totpSince !== null || factors.passkeys.length > 0,
      orders: orders.items,
    }
  })
}

/** The orders of the active store: the list has those of all stores of the account. */
const storeOrdersPath = ({ stores, activeStoreId }: OutputOf<typeof getAccountContext>) =>
  `/profile/orders?side=seller${stores.length > 1 ? `&storeId=${activeStoreId}` : ''}`

async function loadStore(api: Api, storeId: number, locale: Locale) {
  const [{ orders, chats, callbacks, verifiedUntil: until, ...store }, fitting] = await Promise.all([
    api(getStoreOverview, {}, { storeId }),
    api(countFitting, {}, { storeId }),
  ])
  const now = new Date()
  const ageOf = (oldestAt: string | null) => oldestAt && formatRelativeTime(oldestAt, now, locale)
  return {
    ...store,
    orders: { ...orders, age: ageOf(orders.oldestNewAt) },
    chats: { count: chats.count, age: ageOf(chats.oldestAt) },
    callbacks: { count: callbacks.count, age: ageOf(callbacks.oldestAt) },
    requests: fitting.count,
    verification: until === null ? null : { until, isOver: until <= now.toISOString().slice(0, 10) },
  }
}
