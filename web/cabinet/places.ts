import type { RootData } from '../root.tsx'
import type { IconName } from '../ui/icons.ts'

type Account = NonNullable<RootData['account']>
type Place = { key: string; path: string; icon: IconName; isOfStores?: true; count?: (account: Account) => number }

/** The pages of the area, in the order of the rail. */
const all = [
  { key: 'overview', path: '/profile', icon: 'squares-four' },
  { key: 'orders', path: '/profile/orders', icon: 'package', count: ({ unviewedOrders }) => unviewedOrders },
  {
    key: 'messages', path: '/profile/messages', icon: 'chat-text',
    count: (account) => account.unreadMessages + (activeStore(account)?.unreadMessages ?? 0),
  },
  { key: 'callbacks', path: '/profile/callbacks', icon: 'phone', isOfStores: true, count: (account) => activeStore(account)?.newCallbacks ?? 0 },
  { key: 'notifications', path: '/profile/notifications', icon: 'bell' },
  { key: 'company', path: '/profile/company', icon: 'buildings' },
  { key: 'settings', path: '/profile/settings', icon: 'gear' },
] as const satisfies Place[]

export const placesOf = (account: Account) =>
  all.filter((place: Place) => !place.isOfStores || account.stores.length > 0).map((place) => ({ ...place, count: (place as Place).count?.(account) ?? 0 }))

export const activeStore = ({ stores, activeStoreId }: Pick<Account, 'stores' | 'activeStoreId'>) => stores.find(({ id }) => id === activeStoreId)
