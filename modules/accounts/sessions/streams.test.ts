import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/realtime/publish.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { password, storeId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import { changePassword } from '#modules/mfa/contract.ts'
import { banAccount } from '../ban-account.ts'
import * as contract from '../contract.ts'
import { hashPassword } from '../passwords/passwords.ts'

/** One learns of changes by notification only, the other by its sweeps too. */
let [notified, sweeping]: TestApp[] = []
before(async () => {
  const database = await fileDatabase()
  notified = await startApp({ database, http: { sweepMs: 3_600_000 } })
  sweeping = await startApp({ database, http: { sweepMs: 200 } })
})
after(async () => {
  for (const app of [notified!, sweeping!]) await app[Symbol.asyncDispose]()
})

let accountCount = 0

/** A person with a signed-in device and an open stream. */
async function newSubscriber(app = notified!) {
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
  await until(() => stream.text.includes('event: ready'))
  return stream
}
type Stream = Awaited<ReturnType<typeof openStream>>

/** Waits for the `ended` event and the end of the stream. */
async function untilEnded(stream: Stream) {
  await until(() => stream.isOver, 'the stream is still open')
  assert.match(stream.text, /event: ended\ndata: \{\}\n\n$/)
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
  test(`${ending} ends the open stream by a notification and invalidates both tokens (D13)`, async () => {
    const subscriber = await newSubscriber()
    const kept = new Map(subscriber.device.cookies)
    await end(subscriber)
    await untilEnded(subscriber.stream)
    for (const [name, value] of kept) subscriber.device.cookies.set(name, value)
    const refused = ending === 'a ban' ? 403 : 401
    assert.equal((await subscriber.device.call(contract.getAccountContext, {})).status, refused)
    assert.equal((await subscriber.device.call(contract.refreshToken, {})).status, refused)
  })

test('signing out other devices keeps the stream of this device and of other people open (D13)', async () => {
  const [own, other] = [await newSubscriber(), await newSubscriber()]
  const revoked = await openStream(own.app.address, await own.signIn())
  await own.device.call(contract.revokeSession, { id: 'others' })
  await untilEnded(revoked)
  for (const { db, id, stream } of [own, other]) {
    await db.transaction().execute((tx) => publish(tx, `account:${id}`, { text: 'still here' }))
    await until(() => stream.text.includes('still here'))
    stream.stop()
  }
})

const silentEndings: Record<string, (db: Db, id: string) => Promise<unknown>> = {
  session: (db, id) => sql`update account_sessions set ended_at = now() where account_id = ${id}::uuid`.execute(db),
  account: (db, id) => sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db),
}
for (const [subject, end] of Object.entries(silentEndings))
  test(`the end of the ${subject} is detected without a notification (D13)`, async () => {
    const { db, id, stream } = await newSubscriber(sweeping)
    await end(db, id)
    await untilEnded(stream)
  })

test('a former member of a store receives no more of its events', async () => {
  const { app, db, id, device, stream } = await newSubscriber(sweeping)
  stream.stop()
  const store = await storeId(db, 'north')
  await sql`insert into store_members (store_id, account_id, role) values (${store}, ${id}::uuid, 'Operator')`.execute(
    db,
  )
  const own = await openStream(app.address, device)
  /** Whether the event of the store comes before one of the account that is published after it. */
  const receives = async (number: number) => {
    await db.transaction().execute((tx) => publish(tx, `store:${store}`, { number }))
    await db.transaction().execute((tx) => publish(tx, `account:${id}`, { after: number }))
    await until(() => own.text.includes(`"after":${number}`))
    return own.text.includes(`event: store\ndata: {"number":${number}}`)
  }
  assert.ok(await receives(1))
  await sql`delete from store_members where account_id = ${id}::uuid`.execute(db)
  let number = 1
  await until(async () => !(await receives(++number)), 'a sweep ends the subscription')
  own.stop()
})
