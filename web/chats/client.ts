import { uuid } from '../lib/client-api.ts'
import { type Calls, chatCalls, type Who } from './calls.ts'
import { createDialogs } from './dialogs.ts'
import { observable } from './observable.ts'
import { createQueue, type Outgoing } from './queue.ts'
import { type Box, stored } from './stored.ts'
import { createThread, type Thread } from './thread.ts'
import type { Chat, ChatEvent, Message, MessagePage, Side, Target, Widget } from './types.ts'

type Means = Who & {
  /** Whose the unsent messages and drafts are: the account, or this browser's visitor. */
  owner: string | null
  calls?: Calls
  box?: Box
  alone?: (run: () => Promise<void>) => Promise<void>
  /** A visitor's first dialog gives them a session, which the stream must hear of. */
  onOpened?: () => void
}
export type ChatClient = ReturnType<typeof createClient>

const topicsOf: Record<Side, readonly string[]> = { Buyer: ['account', 'anonymous'], Store: ['store'] }
const typingEveryMs = 3_000

/** Dialogs as one side has them in this browser: the list, threads, messages on their way, drafts. */
export function createClient({
  side,
  isAuth,
  owner,
  calls = chatCalls({ side, isAuth }),
  box,
  alone,
  onOpened = () => {},
}: Means) {
  const dialogs = createDialogs(calls)
  const threads = new Map<string, Thread>()
  /** Dialogs that were opened here by their first message. */
  const opened = observable<Readonly<Record<string, string>>>({})
  const isConnected = observable(true)
  const drafts = stored<Record<string, string>>(`chats.drafts.${side}.${owner ?? 'visitor'}`, {}, box)
  const typedAt = new Map<string, number>()
  const queue = createQueue({
    box: stored<readonly Outgoing[]>(`chats.queue.${side}.${owner ?? 'visitor'}`, [], box),
    alone,
    open: async (item) => {
      const made = await calls.create(item)
      if (made.success) onOpened()
      return made
    },
    send: calls.send,
    onSent: ({ key }, { chat, message }) => {
      thread(message.chatId).take(message)
      if (chat) opened.change({ [key]: message.chatId })
      showLast(chat, message)
    },
  })

  /** `page`: what a page was made with, if it was. */
  function thread(chatId: string, page?: MessagePage): Thread {
    const known = threads.get(chatId)
    if (known) return known
    const made = createThread(chatId, calls, { page, onRead: (unreadCount) => dialogs.change(chatId, { unreadCount }) })
    threads.set(chatId, made)
    return made
  }

  /** A dialog that has been answered may fit its filter no more. */
  function showLast(opened: Chat | null, message: Message) {
    const { filter = 'All', buyerName } = dialogs.state.get().query
    if (filter !== 'All' || buyerName) return void dialogs.load()
    const chat = opened ?? dialogs.state.get().chats.find(({ id }) => id === message.chatId)
    if (chat && chat.lastSeq < message.seq)
      dialogs.put({ ...chat, lastMessage: message, lastSeq: message.seq, activeAt: message.createdAt })
  }

  /** Whatever may have been missed. */
  function catchUp() {
    if (dialogs.state.get().phase !== 'loading') void dialogs.load()
    for (const { state, catchUp: readOn } of threads.values()) if (state.get().phase === 'ready') void readOn()
    void queue.resume()
  }

  return {
    side,
    isAuth,
    owner,
    calls,
    dialogs,
    thread,
    opened,
    isConnected,
    queue,
    catchUp,
    hear(event: ChatEvent) {
      if (event.kind === 'ready' || event.kind === 'lost') isConnected.set(event.kind === 'ready')
      if (event.kind === 'ready') return catchUp()
      if (!('topic' in event) || !topicsOf[side].includes(event.topic)) return
      const isOwnSide = event.side === side
      dialogs.hear(event, isOwnSide)
      // Two dialogs may have become one, and then numbers are others.
      if (event.kind === 'chats') for (const known of threads.values()) void known.reload()
      if (event.chatId) threads.get(event.chatId)?.hear(event, isOwnSide)
    },
    send(chat: Chat, given: { text: string; name?: string; widget?: Widget | null; files?: Outgoing['files'] }) {
      const key = keyOf(chat)
      return queue.add({
        clientMessageId: uuid(),
        key,
        chatId: chat.id ?? opened.get()[key] ?? null,
        target: targetOf(chat),
        name: given.name ?? '',
        text: given.text,
        widget: given.widget ?? null,
        files: given.files ?? [],
        createdAt: new Date().toISOString(),
      })
    },
    /** At most once in three seconds, however fast somebody types. */
    showTyping(chatId: string, now = Date.now()) {
      if (now - (typedAt.get(chatId) ?? -Infinity) < typingEveryMs) return
      typedAt.set(chatId, now)
      void calls.typing(chatId)
    },
    draftOf: (key: string) => drafts.read()[key] ?? '',
    keepDraft(key: string, text: string) {
      const { [key]: _, ...others } = drafts.read()
      drafts.write(text ? { ...others, [key]: text } : others)
    },
  }
}

export const targetOf = ({ members, product, orderId }: Chat): Target => ({
  storeId: members[1]!.storeId!,
  productId: product?.id,
  orderId: orderId ?? undefined,
})

/** A dialog is one for each store and product, whether it is there yet or not. */
export const keyOf = (chat: Chat) => {
  const { storeId, productId = 0 } = targetOf(chat)
  return chat.side === 'Store' ? chat.id! : `${storeId}.${productId}`
}
