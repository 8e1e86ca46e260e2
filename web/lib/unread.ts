import { useSyncExternalStore } from 'react'

/** Unread messages of a person: as a buyer, and of the store that they act for. */
export type Unread = { buyer: number; store: number; hasChats: boolean }

/** Kept in storage once a visitor has pressed a way to dialogs. */
export const pressedKey = 'chats.pressed'

let now: Unread | undefined
const listeners = new Set<() => void>()

/** `given` is what the page was made with. */
export const useUnread = (given: Unread): Unread =>
  useSyncExternalStore(
    subscribe,
    () => now ?? given,
    () => given,
  )

export function setUnread(part: Partial<Unread>) {
  const known = now ?? { buyer: 0, store: 0, hasChats: false }
  const next = {
    buyer: part.buyer ?? known.buyer,
    store: part.store ?? known.store,
    hasChats: part.hasChats ?? known.hasChats,
  }
  put({ ...next, hasChats: next.hasChats || next.buyer > 0 })
}

function put(value: Unread) {
  now = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
