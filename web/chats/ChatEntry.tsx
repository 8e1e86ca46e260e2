import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { loadMessages, useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { useUnread } from '../lib/unread.ts'
import type { RootData } from '../root.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import styles from './ChatEntry.module.css'
import type { Dock } from './Dock.tsx'
import { chatAddress, chatAsked, targetFrom } from './open-chat.ts'
import type { Target } from './types.ts'

const pressedKey = 'chats.pressed'
const openKey = 'chats.open'

/**
 * The way to dialogs from every page. What stands behind it is fetched for whoever is signed in, has written, or has pressed it;
 * until then, and on small screens, its link leads to the page.
 */
export function ChatEntry({ data: { page, account, unread } }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useHref()
  const { pathname } = useLocation()
  const [asked, setAsked] = useState<{ target: Target | null; from: HTMLElement | null } | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const [dock, setDock] = useState<{ Part: typeof Dock } | null>(null)
  const load = () =>
    Promise.all([import('./Dock.tsx'), loadMessages(page.locale, ['chats', 'order'])]).then(([{ Dock }]) => setDock({ Part: Dock }))
  const { buyer, hasChats } = useUnread(unread)
  const isOnPage = /^\/(profile\/)?messages(\/|$)/.test(pathname)

  useEffect(() => {
    if (isOnPage) return
    const open = (target: Target | null, from: HTMLElement | null) => {
      keep(localStorage, pressedKey, '1')
      setAsked({ target, from })
      // Without it the page is the way.
      void load().catch(() => window.location.assign(href(target ? chatAddress(target) : '/messages')))
    }
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-chat]')
      if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || matchMedia('(max-width: 767px)').matches) return
      event.preventDefault()
      open(targetFrom(link.href), link)
    }
    const hear = (event: Event) => open((event as CustomEvent<Target | null>).detail, document.activeElement as HTMLElement)
    document.addEventListener('click', press)
    window.addEventListener(chatAsked, hear)
    return () => {
      document.removeEventListener('click', press)
      window.removeEventListener(chatAsked, hear)
    }
  }, [isOnPage])
  useEffect(() => {
    if (!account && !hasChats && !read(localStorage, pressedKey)) return
    const start = async () => {
      const { watchUnread } = await import('./browser.ts')
      watchUnread({ owner: account?.id ?? null, storeId: account?.activeStoreId ?? null })
      const kept = isOnPage || matchMedia('(max-width: 767px)').matches ? null : read(sessionStorage, openKey)
      if (!kept) return
      void load()
      setAsked({ target: JSON.parse(kept) as Target | null, from: null })
    }
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(() => void start(), { timeout: 3_000 }) : setTimeout(() => void start(), 1_000)
    return () => ('cancelIdleCallback' in window ? cancelIdleCallback(idle as number) : clearTimeout(idle))
    // Once: who it is changes with the document only.
  }, [])

  useEffect(() => {
    if (asked) opener.current = asked.from
    else opener.current?.focus()
  }, [asked])

  if (isOnPage) return null
  const close = () => {
    keep(sessionStorage, openKey, null)
    setAsked(null)
  }
  return (
    <>
      <nav aria-label={t('messages')}>
        <a className={styles.pill} href={href(account ? '/profile/messages' : '/messages')} data-chat="" hidden={Boolean(asked && dock)}>
          <Icon name="chat-text" />
          {t('messages')}
          {buyer > 0 && <Count>{formatBadge(buyer, badgeLimit)}</Count>}
        </a>
      </nav>
      {asked && dock && (
        <dock.Part target={asked.target} hasFocus={asked.from !== null} onClose={close} onOpen={(target) => keep(sessionStorage, openKey, JSON.stringify(target))} />
      )}
    </>
  )
}

function read(box: Storage, key: string) {
  try {
    return box.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be forbidden: then the next page does not remember. */
function keep(box: Storage, key: string, value: string | null) {
  try {
    if (value === null) box.removeItem(key)
    else box.setItem(key, value)
  } catch {
    // As above.
  }
}
