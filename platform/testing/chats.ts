import { sql } from 'kysely'
import * as contract from '#modules/chats/contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous, errorCode, type Visitor } from './personas.ts'
import { fileApp } from './shared.ts'
import { colleague, somebody } from './somebody.ts'
import { type Heard, openStream } from './stream.ts'
import { until } from './until.ts'

/** A store with an owner and a product, a buyer, and their chat. */
export async function makeChat() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db, { currency: 'EUR' })
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000, available: 10_000 })
  const [seller, buyer] = [
    await colleague(app, store.id, 'Owner', { name: 'Sam Seller' }),
    await somebody(app, { name: 'Bo Buyer' }),
  ]
  const chat = await openChat(buyer, store.id)
  return { app, db, store, product, seller, buyer, at: { storeId: store.id }, chatId: chat.body.id! }
}

export const openChat = (visitor: Visitor, memberStoreId: number, more: object = {}) =>
  visitor.call(contract.createChat, {
    memberStoreId,
    chatType: visitor.cookies.has('token') ? 'Authorized' : 'Anonymous',
    ...more,
  })

/** An anonymous visitor with a chat, identified by a cookie. */
export async function makeAnonymousChat(app: TestApp, storeId: number, more: object = {}) {
  const visitor = anonymous(app)
  const { body } = await openChat(visitor, storeId, { name: 'Passer-by', ...more })
  return { visitor, chatId: body.id! }
}

export const sendText = (visitor: Visitor, chatId: string, message: string, more: object = {}) =>
  visitor.call(contract.sendMessage, { chatId, message, ...more })
export const readMessages = (visitor: Visitor, chatId: string, more: object = {}) =>
  visitor.call(contract.listMessages, { chatId, ...more })
export const messageTexts = async (visitor: Visitor, chatId: string) =>
  (await readMessages(visitor, chatId, { limit: 100 })).body.items.map(({ text }) => text)
export const outcome = (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? 200 : `${answer.status} ${errorCode(answer)}`

type StreamEvent = Heard<Record<string, unknown>>

/** Opens the event stream of a visitor. `until` waits for an event. */
export async function openEventStream({ address }: TestApp, { cookies }: Visitor) {
  const stream = await openStream<StreamEvent['data']>(address, {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const { heard } = stream
  const untilEvent = (matches: (each: StreamEvent) => boolean) => until(() => heard.find(matches))
  await untilEvent(({ event }) => event === 'ready')
  return {
    ...stream,
    until: untilEvent,
    ofKind: (kind: string) => heard.filter(({ data }) => data.kind === kind).map(({ data }) => data),
  }
}

export const chatState = async (app: TestApp, chatId: string) =>
  (
    await sql`
  select c.*, (select json_agg(m order by m.seq) from chat_messages m where m.chat_id = c.id) as messages, (select json_agg(r) from chat_reports r where r.chat_id = c.id) as reports
  from chats c where id = ${chatId}::uuid
`.execute(app.database.db)
  ).rows[0]
