import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import { decrypt, newBrowser, startPushService, type TestBrowser } from '#platform/push/push-service.fixture.ts'
import { signOut } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions.ts'
import { readChat } from '#modules/chats/contract.ts'
import { dialog, open, say } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { configFor, deliverAt, empty, inSeconds, log, waitingFor } from '#platform/testing/notifications.ts'
import { anonymous, testDevice, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { addBrowser, setQuietHours, updateSetting } from './contract.ts'
import { forgetBrowsers } from './jobs.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let config: Config
before(async () => {
  service = await startPushService()
  const plain = configFor(await fileApp(), { url: 'smtp://127.0.0.1:1' })
  config = { ...plain, push: { ...plain.push, reach: service.reach } }
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

type Shown = { title: string; body: string; path: string; prefix: string; tag: string; replaces: string[] }
const shownBy = (browser: TestBrowser) =>
  service.sentTo(browser).map(({ body }) => JSON.parse(decrypt(body, browser)) as Shown)

/** A dialog whose seller has switched on a browser. */
async function pushed() {
  const given = await dialog()
  return { ...given, browser: await subscribe(given.seller) }
}

test('what is said is pushed soon, once to every browser, in the language of the account; of one chat the last is shown', async () => {
  const { app, db, seller, buyer, chatId, browser } = await pushed()
  await sql`update accounts set locale = 'ru' where id = ${seller.accountId}::uuid`.execute(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, seller.accountId, testDevice, new Date()))
  const second = anonymous(app)
  second.cookies.set('token', token)
  const other = await subscribe(second)
  for (const text of ['Hello', 'How soon?']) await say(buyer, chatId, text)
  const waiting = (await waitingFor(app, seller.accountId)).find(({ channel }) => channel === 'Push')!
  assert.ok(waiting.runAt.getTime() - Date.now() <= 10_000)
  await Promise.all(Array.from({ length: 4 }, () => deliverAt(app, config, chats(seller), inSeconds(11))))
  await Promise.all([empty(app, config), empty(app, config)])
  for (const one of [browser, other])
    assert.deepEqual(
      shownBy(one).map(({ title, body, path, prefix, tag, replaces }) => ({
        title,
        body,
        path,
        prefix,
        tag,
        replaces,
      })),
      [
        {
          title: 'Новый чат: Bo Buyer',
          body: 'How soon?',
          path: `/profile/messages/${chatId}`,
          prefix: '/ru',
          tag: chatId,
          replaces: [],
        },
      ],
    )
  await say(buyer, chatId, 'Still there?')
  await deliverAt(app, config, messages(seller), inSeconds(22))
  await empty(app, config)
  assert.deepEqual(
    shownBy(browser).map(({ tag, body }) => [tag, body]),
    [
      [chatId, 'How soon?'],
      [chatId, 'Still there?'],
    ],
  )
  const topics = service.sentTo(browser).map(({ headers }) => headers.topic)
  assert.equal(new Set(topics).size, 1)
  await say(buyer, chatId, 'Hm')
  await deliverAt(app, config, messages(seller), inSeconds(30))
  await empty(app, config)
  assert.equal(shownBy(browser).length, 2, 'the next waits a minute')
})

test('in quiet hours nothing is pushed, and at their end several chats are one, which takes the place of each', async () => {
  const { app, store, seller, buyer, chatId, browser } = await pushed()
  const clock = (moment: Date) => moment.toISOString().slice(11, 16)
  await seller.call(setQuietHours, {
    quietHours: { timeZone: 'UTC', startsAt: clock(inSeconds(-3_600)), endsAt: clock(inSeconds(3_600)) },
  })
  await say(buyer, chatId, 'Night')
  const ann = await somebody(app, { name: 'Ann' })
  const { body } = await open(ann, store.id)
  await say(ann, body.id!, 'Owl')
  await deliverAt(app, config, chats(seller), inSeconds(60))
  await empty(app, config)
  assert.equal(service.received.length, 0)
  const { runAt } = (await waitingFor(app, seller.accountId)).find(({ channel }) => channel === 'Push')!
  await deliverAt(app, config, chats(seller), runAt)
  await empty(app, config)
  const [shown, ...others] = shownBy(browser)
  assert.equal(others.length, 0)
  assert.deepEqual(
    [shown!.title, shown!.body, shown!.path, shown!.tag],
    ['2 new chats', '2 messages are waiting for your answer.', '/profile/messages', 'NewChat'],
  )
  assert.deepEqual(new Set(shown!.replaces), new Set([chatId, body.id]))
})

test('what is switched off, or read meanwhile, is not pushed', async () => {
  const { app, seller, buyer, chatId } = await pushed()
  await say(buyer, chatId, 'Read at once')
  await seller.call(readChat, { id: chatId })
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await seller.call(updateSetting, { kind: 'NewMessage', channel: 'Push', isOn: false })
  await say(buyer, chatId, 'Not pushed')
  await deliverAt(app, config, messages(seller), inSeconds(22))
  await empty(app, config)
  assert.equal(service.received.length, 0)
})

test('whoever signs out before a push leaves gets none, though it waits already', async () => {
  const { app, db, seller, buyer, chatId } = await pushed()
  await say(buyer, chatId, 'Too late')
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await seller.call(signOut, {})
  await empty(app, config)
  const { rows } = await sql<{
    status: string
    values: object
  }>`select status, values from outgoing_messages where channel = 'Push'`.execute(db)
  assert.deepEqual([service.received.length, rows], [0, [{ status: 'Expired', values: {} }]])
})

test('a session that has run out is told nothing, and its browser is forgotten', async () => {
  const { app, db, seller, buyer, chatId } = await pushed()
  await say(buyer, chatId, 'Anybody?')
  await sql`update account_sessions set last_used_at = now() - interval '61 days' where account_id = ${seller.accountId}::uuid`.execute(
    db,
  )
  await deliverAt(app, config, chats(seller), inSeconds(11))
  await empty(app, config)
  assert.equal(service.received.length, 0)
  await forgetBrowsers.run({}, { db, log, config, now: new Date() })
  const { rows } = await sql`select from push_subscriptions where account_id = ${seller.accountId}::uuid`.execute(db)
  assert.equal(rows.length, 0)
})

test('an order is pushed at once, and leads to itself', async () => {
  const { app, db, store, seller, buyer, browser } = await pushed()
  const product = await make.product(db, { storeId: store.id, priceMinor: 6_000, available: 1_000 })
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 2 }])
  const { body } = await buyer.post('/api/cart/order/create', { contactName: 'Bo Buyer', contactPhone: '1' })
  const [placed] = (body as { outcomes: { orderId: string; orderNumber: number }[] }).outcomes
  await deliverAt(app, config, orders(seller), inSeconds(11))
  await empty(app, config)
  const [shown] = shownBy(browser)
  assert.deepEqual(
    [shown!.title, shown!.path, shown!.tag],
    [`New order no. ${placed!.orderNumber}`, `/order/${placed!.orderId}`, placed!.orderId],
  )
  assert.match(shown!.body, /^Bo Buyer, €120\.00$/)
  assert.equal(service.sentTo(browser)[0]!.headers.urgency, 'high')
})
