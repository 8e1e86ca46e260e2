import { uuid } from '../../lib/client/uuid.ts'
import type { ChatCaller, ChatCalls } from './calls.ts'
import { createChatListStore } from './chat-list.ts'
import { observable } from '../../lib/client/observable.ts'
import { createSendQueue, type OutgoingMessage } from './send-queue.ts'
import { type KeyValueStorage, persisted } from './persisted.ts'
import { createThreadStore, type ThreadStore } from './thread.ts'
import type { Chat, ChatEvent, Message, MessagePage, Side, ChatTarget, Widget } from './types.ts'

type ChatClientOptions = ChatCaller & {
  /** Owner of drafts and unsent messages: account id, null for a visitor. */
  owner: string | null
  calls: ChatCalls
  storage?: KeyValueStorage
  withLock?: (run: () => Promise<void>) => Promise<void>
  /** Called when a chat is created: a visitor's first chat creates their session, which the stream needs. */
  onOpened?: () => void
}
export type ChatClient = ReturnType<typeof createChatClient>

const topicsBySide: Record<Side, readonly string[]> = { Buyer: ['account', 'anonymous'], Store: ['store'] }
const typingIntervalMs = 3_000

/** The chat state of one side in this browser: list, threads, send queue, drafts. */
export function createChatClient({
  side,
  isAuth,
  owner,
  calls,
  storage,
  withLock,
  onOpened = () => {},
}: ChatClientOptions) {
  const chatList = createChatListStore(calls)
  const threads = new Map<string, ThreadStore>()
  /** Ids of chats that were created here, by `chatKey`. */
  const opened = observable<Readonly<Record<string, string>>>({})
  const isConnected = observable(true)
  const drafts = persisted<Record<string, string>>(`chats.drafts.${side}.${owner ?? 'visitor'}`, {}, storage)
  const typedAt = new Map<string, number>()
  const queue = createSendQueue({
    storage: persisted<readonly OutgoingMessage[]>(`chats.queue.${side}.${owner ?? 'visitor'}`, [], storage),
    withLock,
    openChat: async (item) => {
      const created = await calls.create(item)
      if (created.success) onOpened()
      return created
    },
    send: calls.send,
    onSent: ({ key }, { chat, message }) => {
      thread(message.chatId).addMessage(message)
      if (chat) opened.update({ [key]: message.chatId })
      showLastMessage(chat, message)
    },
  })

  /** `page`: messages of the server-rendered page. */
  function thread(chatId: string, page?: MessagePage): ThreadStore {
    const known = threads.get(chatId)
    if (known) return known
    const created = createThreadStore(chatId, calls, {
      page,
      onRead: (unreadCount) => chatList.patch(chatId, { unreadCount }),
    })
    threads.set(chatId, created)
    return created
  }

  /** With a filter the list is reloaded: an answered chat may no longer match. */
  function showLastMessage(opened: Chat | null, message: Message) {
    const { filter = 'All', buyerName } = chatList.state.get().query
    if (filter !== 'All' || buyerName) return void chatList.load()
    const chat = opened ?? chatList.state.get().chats.find(({ id }) => id === message.chatId)
    if (chat && chat.lastSeq < message.seq)
      chatList.upsert({ ...chat, lastMessage: message, lastSeq: message.seq, activeAt: message.createdAt })
  }

  /** Reloads everything that may have changed while disconnected. */
  function catchUp() {
    if (chatList.state.get().phase !== 'loading') void chatList.load()
    for (const { state, catchUp: catchUpThread } of threads.values())
      if (state.get().phase === 'ready') void catchUpThread()
    void queue.resume()
  }

  return {
    side,
    isAuth,
    owner,
    calls,
    chatList,
    thread,
    opened,
    isConnected,
    queue,
    catchUp,
    handleEvent(event: ChatEvent) {
      if (event.kind === 'ready' || event.kind === 'lost') isConnected.set(event.kind === 'ready')
      if (event.kind === 'ready') return catchUp()
      if (!('topic' in event) || !topicsBySide[side].includes(event.topic)) return
      const isOwnSide = event.side === side
      chatList.handleEvent(event, isOwnSide)
      // A merge of two chats renumbers messages.
      if (event.kind === 'chats') for (const known of threads.values()) void known.reload()
      if (event.chatId) threads.get(event.chatId)?.handleEvent(event, isOwnSide)
    },
    send(
      chat: Chat,
      content: { text: string; name?: string; widget?: Widget | null; files?: OutgoingMessage['files'] },
    ) {
      const key = chatKey(chat)
      return queue.add({
        clientMessageId: uuid(),
        key,
        chatId: chat.id ?? opened.get()[key] ?? null,
        target: chatTarget(chat),
        name: content.name ?? '',
        text: content.text,
        widget: content.widget ?? null,
        files: content.files ?? [],
        createdAt: new Date().toISOString(),
      })
    },
    async declinePrice(chatId: string, seq: number, reason: string) {
      const result = await calls.declinePrice(chatId, seq, reason)
      if (result.success) {
        thread(chatId).addMessage(result.data)
        void thread(chatId).reload()
      }
      return result
    },
    /** Throttled to one call in three seconds. */
    sendTyping(chatId: string, now = Date.now()) {
      if (now - (typedAt.get(chatId) ?? -Infinity) < typingIntervalMs) return
      typedAt.set(chatId, now)
      void calls.typing(chatId)
    },
    getDraft: (key: string) => drafts.read()[key] ?? '',
    saveDraft(key: string, text: string) {
      const { [key]: _, ...others } = drafts.read()
      drafts.write(text ? { ...others, [key]: text } : others)
    },
  }
}

export const chatTarget = ({ members, product, orderId }: Chat): ChatTarget => ({
  storeId: members[1]!.storeId!,
  productId: product?.id,
  orderId: orderId ?? undefined,
})

/** There is one chat per store and product, so the pair identifies a chat that does not exist yet. */
export const chatKey = (chat: Chat) => {
  const { storeId, productId = 0 } = chatTarget(chat)
  return chat.side === 'Store' ? chat.id! : `${storeId}.${productId}`
}
