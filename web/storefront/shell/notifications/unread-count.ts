import type { countNotifications } from '#modules/notifications/contract.ts'
import { subscribeToEvents } from '../../../chats/client/browser.ts'
import { clientCall } from '../../../lib/client/client-call.ts'

/** Events within this time cause one request. */
const debounceMs = 500

/** Fetches the number of unread notifications after every event that may change it. */
export function subscribeUnreadCount(listener: (unread: number) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchCount = async () => {
    const result = await clientCall<typeof countNotifications>('GET x/notification/count', {})
    if (result.success) listener(result.data.unread)
  }
  const fetchSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void fetchCount(), debounceMs)
  }
  const stop = subscribeToEvents(({ kind }) => {
    if (kind !== 'typing' && kind !== 'lost' && kind !== 'ended') fetchSoon()
  })
  // An event stream that is already open does not repeat its 'ready' event.
  fetchSoon()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
