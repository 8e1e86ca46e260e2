import { useReloadOnEvent } from '../shared/use-reload-on-event.ts'

/** Reloads the page when one of the chats has news, and after a reconnect. */
export const useInquiryEvents = (chatIds: readonly string[]) =>
  useReloadOnEvent(({ kind, chatId }) => {
    const isWatched = kind !== 'typing' && chatId !== undefined && chatIds.includes(chatId)
    return isWatched || kind === 'ready' || kind === 'chats'
  })
