import { useRouteLoaderData } from 'react-router'
import type { Side } from '../../chats/client/types.ts'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useUnread } from '../../lib/client/unread.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { Count } from '../../ui/Tag.tsx'
import { activeStore } from '../nav-items.ts'
import styles from './SideTabs.module.css'

/** Switches between messages as a store and as a buyer. */
export function SideTabs({ side }: { side: Side }) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const store = root?.account && activeStore(root.account)
  const unread = useUnread(root?.unread ?? { buyer: 0, store: 0, hasChats: false })
  if (!store) return null
  const tabs = [
    { of: 'Store', label: store.name, count: unread.store },
    { of: 'Buyer', label: t('sides.Buyer'), count: unread.buyer },
  ] as const
  return (
    <nav className={styles.sides} aria-label={t('sides')}>
      {tabs.map(({ of, label, count }) => (
        <a key={of} href={href(`/profile/messages?side=${of}`)} aria-current={of === side ? 'page' : undefined}>
          <span>{label}</span>
          {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
        </a>
      ))}
    </nav>
  )
}
