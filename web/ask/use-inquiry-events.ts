import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ChatEvent } from '../chats/client/types.ts'

/** Reloads the page when one of the chats has news, and after a reconnect. */
export function useInquiryEvents(chatIds: readonly string[]) {
  const { revalidate } = useRevalidator()
  const watched = chatIds.join(' ')
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    let isCancelled = false
    const onEvent = (event: ChatEvent) => {
      const { kind, chatId } = { chatId: undefined, ...event }
      const isWatched = kind !== 'typing' && chatId !== undefined && watched.includes(chatId)
      if (isWatched || kind === 'ready' || kind === 'chats') void revalidate()
    }
    void import('../chats/client/browser.ts').then(({ subscribeToEvents }) => {
      if (!isCancelled) unsubscribe = subscribeToEvents(onEvent)
    })
    return () => {
      isCancelled = true
      unsubscribe?.()
    }
  }, [watched])
}
