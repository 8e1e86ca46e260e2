import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { chatsOpenedKey, useUnread } from '../lib/client/unread.ts'
import type { RootData } from '../root-data.ts'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import styles from './ChatEntry.module.css'
import type { DockController, OpenRequest } from './DockController.tsx'

/**
 * The chat launcher on every page. The dock is loaded for visitors who are signed in, have chats, or open it; until
 * then, and on small screens, its links lead to the chats page.
 */
export function ChatEntry({ data }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { pathname } = useLocation()
  const [controller, setController] = useState<{ Part: typeof DockController } | null>(null)
  const [openRequest, setOpenRequest] = useState<OpenRequest | null>(null)
  const { buyer, hasChats } = useUnread(data.unread)
  const isOnPage = /^\/messages(\/|$)/.test(pathname)
  const load = () =>
    import('./DockController.tsx').then(({ DockController }) => setController({ Part: DockController }))

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-chat]')
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || innerWidth < 768) return
      event.preventDefault()
      setOpenRequest({ link })
      load().catch(() => location.assign(link.href))
    }
    if (data.account || hasChats || hasOpenedChats()) setTimeout(() => void load().catch(() => {}), 1_000)
    if (isOnPage) return
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isOnPage])

  return (
    <>
      {!isOnPage && (
        <nav aria-label={t('messages')}>
          <a className={styles.pill} href={href(data.account ? '/profile/messages' : '/messages')} data-chat="">
            <Icon name="chat-text" />
            {t('messages')}
            {buyer > 0 && <Count>{formatBadge(buyer, badgeLimit)}</Count>}
          </a>
        </nav>
      )}
      {controller && <controller.Part data={data} openRequest={openRequest} isOnPage={isOnPage} />}
    </>
  )
}

function hasOpenedChats() {
  try {
    return localStorage.getItem(chatsOpenedKey)
  } catch {
    return null
  }
}
