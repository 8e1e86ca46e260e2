import { useEffect, useState } from 'react'
import { hearEvents } from './browser.ts'
import { type ChatClient, targetOf } from './client.ts'
import type { Chat } from './types.ts'

const askEveryMs = 45_000

/**
 * Whether the other side is here: asked now and then while the dialog is looked at, and told at once by what they do. `given`: what
 * the page was made with.
 */
export function usePresence(chat: Chat, chatId: string | null, client: ChatClient | null, given?: boolean) {
  const [isOnline, setOnline] = useState(given ?? false)
  useEffect(() => {
    if (!client) return
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await client.calls.presence(chatId ? { chatId } : { storeId: targetOf(chat).storeId })
      if (answer.success && !isOver) setOnline(answer.data.isOnline)
    }
    if (given === undefined) void ask()
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    const stop =
      chatId &&
      hearEvents(
        (event) =>
          'topic' in event && event.chatId === chatId && event.side && event.side !== chat.side && setOnline(true),
      )
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      if (stop) stop()
    }
  }, [client, chatId])
  return isOnline
}
