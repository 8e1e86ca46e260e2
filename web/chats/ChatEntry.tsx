import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { pressedKey, useUnread } from '../lib/unread.ts'
import type { RootData } from '../root.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import styles from './ChatEntry.module.css'
import type { Chats, Pressed } from './Chats.tsx'

/**
 * The way to dialogs from every page. What stands behind it is fetched for whoever is signed in, has written, or has pressed it;
 * until then, and on small screens, its links lead to the page.
 */
export function ChatEntry({ data }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useHref()
  const { pathname } = useLocation()
  const [part, setPart] = useState<{ Part: typeof Chats } | null>(null)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const { buyer, hasChats } = useUnread(data.unread)
  const isOnPage = /^\/(profile\/)?messages(\/|$)/.test(pathname)
  const load = () => import('./Chats.tsx').then(({ Chats }) => setPart({ Part: Chats }))

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-chat]')
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || innerWidth < 768) return
      event.preventDefault()
      setPressed({ link })
      load().catch(() => location.assign(link.href))
    }
    if (data.account || hasChats || wasPressed()) setTimeout(() => void load().catch(() => {}), 1_000)
    if (isOnPage) return
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
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
      {part && <part.Part data={data} pressed={pressed} isOnPage={isOnPage} />}
    </>
  )
}

function wasPressed() {
  try {
    return localStorage.getItem(pressedKey)
  } catch {
    return null
  }
}
