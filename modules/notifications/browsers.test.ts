import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { publicKeyOf } from '#platform/push/vapid.ts'
import { newBrowser, type TestBrowser } from '#platform/push/push-service.fixture.ts'
import { banAccount } from '#modules/accounts/ban-account.ts'
import { revokeSession, signOut } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions/sessions.ts'
import { requestDeletion } from '#modules/privacy/request-deletion.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { anonymous, testDevice, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people, password } from '#platform/testing/shop.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { addBrowser, listBrowsers, listSettings, maxBrowsers, removeBrowser, updateSetting } from './contract.ts'

const outcome = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 200 : `${status} ${(body as { code: string }).code}`
const addNewBrowser = (visitor: Visitor, { endpoint, keys }: Pick<TestBrowser, 'endpoint' | 'keys'> = newBrowser()) =>
  visitor.call(addBrowser, { endpoint, keys })
const list = async (visitor: Visitor) => (await visitor.call(listBrowsers, {})).body.items
const isReady = async (visitor: Visitor) =>
  (await visitor.call(listSettings, {})).body.channels.find(({ channel }) => channel === 'Push')!.isReady
const storedEndpoints = async ({ database: { db } }: TestApp, accountId: string) =>
  (
    await sql<{
      endpoint: string
    }>`select endpoint from push_subscriptions where account_id = ${accountId}::uuid`.execute(db)
  ).rows.map(({ endpoint }) => endpoint)

/** Signs an account in in another browser. */
async function secondBrowser(app: TestApp, accountId: string) {
  const { token } = await app.database.db
    .transaction()
    .execute((tx) => openSession(tx, accountId, testDevice, new Date()))
  const visitor = anonymous(app)
  visitor.cookies.set('token', token)
  return visitor
}

test('a browser is added once, replaced within its session, listed, and removed by its own account only', async () => {
  const app = await fileApp()
  const [own, stranger] = [await somebody(app), await somebody(app)]
  assert.equal(await isReady(own), false)
  assert.equal((await own.call(listBrowsers, {})).body.publicKey, publicKeyOf(app.config))
  const [first, second] = [newBrowser(), newBrowser()]
  for (const browser of [first, first, second]) assert.equal(outcome(await addNewBrowser(own, browser)), 200)
  assert.deepEqual(await storedEndpoints(app, own.accountId), [second.endpoint])
  const [item, ...others] = await list(own)
  assert.deepEqual([others.length, item!.isCurrent, await isReady(own)], [0, true, true])
  const second2 = await secondBrowser(app, own.accountId)
  assert.deepEqual(
    (await list(second2)).map(({ isCurrent }) => isCurrent),
    [false],
  )
  assert.equal(outcome(await stranger.call(removeBrowser, { id: item!.id })), '404 notifications.browserNotFound')
  assert.deepEqual([await list(stranger), (await list(own)).length], [[], 1])
  assert.equal(outcome(await own.call(removeBrowser, { id: item!.id })), 200)
  assert.deepEqual([await list(own), await isReady(own)], [[], false])
})

test('invalid push endpoints and keys are refused', async () => {
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
    assert.equal((await addNewBrowser(own, { ...good, endpoint })).status, 422, endpoint)
  const off = Buffer.from(good.publicKey)
  off[64]! ^= 1
  for (const keys of [
    { ...good.keys, p256dh: off.toString('base64url') },
    { ...good.keys, p256dh: 'A'.repeat(87) },
    { ...good.keys, p256dh: 'A' },
    { ...good.keys, auth: 'A' },
    { ...good.keys, auth: '='.repeat(22) },
  ])
    assert.equal((await addNewBrowser(own, { ...good, keys })).status, 422, JSON.stringify(keys))
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
  assert.deepEqual(await storedEndpoints(app, own.accountId), [])
})

