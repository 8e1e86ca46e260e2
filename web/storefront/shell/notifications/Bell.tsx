import { useEffect, useState } from 'react'
import { formatBadge } from '../../../lib/format.ts'
import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { badgeLimit } from '../../../lib/locale.ts'
import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Count } from '../../../ui/Tag.tsx'
import styles from './Bell.module.css'

/** Live count of unread notifications; opens the latest ones. `className` is that of the icon with its count. Without JavaScript it opens a link to all notifications. */
export function Bell({ unread, label, className }: { unread: number; label?: string; className?: string }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const [count, setCount] = useState(unread)
  const [isOpen, setOpen] = useState(false)
  const [Panel, load] = useLazyComponent(
    () => import('./NotificationPanel.tsx').then(({ NotificationPanel: NoticePanel }) => NoticePanel),
    'notifications',
  )
  useEffect(() => setCount(unread), [unread])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    const timer = setTimeout(() => {
      void import('./unread-count.ts').then(({ subscribeUnreadCount: followNotices }) => {
        if (!isUnmounted) stop = followNotices(setCount)
      })
    }, subscribeDelayMs)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <details
      data-menu=""
      className={styles.menu}
      onPointerEnter={load}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) load()
      }}
    >
      <summary
        className={className}
        aria-label={count > 0 ? t('notifications.label', { count }) : t('notifications')}
        title={t('notifications')}
      >
        <Icon name="bell" size="l" />
        {label && <span>{label}</span>} {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      </summary>
      <div className={styles.popover}>
        {isOpen && Panel ? (
          <Panel onCount={setCount} />
        ) : (
          <a href={href('/profile/notifications')}>{t('notifications')}</a>
        )}
      </div>
    </details>
  )
}

/** Lets the requests of the page itself go first. */
const subscribeDelayMs = 2_000
