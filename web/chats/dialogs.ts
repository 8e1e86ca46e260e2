import type { Calls } from './calls.ts'
import { observable } from './observable.ts'
import type { Chat, ChatEvent, ChatPage, Phase } from './types.ts'

export type ListQuery = { filter?: string; buyerName?: string }
export type ListState = {
  phase: Phase
  chats: readonly Chat[]
  nextCursor: string | null
  isLoadingMore: boolean
  query: ListQuery
}
export type Dialogs = ReturnType<typeof createDialogs>

export const emptyList: ListState = { phase: 'loading', chats: [], nextCursor: null, isLoadingMore: false, query: {} }

export const listFrom = ({ items, nextCursor }: ChatPage): ListState => ({
  ...emptyList,
  phase: 'ready',
  chats: items,
  nextCursor,
})

/** The list of dialogs of one side, the latest first, kept as the server has it. */
export function createDialogs(calls: Pick<Calls, 'list' | 'single' | 'create'>) {
  const state = observable(emptyList)
  /** Dialogs that are being read, and whether there is something newer by now. */
  const asking = new Map<string, boolean>()

  /** The first page anew; dialogs further down stay, as they cannot have become newer. */
  async function load() {
    const { query } = state.get()
    const result = await calls.list(query)
    if (query !== state.get().query) return
    if (!result.success) return state.change({ phase: state.get().phase === 'ready' ? 'ready' : 'failed' })
    const { items, nextCursor } = result.data
    const { chats, phase } = state.get()
    const isWhole = phase !== 'ready' || nextCursor === null || chats.length <= items.length
    if (isWhole) state.change({ phase: 'ready', chats: items, nextCursor })
    else
      state.change({
        chats: [...items, ...chats.slice(items.length).filter(({ id }) => items.every((item) => item.id !== id))],
      })
    await createMissing(items)
  }

  /** A store that the buyer knows and has not written to: its dialog is made when the list has come. */
  async function createMissing(items: readonly Chat[]) {
    for (const chat of items.filter(({ id }) => id === null)) {
      const { storeId } = chat.members[1]!
      const made = await calls.create({ target: { storeId: storeId! }, name: '' })
      if (made.success) state.change({ chats: state.get().chats.map((other) => (other === chat ? made.data : other)) })
    }
  }

  async function refresh(id: string) {
    if (Object.values(state.get().query).some(Boolean)) return load()
    if (asking.has(id)) return void asking.set(id, true)
    do {
      asking.set(id, false)
      const result = await calls.single(id)
      if (result.success) put(result.data)
    } while (asking.get(id))
    asking.delete(id)
  }

  function put(chat: Chat) {
    const others = state
      .get()
      .chats.filter(
        ({ id, members }) => id !== chat.id && !(id === null && members[1]!.storeId === chat.members[1]!.storeId),
      )
    const after = others.findIndex(({ activeAt }) => activeAt <= chat.activeAt)
    const place = after < 0 ? others.length : after
    state.change({ chats: [...others.slice(0, place), chat, ...others.slice(place)] })
  }

  const change = (id: string, part: Partial<Chat>) =>
    state.change({ chats: state.get().chats.map((chat) => (chat.id === id ? { ...chat, ...part } : chat)) })

  return {
    state,
    load,
    put,
    change,
    /** What a page was made with. */
    start(page: ChatPage) {
      if (state.get().phase === 'loading') state.set(listFrom(page))
    },
    async more() {
      const { nextCursor, isLoadingMore, query } = state.get()
      if (!nextCursor || isLoadingMore) return
      state.change({ isLoadingMore: true })
      const result = await calls.list({ ...query, cursor: nextCursor })
      if (query !== state.get().query) return
      const { chats } = state.get()
      if (!result.success) return state.change({ isLoadingMore: false })
      const known = new Set(chats.map(({ id }) => id))
      state.change({
        isLoadingMore: false,
        nextCursor: result.data.nextCursor,
        chats: [...chats, ...result.data.items.filter(({ id }) => !known.has(id))],
      })
    },
    ask(query: ListQuery) {
      state.set({ ...emptyList, query })
      return load()
    },
    remove: (id: string) => state.change({ chats: state.get().chats.filter((chat) => chat.id !== id) }),
    hear(
      { kind, chatId, seq, ...event }: Exclude<ChatEvent, { kind: 'ready' | 'lost' | 'ended' }>,
      isOwnSide: boolean,
    ) {
      if (kind === 'chats') return void load()
      const known = state.get().chats.find(({ id }) => id === chatId)
      if (kind === 'message' && chatId && (known?.lastSeq ?? 0) < seq!) void refresh(chatId)
      if (kind === 'read' && known && !isOwnSide) change(chatId!, { otherReadSeq: Math.max(known.otherReadSeq, seq!) })
      if (kind === 'read' && known && isOwnSide && event.side)
        if (seq! >= known.lastSeq) change(chatId!, { unreadCount: 0, readSeq: seq })
        else void refresh(chatId!)
    },
  }
}
