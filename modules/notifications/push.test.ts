import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import { decrypt, newBrowser, startPushService, type TestBrowser } from '#platform/push/push-service.fixture.ts'
import { signOut } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions/sessions.ts'
import { readChat } from '#modules/chats/contract.ts'
import { makeChat, openChat, sendText } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import {
  configFor,
  deliverAt,
  sendOutbox,
  inSeconds,
  log,
  scheduledDeliveries,
} from '#platform/testing/notifications.ts'
import { anonymous, testDevice, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { addBrowser, setQuietHours, updateSetting } from './contract.ts'
import { deleteExpiredBrowsers } from './jobs.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let config: Config
before(async () => {
  service = await startPushService()
  const plain = configFor(await fileApp(), { url: 'smtp://127.0.0.1:1' })
  config = { ...plain, push: { ...plain.push, transport: service.transport } }
})
beforeEach(async () => {
  service.received.length = 0
  await sql`delete from outgoing_messages`.execute((await fileApp()).database.db)
})
after(() => service[Symbol.asyncDispose]())

const chats = ({ accountId }: { accountId: string }) => ({ accountId, kind: 'NewChat', channel: 'Push' }) as const
const messages = ({ accountId }: { accountId: string }) => ({ accountId, kind: 'NewMessage', channel: 'Push' }) as const
const orders = ({ accountId }: { accountId: string }) => ({ accountId, kind: 'NewOrder', channel: 'Push' }) as const

async function subscribe(visitor: Visitor, browser = newBrowser()) {
  assert.equal((await visitor.call(addBrowser, { endpoint: browser.endpoint, keys: browser.keys })).status, 200)
  return browser
}

type ShownPush = { title: string; body: string; path: string; prefix: string; tag: string; replaces: string[] }
const pushesTo = (browser: TestBrowser) =>
  service.sentTo(browser).map(({ body }) => JSON.parse(decrypt(body, browser)) as ShownPush)

/** A chat whose seller has subscribed a browser to push. */
async function chatWithPush() {
  const chat = await makeChat()
  return { ...chat, browser: await subscribe(chat.seller) }
}

test('a message is pushed within seconds, once to each browser, in the language of the account; a chat shows the latest', async () => {
  const { app, db, seller, buyer, chatId, browser } = await chatWithPush()
  await sql`update accounts set locale = 'ru' where id = ${seller.accountId}::uuid`.execute(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, seller.accountId, testDevice, new Date()))
  const second = anonymous(app)
  second.cookies.set('token', token)
  const other = await subscribe(second)
  for (const text of ['Hello', 'How soon?']) await sendText(buyer, chatId, text)
  const waiting = (await scheduledDeliveries(app, seller.accountId)).find(({ channel }) => channel === 'Push')!
  assert.ok(waiting.runAt.getTime() - Date.now() <= 10_000)
  await Promise.all(Array.from({ length: 4 }, () => deliverAt(app, config, chats(seller), inSeconds(11))))
  await Promise.all([sendOutbox(app, config), sendOutbox(app, config)])
  for (const one of [browser, other])
    assert.deepEqual(
      pushesTo(one).map(({ title, body, path, prefix, tag, replaces }) => ({
        title,
        body,
        path,
        prefix,
        tag,
        replaces,
      })),
      [
        {
          title: 'Новый диалог: Bo Buyer',
          body: 'How soon?',
          path: `/profile/messages/${chatId}`,
          prefix: '/ru',
          tag: chatId,
          replaces: [],
        },
      ],
    )
  await sendText(buyer, chatId, 'Still there?')
  await deliverAt(app, config, messages(seller), inSeconds(22))
  await sendOutbox(app, config)
  assert.deepEqual(
    pushesTo(browser).map(({ tag, body }) => [tag, body]),
    [
      [chatId, 'How soon?'],
      [chatId, 'Still there?'],
    ],
  )
  const topics = service.sentTo(browser).map(({ headers }) => headers.topic)
  assert.equal(new Set(topics).size, 1)
  await sendText(buyer, chatId, 'Hm')
  await deliverAt(app, config, messages(seller), inSeconds(30))
  await sendOutbox(app, config)
  assert.equal(pushesTo(browser).length, 2, 'the next push waits a minute')
})

