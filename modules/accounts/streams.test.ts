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
import { changePassword } from '#modules/factors/contract.ts'
import { banAccount } from './ban-account.ts'
import * as contract from './contract.ts'
import { hashPassword } from './passwords.ts'

let made = 0

/** Somebody with a device and an open stream on it. */
async function listener() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db, {
    email: `stream-${++made}@test.example`,
    passwordHash: await hashPassword(password, app.config),
  })
  const signIn = async () => {
    const device = anonymous(app)
    assert.equal((await device.call(contract.requestToken, { login: email, password })).status, 200)
    return device
  }
  const device = await signIn()
  return { app, db, id, device, signIn, stream: await open(app.address, device) }
}

async function open(address: string, { cookies }: Visitor) {
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
type Stream = Awaited<ReturnType<typeof open>>

/** How long it took until the stream said that it is over and was. */
async function endOf(stream: Stream, withinMs = 5_000) {
  const startedAt = Date.now()
  while (!stream.isOver && Date.now() - startedAt < withinMs) await sleep(10)
  assert.ok(stream.isOver, `the stream is open after ${withinMs} ms`)
  assert.match(stream.text, /event: ended\ndata: \{\}\n\n$/)
  return Date.now() - startedAt
}

const ways: Record<string, (given: Awaited<ReturnType<typeof listener>>) => Promise<unknown>> = {
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
for (const [way, end] of Object.entries(ways))
  test(`D13 ${way} ends the open stream, the tokens and the refresh at once`, async () => {
    const given = await listener()
    const kept = new Map(given.device.cookies)
    await end(given)
    assert.ok((await endOf(given.stream)) < 2_000, 'told, and not only found out')
    for (const [name, value] of kept) given.device.cookies.set(name, value)
    assert.equal((await given.device.call(contract.getAccountContext, {})).status, 401)
    assert.equal((await given.device.call(contract.refreshToken, {})).status, 401)
  })

test('D13 the stream of the device that stays stays, and so do those of other people', async () => {
  const { device, stream, signIn } = await listener()
  const other = await listener()
  await signIn()
  await device.call(contract.revokeSession, { id: 'others' })
  await sleep(300)
  assert.deepEqual([stream.isOver, other.stream.isOver], [false, false])
  for (const each of [stream, other.stream]) each.stop()
})

const silently: Record<string, (db: Db, id: string) => Promise<unknown>> = {
  session: (db, id) => sql`update account_sessions set ended_at = now() where account_id = ${id}::uuid`.execute(db),
  account: (db, id) => sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db),
}
for (const [what, end] of Object.entries(silently))
  test(`D13 the end of the ${what} is found within five seconds, even if nobody tells`, async () => {
    const { db, id, stream } = await listener()
    await end(db, id)
    await endOf(stream, 5_500)
  })

test('whoever leaves a store hears of it no more', async () => {
  const { app, db, id, device, stream } = await listener()
  stream.stop()
  const store = await storeId(db, 'north')
  await sql`insert into store_members (store_id, account_id, role) values (${store}, ${id}::uuid, 'Operator')`.execute(
    db,
  )
  const own = await open(app.address, device)
  const tell = (number: number) => db.transaction().execute((tx) => publish(tx, `store:${store}`, { number }))
  await tell(1)
  await sleep(300)
  await sql`delete from store_members where account_id = ${id}::uuid`.execute(db)
  await sleep(4_500)
  await tell(2)
  await sleep(300)
  assert.match(own.text, /event: store\ndata: \{"number":1\}/)
  assert.doesNotMatch(own.text, /"number":2/)
  own.stop()
})
