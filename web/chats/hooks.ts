import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root-data.ts'
import { chatClientFor } from './client/browser.ts'
import type { ChatClient } from './client/client.ts'
import { chatKey } from './client/client.ts'
import { emptyChatList, toChatListState } from './client/chat-list.ts'
import { noSubscription, useObservable } from '../lib/client/use-observable.ts'
import type { OutgoingMessage } from './client/send-queue.ts'
import { emptyThread, toThreadState } from './client/thread.ts'
import type { Chat, ChatPage, MessagePage, Side } from './client/types.ts'

const noMessages: readonly OutgoingMessage[] = []
const noOpenedChats: Readonly<Record<string, string>> = {}

/** Null on the server and during hydration. */
export function useChatClient(side: Side): ChatClient | null {
  const owner = useRouteLoaderData<typeof rootLoader>('root')?.account?.id ?? null
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  return isHydrated ? chatClientFor(side, owner) : null
}

/** The chat list of a side. `initial` is the list of the server-rendered page. */
export function useChatList(side: Side, initial?: ChatPage) {
  const client = useChatClient(side)
  const initialState = useMemo(() => (initial ? toChatListState(initial) : emptyChatList), [initial])
  // Before the first subscription, so that the server-rendered list does not disappear for a moment.
  if (client && initial) client.chatList.hydrate(initial)
  return { client, list: useObservable(client?.chatList.state, initialState) }
}

/** The thread of a chat that may not exist yet: messages, outgoing messages and connection state. */
export function useThread(chat: Chat, page: MessagePage | undefined) {
  const client = useChatClient(chat.side)
  const key = chatKey(chat)
  const opened = useObservable(client?.opened, noOpenedChats)
  const chatId = chat.id ?? opened[key] ?? null
  const thread = client && chatId ? client.thread(chatId, page) : undefined
  const initial = useMemo(
    () => (page ? toThreadState(page) : chatId ? emptyThread : { ...emptyThread, phase: 'ready' as const }),
    [page, chatId],
  )
  const state = useObservable(thread?.state, initial)
  const all = useObservable(client?.queue.items, noMessages)
  const outgoing = useMemo(() => all.filter((item) => item.key === key), [all, key])
  const isConnected = useObservable(client?.isConnected, true)

  useEffect(() => {
    if (!thread) return
    if (thread.state.get().phase === 'ready') {
      thread.reopen()
      void thread.catchUp()
    } else void thread.load()
  }, [thread])
  const lastSeq = state.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (!thread || state.phase !== 'ready') return
    const markReadWhenVisible = () => document.visibilityState === 'visible' && void thread.markRead()
    markReadWhenVisible()
    document.addEventListener('visibilitychange', markReadWhenVisible)
    return () => document.removeEventListener('visibilitychange', markReadWhenVisible)
  }, [thread, lastSeq, state.phase])
  return { client, thread, chatId, state, outgoing, isConnected }
}

type Initial = { failedText?: string; suggestedText?: string }

/** The draft of a chat. A text that was refused comes before a stored draft, a suggested one after it. */
export function useDraft(client: ChatClient | null, key: string, { failedText = '', suggestedText = '' }: Initial) {
  const [text, setText] = useState(failedText || suggestedText)
  useEffect(() => {
    if (client) setText((now) => (now !== suggestedText && now) || client.getDraft(key) || now)
  }, [client, key])
  return [
    text,
    (next: string) => {
      setText(next)
      client?.saveDraft(key, next)
    },
  ] as const
}