test('nothing is pushed in quiet hours; one push about several chats at their end replaces those of each', async () => {
  const { app, store, seller, buyer, chatId, browser } = await chatWithPush()
  const clock = (moment: Date) => moment.toISOString().slice(11, 16)
  await seller.call(setQuietHours, {
    quietHours: { timeZone: 'UTC', startsAt: clock(inSeconds(-3_600)), endsAt: clock(inSeconds(3_600)) },
  })
  await sendText(buyer, chatId, 'Night')
  const ann = await somebody(app, { name: 'Ann' })
  const { body } = await openChat(ann, store.id)
  await sendText(ann, body.id!, 'Owl')
  await deliverAt(app, config, chats(seller), inSeconds(60))
  await sendOutbox(app, config)
  assert.equal(service.received.length, 0)
  const { runAt } = (await scheduledDeliveries(app, seller.accountId)).find(({ channel }) => channel === 'Push')!
  await deliverAt(app, config, chats(seller), runAt)
  await sendOutbox(app, config)
  const [shown, ...others] = pushesTo(browser)
  assert.equal(others.length, 0)
  assert.deepEqual(
    [shown!.title, shown!.body, shown!.path, shown!.tag],
    ['2 new conversations', '2 messages are waiting for your reply.', '/profile/messages', 'NewChat'],
  )
  assert.deepEqual(new Set(shown!.replaces), new Set([chatId, body.id]))
})

test('kinds that are switched off and messages read meanwhile are not pushed', async () => {
  const { app, seller, buyer, chatId } = await chatWithPush()
  await sendText(buyer, chatId, 'Read at once')
  await seller.call(readChat, { id: chatId })
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await seller.call(updateSetting, { kind: 'NewMessage', channel: 'Push', isOn: false })
  await sendText(buyer, chatId, 'Not pushed')
  await deliverAt(app, config, messages(seller), inSeconds(22))
  await sendOutbox(app, config)
  assert.equal(service.received.length, 0)
})

test('a pending push is not sent after a sign-out', async () => {
  const { app, db, seller, buyer, chatId } = await chatWithPush()
  await sendText(buyer, chatId, 'Too late')
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await seller.call(signOut, {})
  await sendOutbox(app, config)
  const { rows } = await sql<{
    status: string
    values: object
  }>`select status, values from outgoing_messages where channel = 'Push'`.execute(db)
  assert.deepEqual([service.received.length, rows], [0, [{ status: 'Expired', values: {} }]])
})

test('an expired session gets no push, and its subscription is deleted', async () => {
  const { app, db, seller, buyer, chatId } = await chatWithPush()
  await sendText(buyer, chatId, 'Anybody?')
  await sql`update account_sessions set last_used_at = now() - interval '61 days' where account_id = ${seller.accountId}::uuid`.execute(
    db,
  )
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await sendOutbox(app, config)
  assert.equal(service.received.length, 0)
  await deleteExpiredBrowsers.run({}, { db, log, config, now: new Date() })
  const { rows } = await sql`select from push_subscriptions where account_id = ${seller.accountId}::uuid`.execute(db)
  assert.equal(rows.length, 0)
})

test('an order is pushed with high urgency and links to the order', async () => {
  const { app, db, store, seller, buyer, browser } = await chatWithPush()
  const product = await make.product(db, { storeId: store.id, priceMinor: 6_000, available: 1_000 })
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 2 }])
  const { body } = await buyer.post('/api/cart/order/create', { contactName: 'Bo Buyer', contactPhone: '1' })
  const [placed] = (body as { outcomes: { orderId: string; orderNumber: number }[] }).outcomes
  await deliverAt(app, config, orders(seller), inSeconds(11))
  await sendOutbox(app, config)
  const [shown] = pushesTo(browser)
  assert.deepEqual(
    [shown!.title, shown!.path, shown!.tag],
    [`New order no.\u00a0${placed!.orderNumber}`, `/order/${placed!.orderId}`, placed!.orderId],
  )
  assert.match(shown!.body, /^Bo Buyer, €144\.00 incl\. VAT$/)
  assert.equal(service.sentTo(browser)[0]!.headers.urgency, 'high')
})
