import { useEffect, useState } from 'react'
import { formatBadge } from '../../lib/format.ts'
import { useLazy } from '../../lib/lazy.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Count } from '../../ui/Tag.tsx'
import styles from './Actions.module.css'

/** What is new, followed while the page is open; pressed, it shows the latest. Without script it opens on the way to all of them. */
export function Bell({ unread }: { unread: number }) {
  const t = useMessages('shell')
  const href = useHref()
  const [count, setCount] = useState(unread)
  const [isOpen, setOpen] = useState(false)
  const [Panel, load] = useLazy(
    () => import('./NoticePanel.tsx').then(({ NoticePanel }) => NoticePanel),
    'notifications',
  )
  useEffect(() => setCount(unread), [unread])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const timer = setTimeout(() => {
      void import('./follow-notices.ts').then(({ followNotices }) => {
        if (!isGone) stop = followNotices(setCount)
      })
    }, idleMs)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return (
    <details
      data-menu=""
      className={`${styles.account} ${styles.noticesMenu}`}
      onPointerEnter={load}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) load()
      }}
    >
      <summary
        className={styles.bell}
        aria-label={count > 0 ? t('notifications.label', { count }) : t('notifications')}
        title={t('notifications')}
      >
        <Icon name="bell" size="l" />
        {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      </summary>
      <div className={`${styles.popover} ${styles.notices}`}>
        {isOpen && Panel ? (
          <Panel onCount={setCount} />
        ) : (
          <a href={href('/profile/notifications')}>{t('notifications')}</a>
        )}
      </div>
    </details>
  )
}

/** What the page itself needs comes first. */
const idleMs = 2_000
