import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { publicKeyOf } from '#platform/push/vapid.ts'
import { newBrowser, type TestBrowser } from '#platform/push/push-service.fixture.ts'
import { banAccount } from '#modules/accounts/ban-account.ts'
import { revokeSession, signOut } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions.ts'
import { requestDeletion } from '#modules/privacy/request-deletion.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { anonymous, testDevice, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people, password } from '#platform/testing/shop.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { addBrowser, listBrowsers, listSettings, mostBrowsers, removeBrowser, updateSetting } from './contract.ts'

const outcome = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 200 : `${status} ${(body as { code: string }).code}`
const subscribe = (visitor: Visitor, { endpoint, keys }: Pick<TestBrowser, 'endpoint' | 'keys'> = newBrowser()) =>
  visitor.call(addBrowser, { endpoint, keys })
const list = async (visitor: Visitor) => (await visitor.call(listBrowsers, {})).body.items
const isReady = async (visitor: Visitor) =>
  (await visitor.call(listSettings, {})).body.channels.find(({ channel }) => channel === 'Push')!.isReady
const kept = async ({ database: { db } }: TestApp, accountId: string) =>
  (
    await sql<{
      endpoint: string
    }>`select endpoint from push_subscriptions where account_id = ${accountId}::uuid`.execute(db)
  ).rows.map(({ endpoint }) => endpoint)

/** Another browser in which an account is signed in. */
async function elsewhere(app: TestApp, accountId: string) {
  const { token } = await app.database.db
    .transaction()
    .execute((tx) => openSession(tx, accountId, testDevice, new Date()))
  const visitor = anonymous(app)
  visitor.cookies.set('token', token)
  return visitor
}

test('a browser is added once, renewed in place, listed, and removed by its own account only', async () => {
  const app = await fileApp()
  const [own, stranger] = [await somebody(app), await somebody(app)]
  assert.equal(await isReady(own), false)
  assert.equal((await own.call(listBrowsers, {})).body.publicKey, publicKeyOf(app.config))
  const [first, second] = [newBrowser(), newBrowser()]
  for (const browser of [first, first, second]) assert.equal(outcome(await subscribe(own, browser)), 200)
  assert.deepEqual(await kept(app, own.accountId), [second.endpoint])
  const [item, ...others] = await list(own)
  assert.deepEqual([others.length, item!.isCurrent, await isReady(own)], [0, true, true])
  const second2 = await elsewhere(app, own.accountId)
  assert.deepEqual(
    (await list(second2)).map(({ isCurrent }) => isCurrent),
    [false],
  )
  assert.equal(outcome(await stranger.call(removeBrowser, { id: item!.id })), '404 notifications.browserNotFound')
  assert.deepEqual([await list(stranger), (await list(own)).length], [[], 1])
  assert.equal(outcome(await own.call(removeBrowser, { id: item!.id })), 200)
  assert.deepEqual([await list(own), await isReady(own)], [[], false])
})

test('what is not the address of a push service or a key of a browser is refused', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const good = newBrowser()
  for (const endpoint of [
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'ftp://push.example/x',
    'nonsense',
    '',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])
    assert.equal((await subscribe(own, { ...good, endpoint })).status, 422, endpoint)
  const off = Buffer.from(good.publicKey)
  off[64]! ^= 1
  for (const keys of [
    { ...good.keys, p256dh: off.toString('base64url') },
    { ...good.keys, p256dh: 'A'.repeat(87) },
    { ...good.keys, p256dh: 'A' },
    { ...good.keys, auth: 'A' },
    { ...good.keys, auth: '='.repeat(22) },
  ])
    assert.equal((await subscribe(own, { ...good, keys })).status, 422, JSON.stringify(keys))
  for (const extra of ['accountId', 'sessionId', 'id'])
    assert.equal(
      (
        await own.post('/api/x/push-subscription/create', {
          endpoint: good.endpoint,
          keys: good.keys,
          [extra]: randomUUID(),
        })
      ).status,
      422,
    )
  assert.deepEqual(await kept(app, own.accountId), [])
})

