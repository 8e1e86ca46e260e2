import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type Config, readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { createLog } from '../log.ts'
import { deliverMessage } from '../outbox/deliver.ts'
import { sendPush } from '../outbox/send.ts'
import * as make from '../testing/make.ts'
import { fileDatabase } from '../testing/shared.ts'
import { decrypt, newBrowser, readVapid, startPushService, type TestBrowser } from './push-service.fixture.ts'
import { authorizationFor, publicKeyOf } from './vapid.ts'

const log = createLog('silent')
const minute = 60_000
let service: Awaited<ReturnType<typeof startPushService>>
let config: Config
let db: Db

before(async () => {
  service = await startPushService()
  const plain = readConfig({
    PUBLIC_ORIGIN: 'https://shop.example',
    MAIL_FROM: 'Tradeyard <no-reply@shop.example>',
    PEPPER: 'the pepper of this test',
  })
  config = { ...plain, push: { ...plain.push, reach: service.reach } }
  db = (await fileDatabase()).db
})
beforeEach(() => {
  service.received.length = 0
  service.dialled.length = 0
  service.given.answer = () => ({ status: 201 })
})
after(() => service[Symbol.asyncDispose]())

/** A browser of a new account that is signed in. */
async function subscribed(browser: TestBrowser = newBrowser(), endpoint = browser.endpoint) {
  const { id: accountId } = await make.account(db)
  const { rows } = await sql<{ id: string }>`
    with session as (insert into account_sessions (account_id) values (${accountId}::uuid) returning id)
    insert into push_subscriptions (account_id, session_id, endpoint, public_key, auth_secret, variant, created_at)
    select ${accountId}::uuid, id, ${endpoint}, ${browser.publicKey}, ${browser.authSecret}, 'b2b', now() from session returning id
  `.execute(db)
  return { ...browser, endpoint, id: rows[0]!.id }
}

const values = {
  scope: 'single',
  name: 'Bo Buyer',
  count: 2,
  chats: 1,
  orders: 1,
  product: 'Bolt M8',
  said: 'How soon?',
  tag: 'the-chat',
  path: '/profile/messages/the-chat',
}

async function push(to: { id: string }, given: { values?: typeof values; expiresAt?: Date } = {}) {
  await db
    .transaction()
    .execute((tx) =>
      sendPush(tx, { to: [{ id: to.id, variant: 'b2b' }], template: 'newMessages', locale: 'de', values, ...given }),
    )
  const { rows } = await sql<{
    id: string
  }>`select id from outgoing_messages where recipient = ${to.id} order by created_at desc limit 1`.execute(db)
  return rows[0]!.id
}

const deliver = (id: string) => deliverMessage.run({ id }, { db, log, config, now: new Date() })
/** Lets time pass for one push: all its moments lie further back then. */
const elapse = (id: string, minutes: number) =>
  sql`
  update outgoing_messages m set created_at = m.created_at - t.passed, due_at = m.due_at - t.passed, expires_at = m.expires_at - t.passed
  from make_interval(mins => ${minutes}) as t (passed) where id = ${id}::uuid
`.execute(db)
const stateOf = async (id: string) =>
  (
    await sql<{ status: string; values: object; dueAt: Date }>`
  select status, values, due_at as "dueAt" from outgoing_messages where id = ${id}::uuid
`.execute(db)
  ).rows[0]!
const isKept = async ({ id }: { id: string }) =>
  (await sql`select from push_subscriptions where id = ${id}::uuid`.execute(db)).rows.length === 1

test('a push arrives whole: sealed for its browser, signed by us, and forgotten here', async () => {
  const browser = await subscribed()
  const id = await push(browser, { expiresAt: new Date(Date.now() + 3_600_000) })
  await deliver(id)
  const [{ headers, body }, ...others] = service.sentTo(browser) as [(typeof service.received)[number]]
  assert.equal(others.length, 0)
  assert.deepEqual(JSON.parse(decrypt(body, browser)), {
    title: '2 neue Nachrichten von Bo Buyer',
    body: 'Bolt M8\nHow soon?',
    lang: 'de',
    prefix: '/de',
    path: '/profile/messages/the-chat',
    tag: 'the-chat',
    replaces: [],
    icon: '/mark-b2b.png',
  })
  assert.equal(headers['content-encoding'], 'aes128gcm')
  assert.match(headers.topic as string, /^[\w-]{32}$/)
  assert.equal(headers.urgency, 'normal')
  assert.ok(Number(headers.ttl) > 3_500 && Number(headers.ttl) <= 3_600, headers.ttl as string)
  const { key, isSigned, head, claims } = readVapid(headers.authorization!)
  assert.ok(isSigned)
  assert.equal(key, publicKeyOf(config))
  assert.deepEqual(head, { alg: 'ES256', typ: 'JWT' })
  assert.deepEqual([claims.aud, claims.sub], ['https://push.example', 'mailto:no-reply@shop.example'])
  const left = Number(claims.exp) - Date.now() / 1000
  assert.ok(left > 0 && left < 24 * 3600)
  assert.deepEqual([(await stateOf(id)).status, (await stateOf(id)).values], ['Sent', {}])
})

test('four workers with one push send it once', async () => {
  const browser = await subscribed()
  const id = await push(browser)
  await Promise.all([deliver(id), deliver(id), deliver(id), deliver(id)])
  assert.equal(service.received.length, 1)
})

