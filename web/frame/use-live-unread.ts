import { useEffect } from 'react'
import type { RootData } from '../root-data.ts'

/** Lets the requests of the page itself go first. */
const startDelayMs = 1_000

/** Keeps the unread messages in the rail and in the bottom bar current. */
export function useLiveUnread(account: RootData['account']) {
  const owner = account?.id ?? null
  const storeId = account?.activeStoreId ?? null
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../chats/client/browser.ts').then(
        ({ watchUnread }) => watchUnread({ owner, storeId }),
        () => {},
      )
    }, startDelayMs)
    return () => clearTimeout(timer)
  }, [owner, storeId])
}