test('the last browser goes only for sure where no other channel tells of something', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const other = await elsewhere(app, own.accountId)
  for (const visitor of [own, other]) await subscribe(visitor)
  const mute = (channel: 'Email' | 'Sms' | 'Push', isOn = false) =>
    own.call(updateSetting, { kind: 'NewMessage', channel, isOn, isSure: true })
  const remove = async (more: object = {}) =>
    outcome(await own.call(removeBrowser, { id: (await list(own))[0]!.id, ...more }))
  assert.equal(await remove(), 200, 'there is another')
  await mute('Email')
  assert.equal(await remove(), '409 notifications.lastBrowser')
  assert.equal((await list(own)).length, 1, 'it is still there')
  await mute('Push')
  assert.equal(await remove(), 200, 'nothing is wanted of it alone')
  await mute('Push', true)
  await subscribe(own)
  assert.equal(await remove({ isSure: true }), 200)
  await Promise.all([own, other].map((visitor) => subscribe(visitor)))
  const ids = (await list(own)).map(({ id }) => id)
  const both = await Promise.all(ids.map((id) => own.call(removeBrowser, { id })))
  assert.deepEqual(both.map(outcome).sort(), [200, '409 notifications.lastBrowser'])
})

test('the next account in the same browser takes it over; who only knows the address does not', async () => {
  const app = await fileApp()
  const [first, second, thief] = [await somebody(app), await somebody(app), await somebody(app)]
  const browser = newBrowser()
  await subscribe(first, browser)
  const [before] = await list(first)
  assert.equal(
    outcome(await subscribe(thief, { ...newBrowser(), endpoint: browser.endpoint })),
    '409 notifications.foreignBrowser',
  )
  assert.equal(outcome(await subscribe(second, browser)), 200)
  assert.deepEqual([await list(first), await kept(app, second.accountId)], [[], [browser.endpoint]])
  assert.notEqual((await list(second))[0]!.id, before!.id, 'what waits for the first finds nobody')
})

test('an account has ten browsers at most, also when two come at once', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const visitors = await Promise.all(Array.from({ length: mostBrowsers + 1 }, () => elsewhere(app, own.accountId)))
  for (const visitor of visitors.slice(2)) assert.equal(outcome(await subscribe(visitor)), 200)
  const last = await Promise.all(visitors.slice(0, 2).map((visitor) => subscribe(visitor)))
  assert.deepEqual(last.map(outcome).sort(), [200, '409 notifications.tooManyBrowsers'])
  assert.equal((await kept(app, own.accountId)).length, mostBrowsers)
})

test('two accounts that claim one browser at once: one has it', async () => {
  const app = await fileApp()
  const claimants = await Promise.all(Array.from({ length: 4 }, () => somebody(app)))
  const browser = newBrowser()
  const answers = await Promise.all(claimants.map((visitor) => subscribe(visitor, browser)))
  assert.ok(answers.every(({ status }) => status === 200))
  const holders = await Promise.all(claimants.map(({ accountId }) => kept(app, accountId)))
  assert.deepEqual(holders.flat(), [browser.endpoint])
})

test('signing out, losing a device, a ban and the wish to be deleted silence a browser', async () => {
  const app = await fileApp()
  const { db } = app.database
  const own = await somebody(app)
  const other = await elsewhere(app, own.accountId)
  for (const visitor of [own, other]) await subscribe(visitor)
  await own.call(revokeSession, { id: 'others' })
  assert.equal((await kept(app, own.accountId)).length, 1)
  await own.call(signOut, {})
  assert.deepEqual(await kept(app, own.accountId), [])

  const banned = await somebody(app)
  await subscribe(banned)
  await db
    .transaction()
    .execute((tx) =>
      banAccount(tx, banned.accountId, { caller: { account: undefined, ip: '' }, reason: 'Spam', now: new Date() }),
    )
  assert.deepEqual(await kept(app, banned.accountId), [])

  const leaving = await somebody(app)
  await subscribe(leaving)
  await db.transaction().execute((tx) =>
    requestDeletion(tx, leaving.accountId, {
      caller: { account: undefined, ip: '', variant: 'b2b' },
      now: new Date(),
    }),
  )
  assert.deepEqual(await kept(app, leaving.accountId), [])
})

test('signing in as somebody else silences who was signed in before', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  await subscribe(own)
  assert.equal((await own.post('/api/token/request', { login: people.buyer, password })).status, 200)
  assert.deepEqual(await kept(app, own.accountId), [])
})