for (const status of [404, 410])
  test(`a browser that is gone (${status}) is forgotten, and nothing has failed`, async () => {
    const browser = await subscribed()
    service.given.answer = () => ({ status })
    const id = await push(browser)
    await deliver(id)
    assert.equal(await isKept(browser), false)
    assert.deepEqual([(await stateOf(id)).status, (await stateOf(id)).values], ['Expired', {}])
  })

test('R10 a service that is busy is asked again when it says, one that is away after the usual pauses', async () => {
  const browser = await subscribed()
  const id = await push(browser)
  /** In minutes, which pass. */
  const pause = async (answer: { status: number; headers?: Record<string, string> }) => {
    service.given.answer = () => answer
    await deliver(id)
    const minutes = Math.round(((await stateOf(id)).dueAt.getTime() - Date.now()) / minute)
    await elapse(id, minutes)
    return minutes
  }
  assert.equal(await pause({ status: 429, headers: { 'retry-after': '600' } }), 10)
  assert.equal(await pause({ status: 503, headers: { 'retry-after': '1' } }), 5)
  assert.equal(
    await pause({ status: 500, headers: { 'retry-after': new Date(Date.now() + 40 * minute).toUTCString() } }),
    40,
  )
  assert.equal(await pause({ status: 403 }), 60)
  assert.ok(await isKept(browser))
  service.given.answer = () => ({ status: 201 })
  await deliver(id)
  await deliver(id)
  assert.deepEqual([(await stateOf(id)).status, service.received.length], ['Sent', 5])
})

test('what waits for another try does not come after what is newer of the same chat', async () => {
  const browser = await subscribed()
  service.given.answer = () => ({ status: 503 })
  const [first, other] = [await push(browser), await push(browser, { values: { ...values, tag: 'another-chat' } })]
  for (const id of [first, other]) await deliver(id)
  service.given.answer = () => ({ status: 201 })
  service.received.length = 0
  await deliver(await push(browser, { values: { ...values, said: 'By tomorrow?' } }))
  for (const id of [first, other]) {
    await elapse(id, 2)
    await deliver(id)
  }
  assert.deepEqual(
    service
      .sentTo(browser)
      .map(({ body }) => JSON.parse(decrypt(body, browser)) as { tag: string; body: string })
      .map(({ tag, body }) => `${tag}: ${body}`),
    ['the-chat: Bolt M8\nBy tomorrow?', 'another-chat: Bolt M8\nHow soon?'],
  )
  assert.deepEqual([(await stateOf(first)).status, (await stateOf(first)).values], ['Expired', {}])
})

test('a push that nobody could take for a day is given up; so is one that is refused as it is', async () => {
  const browser = await subscribed()
  const late = await push(browser, { expiresAt: new Date(Date.now() + minute) })
  await elapse(late, 2)
  await deliver(late)
  assert.equal((await stateOf(late)).status, 'Expired')
  assert.equal(service.received.length, 0)
  service.given.answer = () => ({ status: 413 })
  const large = await push(browser)
  await deliver(large)
  assert.equal((await stateOf(large)).status, 'Failed')
  assert.ok(await isKept(browser))
})

test('F10 a redirect is not followed, wherever it leads', async () => {
  for (const location of ['https://inside.example/', 'http://127.0.0.1:1/', 'https://push.example/elsewhere']) {
    service.given.answer = () => ({ status: 307, headers: { location } })
    const browser = await subscribed()
    const id = await push(browser)
    await deliver(id)
    assert.deepEqual([(await stateOf(id)).status, service.sentTo(browser).length], ['Failed', 1])
  }
  assert.deepEqual(new Set(service.dialled), new Set(['93.184.216.34']))
})

test('F10 an address that leads inside is never dialled, and is forgotten', async () => {
  for (const endpoint of [
    'https://inside.example/push',
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest',
    'https://push.example:8443/push',
    'http://push.example/push',
    'https://user:word@push.example/push',
  ]) {
    const browser = await subscribed(newBrowser(), `${endpoint}/${randomUUID()}`)
    const id = await push(browser)
    await deliver(id)
    assert.deepEqual([(await stateOf(id)).status, await isKept(browser)], ['Expired', false], endpoint)
  }
  assert.deepEqual([service.dialled, service.received], [[], []])
})

test('a name that is not found may be found later', async () => {
  const browser = await subscribed(newBrowser(), `https://nowhere.example/${randomUUID()}`)
  const id = await push(browser)
  await deliver(id)
  assert.deepEqual([(await stateOf(id)).status, await isKept(browser)], ['Waiting', true])
})

test('F10 of an answer nothing but its head is read', async () => {
  const browser = await subscribed()
  service.given.answer = () => ({ status: 201, headers: { 'content-length': '10000000', 'content-encoding': 'gzip' } })
  const id = await push(browser)
  await deliver(id)
  assert.equal((await stateOf(id)).status, 'Sent')
})

test('processes that share the pepper share the pair; another pepper is another sender', async () => {
  const other = { ...config, pepper: 'another pepper than that' }
  assert.equal(publicKeyOf(config), publicKeyOf({ ...config }))
  assert.notEqual(publicKeyOf(config), publicKeyOf(other))
  assert.equal(Buffer.from(publicKeyOf(config), 'base64url').length, 65)
  const { isSigned, claims } = readVapid(
    await authorizationFor(
      'https://push.example/x',
      { ...other, push: { subject: 'https://shop.example/contacts' } },
      new Date(),
    ),
  )
  assert.ok(isSigned)
  assert.equal(claims.sub, 'https://shop.example/contacts')
})
