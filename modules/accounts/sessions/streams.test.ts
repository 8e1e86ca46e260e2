import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/realtime/publish.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, storeId } from '#platform/testing/shop.ts'
import { changePassword } from '#modules/mfa/contract.ts'
import { banAccount } from '../ban-account.ts'
import * as contract from '../contract.ts'
import { hashPassword } from '../passwords/passwords.ts'

let accountCount = 0

/** A person with a signed-in device and an open stream. */
async function newSubscriber() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db, {
    email: `stream-${++accountCount}@test.example`,
    passwordHash: await hashPassword(password, app.config),
  })
  const signIn = async () => {
    const device = anonymous(app)
    assert.equal((await device.call(contract.requestToken, { login: email, password })).status, 200)
    return device
  }
  const device = await signIn()
  return { app, db, id, device, signIn, stream: await openStream(app.address, device) }
}

async function openStream(address: string, { cookies }: Visitor) {
  const stop = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${address}/api/events`, { headers: { cookie }, signal: stop.signal })
  const stream = { text: '', isOver: false, stop: () => stop.abort() }
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) stream.text += chunk
  })()
    .catch(() => {})
    .finally(() => (stream.isOver = true))
  for (const deadline = Date.now() + 5_000; !stream.text.includes('event: ready') && Date.now() < deadline;)
    await sleep(10)
  return stream
}
type Stream = Awaited<ReturnType<typeof openStream>>

/** Waits for the `ended` event and the end of the stream; returns milliseconds. */
async function waitForEnd(stream: Stream, withinMs = 5_000) {
  const startedAt = Date.now()
  while (!stream.isOver && Date.now() - startedAt < withinMs) await sleep(10)
  assert.ok(stream.isOver, `the stream is open after ${withinMs} ms`)
  assert.match(stream.text, /event: ended\ndata: \{\}\n\n$/)
  return Date.now() - startedAt
}

const endings: Record<string, (subscriber: Awaited<ReturnType<typeof newSubscriber>>) => Promise<unknown>> = {
  'signing out': ({ device }) => device.call(contract.signOut, {}),
  'a new password on another device': async ({ signIn }) =>
    (await signIn()).call(changePassword, { currentPassword: password, newPassword: 'nine green bottles' }),
  'signing out all others': async ({ signIn }) => (await signIn()).call(contract.revokeSession, { id: 'others' }),
  'a ban': ({ db, id }) =>
    db
      .transaction()
      .execute((tx) =>
        banAccount(tx, id, { caller: { account: undefined, ip: '127.0.0.1' }, reason: 'Spam', now: new Date() }),
      ),
}
for (const [ending, end] of Object.entries(endings))
  test(`${ending} ends the open stream and invalidates both tokens (D13)`, async () => {
    const subscriber = await newSubscriber()
    const kept = new Map(subscriber.device.cookies)
    await end(subscriber)
    assert.ok((await waitForEnd(subscriber.stream)) < 2_000, 'ended by a notification, not by polling')
    for (const [name, value] of kept) subscriber.device.cookies.set(name, value)
    assert.equal((await subscriber.device.call(contract.getAccountContext, {})).status, 401)
    assert.equal((await subscriber.device.call(contract.refreshToken, {})).status, 401)
  })

test('signing out other devices keeps the stream of this device and of other people open (D13)', async () => {
  const { device, stream, signIn } = await newSubscriber()
  const other = await newSubscriber()
  await signIn()
  await device.call(contract.revokeSession, { id: 'others' })
  await sleep(300)
  assert.deepEqual([stream.isOver, other.stream.isOver], [false, false])
  for (const each of [stream, other.stream]) each.stop()
})

const silentEndings: Record<string, (db: Db, id: string) => Promise<unknown>> = {
  session: (db, id) => sql`update account_sessions set ended_at = now() where account_id = ${id}::uuid`.execute(db),
  account: (db, id) => sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db),
}
for (const [subject, end] of Object.entries(silentEndings))
  test(`the end of the ${subject} is detected within five seconds without a notification (D13)`, async () => {
    const { db, id, stream } = await newSubscriber()
    await end(db, id)
    await waitForEnd(stream, 5_500)
  })

test('a former member of a store receives no more of its events', async () => {
  const { app, db, id, device, stream } = await newSubscriber()
  stream.stop()
  const store = await storeId(db, 'north')
  await sql`insert into store_members (store_id, account_id, role) values (${store}, ${id}::uuid, 'Operator')`.execute(
    db,
  )
  const own = await openStream(app.address, device)
  const publishNumber = (number: number) => db.transaction().execute((tx) => publish(tx, `store:${store}`, { number }))
  await publishNumber(1)
  await sleep(300)
  await sql`delete from store_members where account_id = ${id}::uuid`.execute(db)
  await sleep(4_500)
  await publishNumber(2)
  await sleep(300)
  assert.match(own.text, /event: store\ndata: \{"number":1\}/)
  assert.doesNotMatch(own.text, /"number":2/)
  own.stop()
})
