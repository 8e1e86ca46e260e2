import { useSyncExternalStore } from 'react'
import { observable } from './observable.ts'

/** Unread messages as a buyer and of the active store. */
export type Unread = { buyer: number; store: number; hasChats: boolean }

/** Storage key, set once the visitor has opened the chat dock. */
export const chatsOpenedKey = 'chats.pressed'

const counts = observable<Unread | undefined>(undefined)

/** `initial` is the value of the server-rendered page. */
export const useUnread = (initial: Unread): Unread =>
  useSyncExternalStore(
    counts.subscribe,
    () => counts.get() ?? initial,
    () => initial,
  )

export function setUnread(part: Partial<Unread>) {
  const known = counts.get() ?? { buyer: 0, store: 0, hasChats: false }
  const next = {
    buyer: part.buyer ?? known.buyer,
    store: part.store ?? known.store,
    hasChats: part.hasChats ?? known.hasChats,
  }
  counts.set({ ...next, hasChats: next.hasChats || next.buyer > 0 })
}
