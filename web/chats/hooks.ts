import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { clientOf } from './browser.ts'
import type { ChatClient } from './client.ts'
import { keyOf } from './client.ts'
import { emptyList, listFrom } from './dialogs.ts'
import type { Observable } from './observable.ts'
import type { Outgoing } from './queue.ts'
import { emptyThread, threadFrom } from './thread.ts'
import type { Chat, ChatPage, MessagePage, Side } from './types.ts'

const nothing = () => () => {}
const none: readonly Outgoing[] = []
const noneOpened: Readonly<Record<string, string>> = {}

/** Null on the server and while its page is taken over. */
export function useClient(side: Side): ChatClient | null {
  const owner = useRouteLoaderData<typeof rootLoader>('root')?.account?.id ?? null
  const isHere = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return isHere ? clientOf(side, owner) : null
}

export const useObservable = <Value>(value: Observable<Value> | undefined, given: Value): Value =>
  useSyncExternalStore(
    value?.subscribe ?? nothing,
    () => (value ? value.get() : given),
    () => given,
  )

/** The list of dialogs. `given`: what the page was made with. */
export function useDialogs(side: Side, given?: ChatPage) {
  const client = useClient(side)
  const first = useMemo(() => (given ? listFrom(given) : emptyList), [given])
  // Before anything listens to it, so that the list of the page is not taken away for a moment.
  if (client && given) client.dialogs.start(given)
  return { client, list: useObservable(client?.dialogs.state, first) }
}

/** The thread of a dialog, opened or not: what has been said, what is on its way, whether it is connected. */
export function useThread(chat: Chat, page: MessagePage | undefined) {
  const client = useClient(chat.side)
  const key = keyOf(chat)
  const opened = useObservable(client?.opened, noneOpened)
  const chatId = chat.id ?? opened[key] ?? null
  const thread = client && chatId ? client.thread(chatId, page) : undefined
  const given = useMemo(
    () => (page ? threadFrom(page) : chatId ? emptyThread : { ...emptyThread, phase: 'ready' as const }),
    [page, chatId],
  )
  const state = useObservable(thread?.state, given)
  const all = useObservable(client?.queue.items, none)
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
    const see = () => document.visibilityState === 'visible' && void thread.markRead()
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [thread, lastSeq, state.phase])
  return { client, thread, chatId, state, outgoing, isConnected }
}

/** What is being written, kept for each dialog. `given`: what the page was made with. */
export function useDraft(client: ChatClient | null, key: string, given = '') {
  const [text, setText] = useState(given)
  useEffect(() => {
    if (client) setText((now) => now || client.draftOf(key))
  }, [client, key])
  return [
    text,
    (next: string) => {
      setText(next)
      client?.keepDraft(key, next)
    },
  ] as const
}
