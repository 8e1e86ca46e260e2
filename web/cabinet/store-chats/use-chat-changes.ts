import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { subscribeToEvents } from '../../chats/client/browser.ts'

/**
 * Reloads the open chat of a store when its buyer has registered, given a name or declined a price. When its messages have moved into the buyer's
 * own chat, that one is opened.
 */
export function useChatChanges(chatId: string) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(
    () =>
      subscribeToEvents((event) => {
        if (event.kind !== 'chats' || event.topic !== 'store' || event.chatId !== chatId) return
        if (event.mergedInto) void navigate(`/profile/messages/${event.mergedInto}`, { replace: true })
        else void revalidate()
      }),
    [chatId],
  )
}
