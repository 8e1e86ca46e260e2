import { useRouteLoaderData } from 'react-router'
import { type Unread, useUnread } from '../lib/client/unread.ts'
import type { loader as rootLoader, RootData } from '../root.tsx'
import type { IconName } from '../ui/icons.ts'

type Account = NonNullable<RootData['account']>
type NavItem = {
  key: string
  path: string
  icon: IconName
  needsStore?: true
  count?: (account: Account, unread: Unread) => number
}

/** Cabinet pages in rail order. */
const navItems = [
  { key: 'overview', path: '/profile', icon: 'squares-four' },
  { key: 'orders', path: '/profile/orders', icon: 'package', count: ({ unviewedOrders }) => unviewedOrders },
  { key: 'messages', path: '/profile/messages', icon: 'chat-text', count: (_, { buyer, store }) => buyer + store },
  {
    key: 'callbacks',
    path: '/profile/callbacks',
    icon: 'phone',
    needsStore: true,
    count: (account) => activeStore(account)?.newCallbacks ?? 0,
  },
  { key: 'notifications', path: '/profile/notifications', icon: 'bell' },
  { key: 'company', path: '/profile/company', icon: 'buildings' },
  { key: 'settings', path: '/profile/settings', icon: 'gear' },
] as const satisfies NavItem[]

const noUnread = { buyer: 0, store: 0, hasChats: false }

/** The items for this account, with their pending counts. */
export function useNavItems(account: Account) {
  const unread = useUnread(useRouteLoaderData<typeof rootLoader>('root')?.unread ?? noUnread)
  const available = navItems.filter((item: NavItem) => !item.needsStore || account.stores.length > 0)
  return available.map((item) => ({ ...item, count: (item as NavItem).count?.(account, unread) ?? 0 }))
}

export const activeStore = ({ stores, activeStoreId }: Pick<Account, 'stores' | 'activeStoreId'>) =>
  stores.find(({ id }) => id === activeStoreId)
