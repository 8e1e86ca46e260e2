import { useLocation, useRouteLoaderData } from 'react-router'
import type { RailGroup, RailItem } from '../frame/Rail.tsx'
import { type Unread, useUnread } from '../lib/client/unread.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import type { loader as rootLoader, RootData } from '../root-data.ts'
import type { IconName } from '../ui/icons.ts'

type Account = NonNullable<RootData['account']>
type StoreRight = Account['stores'][number]['can'][number]
type NavItem = {
  key: string
  path: string
  /** Where else its pages are. */
  otherPath?: string
  icon: IconName
  group: 'work' | 'account'
  needsStore?: true
  needsTeam?: true
  /** The right in the active store that it needs. */
  needsRight?: StoreRight
  count?: (account: Account, unread: Unread) => number
}

/** Cabinet pages in rail order. */
const navItems = [
  { key: 'overview', path: '/profile', icon: 'squares-four', group: 'work' },
  {
    key: 'orders',
    path: '/profile/orders',
    icon: 'package',
    group: 'work',
    count: ({ unviewedOrders }) => unviewedOrders,
  },
  {
    key: 'approvals',
    path: '/profile/approvals',
    icon: 'check-circle',
    group: 'work',
    needsTeam: true,
    count: ({ purchasing }) => purchasing?.waitingRequests ?? 0,
  },
  { key: 'procurement', path: '/profile/procurement', icon: 'file-text', group: 'work' },
  { key: 'products', path: '/profile/products', icon: 'tag', group: 'work', needsRight: 'products' },
  { key: 'imports', path: '/profile/new-products', icon: 'arrow-up', group: 'work', needsRight: 'products' },
  { key: 'promotion', path: '/profile/promotion', icon: 'megaphone', group: 'work', needsRight: 'store' },
  {
    key: 'integrations',
    path: '/profile/integrations',
    icon: 'arrow-clockwise',
    group: 'work',
    needsRight: 'store',
  },
  { key: 'balance', path: '/profile/balance', icon: 'wallet', group: 'work', needsRight: 'balance' },
  {
    key: 'messages',
    path: '/profile/messages',
    icon: 'chat-text',
    group: 'work',
    count: (_, { buyer, store }) => buyer + store,
  },
  {
    key: 'callbacks',
    path: '/profile/callbacks',
    icon: 'phone',
    group: 'work',
    needsStore: true,
    count: (account) => activeStore(account)?.newCallbacks ?? 0,
  },
  { key: 'lists', path: '/profile/lists', icon: 'bookmark', group: 'work' },
  { key: 'quickOrder', path: '/profile/quick-order', icon: 'rows', group: 'work' },
  { key: 'viewed', path: '/profile/viewed', icon: 'clock', group: 'work' },
  { key: 'notifications', path: '/profile/notifications', icon: 'bell', group: 'account' },
  { key: 'addresses', path: '/profile/addresses', icon: 'map-pin', group: 'account' },
  { key: 'company', path: '/profile/company', otherPath: '/profile/entity', icon: 'buildings', group: 'account' },
  {
    key: 'verification',
    path: '/profile/verification',
    icon: 'check-circle',
    group: 'account',
    needsRight: 'organization',
  },
  { key: 'purchasing', path: '/profile/purchasing', icon: 'user-plus', group: 'account', needsTeam: true },
  { key: 'settings', path: '/profile/settings', icon: 'gear', group: 'account' },
] as const satisfies NavItem[]

const groups = ['work', 'account'] as const
const noUnread = { buyer: 0, store: 0, hasChats: false }

/** The pages for this account, with their pending counts. */
export function useNavGroups(account: Account | null): RailGroup[] {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const locale = useLocale()
  const { pathname } = useLocation()
  const unread = useUnread(useRouteLoaderData<typeof rootLoader>('root')?.unread ?? noUnread)
  if (!account) return []
  const available = navItems.filter(
    (item: NavItem) =>
      (!item.needsStore || account.stores.length > 0) &&
      (!item.needsTeam || account.purchasing !== null) &&
      (!item.needsRight || activeStore(account)?.can.includes(item.needsRight)),
  )
  const footItems: RailItem[] = [
    // Russian law requires it wherever personal data is entered; it exists in Russian only.
    ...(locale === 'ru'
      ? [{ path: '/privatepolicy', icon: 'file-text', label: shell('legal.privatepolicy'), isCurrent: false } as const]
      : []),
    { path: '/help', icon: 'question', label: shell('footer.help'), isCurrent: false },
  ]
  const pages = groups.map((group) => ({
    key: group,
    items: available
      .filter((item) => item.group === group)
      .map((item) => {
        const count = 'count' in item ? item.count(account, unread) : 0
        return {
          path: item.path,
          icon: item.icon,
          label: t(item.key),
          count,
          counted: 'count' in item && count > 0 ? t(`counted.${item.key}`, { count }) : undefined,
          isCurrent: isAt(pathname, item.path) || ('otherPath' in item && isAt(pathname, item.otherPath)),
        }
      }),
  }))
  return [...pages, { key: 'help', items: footItems, isAtFoot: true }]
}

/** Subpages count as the page; the overview matches exactly, because all paths start with it. */
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`))

export const activeStore = ({ stores, activeStoreId }: Pick<Account, 'stores' | 'activeStoreId'>) =>
  stores.find(({ id }) => id === activeStoreId)
