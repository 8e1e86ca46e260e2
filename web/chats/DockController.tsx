import { useEffect, useRef, useState } from 'react'
import { loadMessages } from '../lib/messages.ts'
import { chatsOpenedKey } from '../lib/client/unread.ts'
import type { RootData } from '../root-data.ts'
import { watchUnread } from './client/browser.ts'
import type { Dock } from './Dock.tsx'
import { parseChatTarget } from './chat-links.ts'
import { persisted } from './client/persisted.ts'
import type { ChatTarget } from './client/types.ts'

export type OpenRequest = { link: HTMLAnchorElement }
type Props = { data: RootData; openRequest: OpenRequest | null; isOnPage: boolean }
type OpenDock = { target: ChatTarget | null; link: HTMLAnchorElement }

/** Watches unread counts, and opens the dock for a clicked link. */
export function DockController({ data: { page, account }, openRequest, isOnPage }: Props) {
  const [openDock, setOpenDock] = useState<OpenDock | null>(null)
  const [dock, setDock] = useState<{ Part: typeof Dock } | null>(null)
  const opener = useRef<HTMLAnchorElement | null>(null)
  const load = () =>
    Promise.all([import('./Dock.tsx'), loadMessages(page.locale, ['chats', 'order'])]).then(([{ Dock }]) =>
      setDock({ Part: Dock }),
    )

  useEffect(() => {
    watchUnread({ owner: account?.id ?? null, storeId: account?.activeStoreId ?? null })
    // Once: the account changes only with a document load.
  }, [])
  useEffect(() => {
    if (!openRequest) return
    const { link } = openRequest
    persisted(chatsOpenedKey, 0).write(1)
    load().then(
      () => setOpenDock({ target: parseChatTarget(link.href), link }),
      () => location.assign(link.href),
    )
  }, [openRequest])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dock', openDock !== null)
    if (openDock) opener.current = openDock.link
    else opener.current?.focus()
  }, [openDock])

  if (!openDock || !dock || isOnPage) return null
  return <dock.Part target={openDock.target} onClose={() => setOpenDock(null)} />
}
