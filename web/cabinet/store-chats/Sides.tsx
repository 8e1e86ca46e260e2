import { useRouteLoaderData } from 'react-router'
import type { Side } from '../../chats/types.ts'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { useUnread } from '../../lib/unread.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Count } from '../../ui/Tag.tsx'
import { activeStore } from '../places.ts'
import styles from './Sides.module.css'

/** Whoever works for a store has messages as a buyer and as the store. */
export function Sides({ side }: { side: Side }) {
  const t = useMessages('seller-chats')
  const href = useHref()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const store = root?.account && activeStore(root.account)
  const unread = useUnread(root?.unread ?? { buyer: 0, store: 0, hasChats: false })
  if (!store) return null
  const ways = [
    { of: 'Store', label: store.name, count: unread.store },
    { of: 'Buyer', label: t('sides.Buyer'), count: unread.buyer },
  ] as const
  return (
    <nav className={styles.sides} aria-label={t('sides')}>
      {ways.map(({ of, label, count }) => (
        <a key={of} href={href(`/profile/messages?side=${of}`)} aria-current={of === side ? 'page' : undefined}>
          <span>{label}</span>
          {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
        </a>
      ))}
    </nav>
  )
}
