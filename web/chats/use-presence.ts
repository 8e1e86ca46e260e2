import { useEffect, useState } from 'react'
import { subscribeToEvents } from './client/browser.ts'
import { type ChatClient, chatTarget } from './client/client.ts'
import type { Chat } from './client/types.ts'

const pollIntervalMs = 45_000

/**
 * Presence of the counterpart: polled while the chat is visible, and set at once by their events. `initial` is the
 * value of the server-rendered page.
 */
export function usePresence(chat: Chat, chatId: string | null, client: ChatClient | null, initial?: boolean) {
  const [isOnline, setOnline] = useState(initial ?? false)
  useEffect(() => {
    if (!client) return
    let isCancelled = false
    const poll = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await client.calls.presence(chatId ? { chatId } : { storeId: chatTarget(chat).storeId })
      if (result.success && !isCancelled) setOnline(result.data.isOnline)
    }
    if (initial === undefined) void poll()
    const timer = setInterval(poll, pollIntervalMs)
    document.addEventListener('visibilitychange', poll)
    const unsubscribe =
      chatId &&
      subscribeToEvents(
        (event) =>
          'topic' in event && event.chatId === chatId && event.side && event.side !== chat.side && setOnline(true),
      )
    return () => {
      isCancelled = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
      if (unsubscribe) unsubscribe()
    }
  }, [client, chatId])
  return isOnline
}
