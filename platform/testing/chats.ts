import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import * as contract from '#modules/chats/contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous, type Visitor } from './personas.ts'
import { fileApp } from './shared.ts'
import { colleague, somebody } from './somebody.ts'
import { type Heard, openStream } from './stream.ts'

/** A store with an owner and goods, a buyer, and their chat. */
export async function dialog() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db, { currency: 'EUR' })
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000, available: 10_000 })
  const [seller, buyer] = [
    await colleague(app, store.id, 'Owner', { name: 'Sam Seller' }),
    await somebody(app, { name: 'Bo Buyer' }),
  ]
  const opened = await open(buyer, store.id)
  return { app, db, store, product, seller, buyer, at: { storeId: store.id }, chatId: opened.body.id! }
}

export const open = (visitor: Visitor, memberStoreId: number, more: object = {}) =>
  visitor.call(contract.createChat, {
    memberStoreId,
    chatType: visitor.cookies.has('token') ? 'Authorized' : 'Anonymous',
    ...more,
  })

/** An anonymous visitor with a chat, recognised by the cookie that they were given. */
export async function passerBy(app: TestApp, storeId: number, more: object = {}) {
  const visitor = anonymous(app)
  const { body } = await open(visitor, storeId, { name: 'Passer-by', ...more })
  return { visitor, chatId: body.id! }
}

export const say = (visitor: Visitor, chatId: string, message: string, more: object = {}) =>
  visitor.call(contract.sendMessage, { chatId, message, ...more })
export const read = (visitor: Visitor, chatId: string, more: object = {}) =>
  visitor.call(contract.listMessages, { chatId, ...more })
export const texts = async (visitor: Visitor, chatId: string) =>
  (await read(visitor, chatId, { limit: 100 })).body.items.map(({ text }) => text)
export const code = (answer: { body: unknown }) => (answer.body as { code: string }).code
export const outcome = (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? 200 : `${answer.status} ${code(answer)}`

type Told = Heard<Record<string, unknown>>

/** What comes over a visitor's stream. */
export async function listen({ address }: TestApp, { cookies }: Visitor) {
  const stream = await openStream<Told['data']>(address, {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const { heard } = stream
  const until = async (isIt: (each: Told) => boolean) => {
    for (const deadline = Date.now() + 5_000; !heard.some(isIt) && Date.now() < deadline;) await sleep(10)
    return heard.find(isIt)
  }
  await until(({ event }) => event === 'ready')
  return {
    ...stream,
    until,
    ofKind: (kind: string) => heard.filter(({ data }) => data.kind === kind).map(({ data }) => data),
  }
}

export const stateOf = async (app: TestApp, chatId: string) =>
  (
    await sql`
  select c.*, (select json_agg(m order by m.seq) from chat_messages m where m.chat_id = c.id) as messages, (select json_agg(r) from chat_reports r where r.chat_id = c.id) as reports
  from chats c where id = ${chatId}::uuid
`.execute(app.database.db)
  ).rows[0]
