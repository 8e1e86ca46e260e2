// Test data, and an in-memory server with one chat that follows the rules of the real one.
import type { ChatCalls } from './calls.ts'
import type { Chat, Message, Result } from './types.ts'

export const succeeded = <Output>(data: Output): Result<Output> => ({ success: true, data })
export const networkError = { success: false, isHttpError: false, problem: null } as const
export const rejected = (status: number, code: string) =>
  ({
    success: false,
    isHttpError: true,
    problem: { status, code, title: code, detail: `because of ${code}`, traceId: '' },
  }) as const

export const message = (seq: number, part: Partial<Message> = {}): Message => ({
  chatId: 'chat',
  seq,
  side: 'Store',
  isMine: false,
  authorName: 'Marco',
  isAutomatic: false,
  text: `text ${seq}`,
  product: null,
  order: null,
  offer: null,
  files: [],
  clientMessageId: null,
  createdAt: new Date(Date.UTC(2026, 2, 11, 12, seq)).toISOString(),
  ...part,
})

export const priceOffer = (part: Partial<NonNullable<Message['offer']>> = {}): NonNullable<Message['offer']> => ({
  productId: 1,
  card: null,
  price: { minor: 800, currency: 'EUR' },
  shownPrice: { minor: 800, currency: 'EUR' },
  fromQuantity: 10,
  until: '2026-04-11',
  isValid: true,
  isDeclined: false,
  isReplaced: false,
  canDecline: true,
  requestId: null,
  ...part,
})

export const chat = (part: Partial<Chat> = {}): Chat => ({
  id: 'chat',
  chatType: 'Authorized',
  side: 'Buyer',
  members: [
    { storeId: null, storeName: null, storeAlias: null, name: 'Ada', logoId: null },
    { storeId: 12, storeName: 'Reno', storeAlias: 'reno', name: 'Reno', logoId: null },
  ],
  product: null,
  orderId: null,
  orderNumber: null,
  unreadCount: 0,
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  lastMessage: null,
  isBlocked: false,
  waitingSince: null,
  assignedTo: null,
  responseMinutes: null,
  responseRate: null,
  activeAt: '2026-03-11T12:00:00.000Z',
  ...part,
})

export function fakeServer() {
  const messages: Message[] = []
  const state = { isOffline: false, readSeq: 0, messageRequests: 0, exists: true }
  const addMessage = (part: Partial<Message>) => {
    const added = message(messages.length + 1, part)
    messages.push(added)
    return added
  }
  const single = () =>
    chat({
      id: state.exists ? 'chat' : null,
      lastSeq: messages.length,
      lastMessage: messages.at(-1) ?? null,
      unreadCount: messages.length - state.readSeq,
    })
  const calls: ChatCalls = {
    list: async () => (state.isOffline ? networkError : succeeded({ items: [single()], nextCursor: null })),
    earlier: async () => succeeded({ items: [], nextCursor: null }),
    single: async () => (state.isOffline ? networkError : succeeded(single())),
    find: async () => succeeded(single()),
    messages: async (_, { before, after, limit = 3 } = {}) => {
      state.messageRequests++
      if (state.isOffline) return networkError
      const all = messages.filter(
        ({ seq }) => (before === undefined || seq < Number(before)) && (after === undefined || seq > Number(after)),
      )
      const items = after === undefined ? all.slice(-Number(limit)) : all.slice(0, Number(limit))
      return succeeded({
        items,
        nextCursor: after === undefined && items[0] && items[0].seq > 1 ? items[0].seq : null,
        newerCursor: null,
        lastSeq: messages.length,
        readSeq: state.readSeq,
        otherReadSeq: 0,
      })
    },
    read: async (id, seq) => {
      state.readSeq = Math.max(state.readSeq, seq)
      return succeeded({ id, readSeq: state.readSeq, count: messages.length - state.readSeq })
    },
    presence: async () => succeeded({ isOnline: false }),
    typing: async () => succeeded({ ok: true }),
    create: async () => {
      if (state.isOffline) return networkError
      state.exists = true
      return succeeded(single())
    },
    send: async ({ text, clientMessageId }) => {
      if (state.isOffline) return networkError
      const known = messages.find((other) => other.clientMessageId === clientMessageId)
      return succeeded(known ?? addMessage({ text, clientMessageId, isMine: true, side: 'Buyer' }))
    },
    declinePrice: async (_chatId, seq, reason) => {
      Object.assign(messages[seq - 1]!.offer!, { isDeclined: true })
      return succeeded(addMessage({ text: reason, isMine: true, side: 'Buyer' }))
    },
    unread: async () => succeeded({ items: [], total: 0 }),
  }
  return { messages, state, addMessage, calls }
}

export function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}
