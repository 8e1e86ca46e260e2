import type { ChatCalls, ChatListQuery } from './calls.ts'
import { observable } from '../../lib/client/observable.ts'
import type { Chat, ChatEvent, ChatPage, LoadPhase } from './types.ts'

export type ChatListState = {
  phase: LoadPhase
  chats: readonly Chat[]
  nextCursor: string | null
  isLoadingMore: boolean
  query: ChatListQuery
}
export type ChatListStore = ReturnType<typeof createChatListStore>

export const emptyChatList: ChatListState = {
  phase: 'loading',
  chats: [],
  nextCursor: null,
  isLoadingMore: false,
  query: {},
}

export const toChatListState = ({ items, nextCursor }: ChatPage): ChatListState => ({
  ...emptyChatList,
  phase: 'ready',
  chats: items,
  nextCursor,
})

/** The chat list of one side, latest first, in sync with the server. */
export function createChatListStore(calls: Pick<ChatCalls, 'list' | 'single' | 'create'>) {
  const state = observable(emptyChatList)
  /** Chats being refreshed, and whether another refresh is needed. */
  const refreshing = new Map<string, boolean>()

  /** Reloads the first page. Chats below it stay: they cannot have become newer. */
  async function load() {
    const { query } = state.get()
    const result = await calls.list(query)
    if (query !== state.get().query) return
    if (!result.success) return state.update({ phase: state.get().phase === 'ready' ? 'ready' : 'failed' })
    const { items, nextCursor } = result.data
    const { chats, phase } = state.get()
    const replacesAll = phase !== 'ready' || nextCursor === null || chats.length <= items.length
    if (replacesAll) state.update({ phase: 'ready', chats: items, nextCursor })
    else
      state.update({
        chats: [...items, ...chats.slice(items.length).filter(({ id }) => items.every((item) => item.id !== id))],
      })
    await createMissing(items)
  }

  /** Creates the chat about the latest order with a store that the buyer has not written to. */
  async function createMissing(items: readonly Chat[]) {
    for (const chat of items.filter(({ id }) => id === null)) {
      const { storeId } = chat.members[1]!
      const target = { storeId: storeId!, ...(chat.orderId && { orderId: chat.orderId }) }
      const created = await calls.create({ target, name: '' })
      if (created.success)
        state.update({ chats: state.get().chats.map((other) => (other === chat ? created.data : other)) })
    }
  }

  async function refresh(id: string) {
    if (Object.values(state.get().query).some(Boolean)) return load()
    if (refreshing.has(id)) return void refreshing.set(id, true)
    do {
      refreshing.set(id, false)
      const result = await calls.single(id)
      if (result.success) upsert(result.data)
    } while (refreshing.get(id))
    refreshing.delete(id)
  }

  function upsert(chat: Chat) {
    const others = state
      .get()
      .chats.filter(
        ({ id, members }) => id !== chat.id && !(id === null && members[1]!.storeId === chat.members[1]!.storeId),
      )
    const after = others.findIndex(({ activeAt }) => activeAt <= chat.activeAt)
    const index = after < 0 ? others.length : after
    state.update({ chats: [...others.slice(0, index), chat, ...others.slice(index)] })
  }

  const patch = (id: string, part: Partial<Chat>) =>
    state.update({ chats: state.get().chats.map((chat) => (chat.id === id ? { ...chat, ...part } : chat)) })

  return {
    state,
    load,
    upsert,
    patch,
    /** Fills the list from the server-rendered page. */
    hydrate(page: ChatPage) {
      if (state.get().phase === 'loading') state.set(toChatListState(page))
    },
    async loadMore() {
      const { nextCursor, isLoadingMore, query } = state.get()
      if (!nextCursor || isLoadingMore) return
      state.update({ isLoadingMore: true })
      const result = await calls.list({ ...query, cursor: nextCursor })
      if (query !== state.get().query) return
      const { chats } = state.get()
      if (!result.success) return state.update({ isLoadingMore: false })
      const known = new Set(chats.map(({ id }) => id))
      state.update({
        isLoadingMore: false,
        nextCursor: result.data.nextCursor,
        chats: [...chats, ...result.data.items.filter(({ id }) => !known.has(id))],
      })
    },
    setQuery(query: ChatListQuery) {
      state.set({ ...emptyChatList, query })
      return load()
    },
    remove: (id: string) => state.update({ chats: state.get().chats.filter((chat) => chat.id !== id) }),
    handleEvent(
      { kind, chatId, seq, ...event }: Exclude<ChatEvent, { kind: 'ready' | 'lost' | 'ended' }>,
      isOwnSide: boolean,
    ) {
      if (kind === 'chats') return void load()
      const known = state.get().chats.find(({ id }) => id === chatId)
      if (kind === 'message' && chatId && (known?.lastSeq ?? 0) < seq!) void refresh(chatId)
      if (kind === 'read' && known && !isOwnSide) patch(chatId!, { otherReadSeq: Math.max(known.otherReadSeq, seq!) })
      if (kind === 'read' && known && isOwnSide && event.side)
        if (seq! >= known.lastSeq) patch(chatId!, { unreadCount: 0, readSeq: seq })
        else void refresh(chatId!)
    },
  }
}
