// Messages and dialogs for tests, and a server of one dialog that keeps the rules of the real one.
import type { Calls } from './calls.ts'
import type { Chat, Message, Result } from './types.ts'

export const done = <Answer>(data: Answer): Result<Answer> => ({ success: true, data })
export const lost = { success: false, isHttpError: false, problem: null } as const
export const refused = (status: number, code: string) =>
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

export function server() {
  const messages: Message[] = []
  const state = { isAway: false, readSeq: 0, asked: 0, isMade: true }
  const say = (part: Partial<Message>) => {
    const said = message(messages.length + 1, part)
    messages.push(said)
    return said
  }
  const single = () =>
    chat({
      id: state.isMade ? 'chat' : null,
      lastSeq: messages.length,
      lastMessage: messages.at(-1) ?? null,
      unreadCount: messages.length - state.readSeq,
    })
  const calls: Calls = {
    list: async () => (state.isAway ? lost : done({ items: [single()], nextCursor: null })),
    single: async () => (state.isAway ? lost : done(single())),
    find: async () => done(single()),
    messages: async (_, { before, after, limit = 3 } = {}) => {
      state.asked++
      if (state.isAway) return lost
      const all = messages.filter(
        ({ seq }) => (before === undefined || seq < Number(before)) && (after === undefined || seq > Number(after)),
      )
      const items = after === undefined ? all.slice(-Number(limit)) : all.slice(0, Number(limit))
      return done({
        items,
        nextCursor: after === undefined && items[0] && items[0].seq > 1 ? items[0].seq : null,
        newerCursor: null,
        lastSeq: messages.length,
        readSeq: state.readSeq,
        otherReadSeq: 0,
      })
    },
    read: async (_, seq) => {
      state.readSeq = Math.max(state.readSeq, seq)
      return done({ readSeq: state.readSeq, count: messages.length - state.readSeq })
    },
    presence: async () => done({ isOnline: false }),
    typing: async () => done({ ok: true }),
    remove: async () => done({ ok: true }),
    create: async () => {
      if (state.isAway) return lost
      state.isMade = true
      return done(single())
    },
    send: async ({ text, clientMessageId }) => {
      if (state.isAway) return lost
      const known = messages.find((other) => other.clientMessageId === clientMessageId)
      return done(known ?? say({ text, clientMessageId, isMine: true, side: 'Buyer' }))
    },
    unread: async () => done({ items: [], total: 0 }),
    tieable: async () => done({ items: [], nextCursor: null }),
    tie: async () => done({ ids: [] }),
  }
  return { messages, state, say, calls }
}

export function box() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
