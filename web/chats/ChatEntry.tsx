import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { chatsOpenedKey, useUnread } from '../lib/client/unread.ts'
import type { RootData } from '../root-data.ts'
import type { DockController, OpenRequest } from './DockController.tsx'

/**
 * Opens the chat links of a page in the dock, which is loaded for visitors who are signed in, have chats, or open it; until
 * then, and on small screens, they lead to the chats page.
 */
export function ChatEntry({ data }: { data: RootData }) {
  const { pathname } = useLocation()
  const [controller, setController] = useState<{ Part: typeof DockController } | null>(null)
  const [openRequest, setOpenRequest] = useState<OpenRequest | null>(null)
  const { hasChats } = useUnread(data.unread)
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

  return controller && <controller.Part data={data} openRequest={openRequest} isOnPage={isOnPage} />
}

function hasOpenedChats() {
  try {
    return localStorage.getItem(chatsOpenedKey)
  } catch {
    return null
  }
}
