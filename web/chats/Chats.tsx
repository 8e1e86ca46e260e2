import { useEffect, useRef, useState } from 'react'
import { loadMessages } from '../lib/messages.ts'
import { pressedKey } from '../lib/unread.ts'
import type { RootData } from '../root.tsx'
import { watchUnread } from './browser.ts'
import type { Dock } from './Dock.tsx'
import { targetFrom } from './open-chat.ts'
import { stored } from './stored.ts'
import type { Target } from './types.ts'

export type Pressed = { link: HTMLAnchorElement }
type Props = { data: RootData; pressed: Pressed | null; isOnPage: boolean }
type Asked = { target: Target | null; link: HTMLAnchorElement | null }

/** Counts what is unread, opens the dock for a link that was pressed, and opens it again on the next page. */
export function Chats({ data: { page, account }, pressed, isOnPage }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [dock, setDock] = useState<{ Part: typeof Dock } | null>(null)
  const opener = useRef<HTMLAnchorElement | null>(null)
  const load = () =>
    Promise.all([import('./Dock.tsx'), loadMessages(page.locale, ['chats', 'order'])]).then(([{ Dock }]) =>
      setDock({ Part: Dock }),
    )

  useEffect(() => {
    watchUnread({ owner: account?.id ?? null, storeId: account?.activeStoreId ?? null })
    const [open] = lastOpen().read()
    if (!open || pressed || isOnPage || innerWidth < 768) return
    void load().then(() => setAsked((now) => now ?? { target: open.target, link: null }))
    // Once: who it is changes with the document only.
  }, [])
  useEffect(() => {
    if (!pressed) return
    const { link } = pressed
    stored(pressedKey, 0).write(1)
    load().then(
      () => setAsked({ target: targetFrom(link.href), link }),
      () => location.assign(link.href),
    )
  }, [pressed])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dock', asked !== null)
    if (asked) opener.current = asked.link
    else opener.current?.focus()
  }, [asked])

  if (!asked || !dock || isOnPage) return null
  const close = () => {
    lastOpen().write([])
    setAsked(null)
  }
  return (
    <dock.Part
      target={asked.target}
      hasFocus={asked.link !== null}
      onClose={close}
      onOpen={(target) => lastOpen().write([{ target }])}
    />
  )
}

/** Of this tab: empty, or the one that is open, null for the list. */
const lastOpen = () => stored<readonly { target: Target | null }[]>('chats.open', [], sessionBox())

function sessionBox() {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
