import { useRouteLoaderData } from 'react-router'
import { type Unread, useUnread } from '../lib/unread.ts'
import type { loader as rootLoader, RootData } from '../root.tsx'
import type { IconName } from '../ui/icons.ts'

type Account = NonNullable<RootData['account']>
type Place = {
  key: string
  path: string
  icon: IconName
  isOfStores?: true
  count?: (account: Account, unread: Unread) => number
}

/** The pages of the area, in the order of the rail. */
const all = [
  { key: 'overview', path: '/profile', icon: 'squares-four' },
  { key: 'orders', path: '/profile/orders', icon: 'package', count: ({ unviewedOrders }) => unviewedOrders },
  { key: 'messages', path: '/profile/messages', icon: 'chat-text', count: (_, { buyer, store }) => buyer + store },
  {
    key: 'callbacks',
    path: '/profile/callbacks',
    icon: 'phone',
    isOfStores: true,
    count: (account) => activeStore(account)?.newCallbacks ?? 0,
  },
  { key: 'notifications', path: '/profile/notifications', icon: 'bell' },
  { key: 'company', path: '/profile/company', icon: 'buildings' },
  { key: 'settings', path: '/profile/settings', icon: 'gear' },
] as const satisfies Place[]

const noUnread = { buyer: 0, store: 0, hasChats: false }

/** Those that the account has, with what waits there now. */
export function usePlaces(account: Account) {
  const unread = useUnread(useRouteLoaderData<typeof rootLoader>('root')?.unread ?? noUnread)
  const own = all.filter((place: Place) => !place.isOfStores || account.stores.length > 0)
  return own.map((place) => ({ ...place, count: (place as Place).count?.(account, unread) ?? 0 }))
}

export const activeStore = ({ stores, activeStoreId }: Pick<Account, 'stores' | 'activeStoreId'>) =>
  stores.find(({ id }) => id === activeStoreId)
