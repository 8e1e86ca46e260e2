import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type Config, readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { createLog } from '../log.ts'
import { deliverMessageHandler } from '../outbox/deliver.ts'
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
  config = { ...plain, push: { ...plain.push, transport: service.transport } }
  db = (await fileDatabase()).db
})
beforeEach(() => {
  service.received.length = 0
  service.connectedAddresses.length = 0
  service.behaviour.answer = () => ({ status: 201 })
})
after(() => service[Symbol.asyncDispose]())

/** Subscribes a browser of a new, signed-in account. */
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

const deliver = (id: string) => deliverMessageHandler.run({ id }, { db, log, config, now: new Date() })
/** Lets time pass for one message by moving its timestamps back. */
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

test('a push arrives encrypted for its browser and signed, and its values are deleted here', async () => {
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
  test(`a subscription that is gone (${status}) is deleted, and the message expires`, async () => {
    const browser = await subscribed()
    service.behaviour.answer = () => ({ status })
    const id = await push(browser)
    await deliver(id)
    assert.equal(await isKept(browser), false)
    assert.deepEqual([(await stateOf(id)).status, (await stateOf(id)).values], ['Expired', {}])
  })

test('a busy push service is retried when it says, an unavailable one after the usual delays (R10)', async () => {
  const browser = await subscribed()
  const id = await push(browser)
  /** The delay of the retry in minutes; lets them pass. */
  const pause = async (answer: { status: number; headers?: Record<string, string> }) => {
    service.behaviour.answer = () => answer
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
  service.behaviour.answer = () => ({ status: 201 })
  await deliver(id)
  await deliver(id)
  assert.deepEqual([(await stateOf(id)).status, service.received.length], ['Sent', 5])
})

test('a push that waits for a retry is dropped when a newer one of the same chat is sent', async () => {
  const browser = await subscribed()
  service.behaviour.answer = () => ({ status: 503 })
  const [first, other] = [await push(browser), await push(browser, { values: { ...values, tag: 'another-chat' } })]
  for (const id of [first, other]) await deliver(id)
  service.behaviour.answer = () => ({ status: 201 })
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

test('an expired push is given up, and so is one that is refused permanently', async () => {
  const browser = await subscribed()
  const late = await push(browser, { expiresAt: new Date(Date.now() + minute) })
  await elapse(late, 2)
  await deliver(late)
  assert.equal((await stateOf(late)).status, 'Expired')
  assert.equal(service.received.length, 0)
  service.behaviour.answer = () => ({ status: 413 })
  const large = await push(browser)
  await deliver(large)
  assert.equal((await stateOf(large)).status, 'Failed')
  assert.ok(await isKept(browser))
})

test('a redirect is never followed (F10)', async () => {
  for (const location of ['https://inside.example/', 'http://127.0.0.1:1/', 'https://push.example/elsewhere']) {
    service.behaviour.answer = () => ({ status: 307, headers: { location } })
    const browser = await subscribed()
    const id = await push(browser)
    await deliver(id)
    assert.deepEqual([(await stateOf(id)).status, service.sentTo(browser).length], ['Failed', 1])
  }
  assert.deepEqual(new Set(service.connectedAddresses), new Set(['93.184.216.34']))
})

test('a subscription with an internal address is deleted without a connection (F10)', async () => {
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
  assert.deepEqual([service.connectedAddresses, service.received], [[], []])
})

test('a host name that does not resolve is retried', async () => {
  const browser = await subscribed(newBrowser(), `https://nowhere.example/${randomUUID()}`)
  const id = await push(browser)
  await deliver(id)
  assert.deepEqual([(await stateOf(id)).status, await isKept(browser)], ['Waiting', true])
})

test('only the head of the response is read (F10)', async () => {
  const browser = await subscribed()
  service.behaviour.answer = () => ({
    status: 201,
    headers: { 'content-length': '10000000', 'content-encoding': 'gzip' },
  })
  const id = await push(browser)
  await deliver(id)
  assert.equal((await stateOf(id)).status, 'Sent')
})

test('processes with the same pepper have the same key pair; another pepper is another sender', async () => {
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