test('the last browser is removed only with confirmation if no other channel delivers a kind', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const other = await secondBrowser(app, own.accountId)
  for (const visitor of [own, other]) await addNewBrowser(visitor)
  const mute = (channel: 'Email' | 'Sms' | 'Push', isOn = false) =>
    own.call(updateSetting, { kind: 'NewMessage', channel, isOn, isSure: true })
  const remove = async (more: object = {}) =>
    outcome(await own.call(removeBrowser, { id: (await list(own))[0]!.id, ...more }))
  assert.equal(await remove(), 200, 'another browser remains')
  await mute('Email')
  assert.equal(await remove(), '409 notifications.lastBrowser')
  assert.equal((await list(own)).length, 1, 'the browser is not removed')
  await mute('Push')
  assert.equal(await remove(), 200, 'no kind depends on push')
  await mute('Push', true)
  await addNewBrowser(own)
  assert.equal(await remove({ isSure: true }), 200)
  await Promise.all([own, other].map((visitor) => addNewBrowser(visitor)))
  const ids = (await list(own)).map(({ id }) => id)
  const both = await Promise.all(ids.map((id) => own.call(removeBrowser, { id })))
  assert.deepEqual(both.map(outcome).sort(), [200, '409 notifications.lastBrowser'])
})

test('the next account in the same browser takes over its subscription; knowing the endpoint is not enough', async () => {
  const app = await fileApp()
  const [first, second, thief] = [await somebody(app), await somebody(app), await somebody(app)]
  const browser = newBrowser()
  await addNewBrowser(first, browser)
  const [before] = await list(first)
  assert.equal(
    outcome(await addNewBrowser(thief, { ...newBrowser(), endpoint: browser.endpoint })),
    '409 notifications.foreignBrowser',
  )
  assert.equal(outcome(await addNewBrowser(second, browser)), 200)
  assert.deepEqual([await list(first), await storedEndpoints(app, second.accountId)], [[], [browser.endpoint]])
  assert.notEqual((await list(second))[0]!.id, before!.id, 'pending pushes of the first account find no browser')
})

test('an account has ten browsers at most, even with concurrent requests', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const visitors = await Promise.all(Array.from({ length: maxBrowsers + 1 }, () => secondBrowser(app, own.accountId)))
  for (const visitor of visitors.slice(2)) assert.equal(outcome(await addNewBrowser(visitor)), 200)
  const last = await Promise.all(visitors.slice(0, 2).map((visitor) => addNewBrowser(visitor)))
  assert.deepEqual(last.map(outcome).sort(), [200, '409 notifications.tooManyBrowsers'])
  assert.equal((await storedEndpoints(app, own.accountId)).length, maxBrowsers)
})

test('of concurrent accounts in one browser, one keeps the subscription', async () => {
  const app = await fileApp()
  const claimants = await Promise.all(Array.from({ length: 4 }, () => somebody(app)))
  const browser = newBrowser()
  const answers = await Promise.all(claimants.map((visitor) => addNewBrowser(visitor, browser)))
  assert.ok(answers.every(({ status }) => status === 200))
  const holders = await Promise.all(claimants.map(({ accountId }) => storedEndpoints(app, accountId)))
  assert.deepEqual(holders.flat(), [browser.endpoint])
})

test('sign-out, session revocation, a ban and a deletion request remove subscriptions', async () => {
  const app = await fileApp()
  const { db } = app.database
  const own = await somebody(app)
  const other = await secondBrowser(app, own.accountId)
  for (const visitor of [own, other]) await addNewBrowser(visitor)
  await own.call(revokeSession, { id: 'others' })
  assert.equal((await storedEndpoints(app, own.accountId)).length, 1)
  await own.call(signOut, {})
  assert.deepEqual(await storedEndpoints(app, own.accountId), [])

  const banned = await somebody(app)
  await addNewBrowser(banned)
  await db
    .transaction()
    .execute((tx) =>
      banAccount(tx, banned.accountId, { caller: { account: undefined, ip: '' }, reason: 'Spam', now: new Date() }),
    )
  assert.deepEqual(await storedEndpoints(app, banned.accountId), [])

  const leaving = await somebody(app)
  await addNewBrowser(leaving)
  await db.transaction().execute((tx) =>
    requestDeletion(tx, leaving.accountId, {
      caller: { account: undefined, ip: '', variant: 'b2b' },
      now: new Date(),
    }),
  )
  assert.deepEqual(await storedEndpoints(app, leaving.accountId), [])
})

test('signing in as another account removes the subscription of the previous one', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  await addNewBrowser(own)
  assert.equal((await own.post('/api/token/request', { login: people.buyer, password })).status, 200)
  assert.deepEqual(await storedEndpoints(app, own.accountId), [])
})
