import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people, storeId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'
import { hashPassword } from './passwords/passwords.ts'

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let accountCount = 0
async function newPersonWithTwoDevices() {
  const app = await fileApp()
  const { db } = app.database
  const passwordHash = await hashPassword(password, app.config)
  const { id, email } = await make.account(db, {
    email: `own-${++accountCount}@test.example`,
    name: 'Petra Person',
    passwordHash,
  })
  const devices = []
  for (const userAgent of [firefox, 'curl/8.1']) {
    const device = anonymous(app)
    await device.call(contract.requestToken, { login: email, password }, { headers: { 'user-agent': userAgent } })
    devices.push(device)
  }
  return { app, db, id, email, device: devices[0]!, other: devices[1]! }
}
const isSignedIn = async (visitor: ReturnType<typeof anonymous>) =>
  (await visitor.call(contract.getAccountContext, {})).status === 200

test('devices are listed by name and can be signed out one by one or all others at once', async () => {
  const { db, id, device, other, app } = await newPersonWithTwoDevices()
  const { items } = (await device.call(contract.listSessions, {})).body
  assert.deepEqual(
    items.map(({ browser, system, isCurrent }) => [browser, system, isCurrent]),
    [
      ['Firefox', 'Windows', true],
      ['curl', '', false],
    ],
  )
  assert.ok(
    items.every(
      ({ network, createdAt }) => network === '127.0.0.1' && Math.abs(Date.parse(createdAt) - Date.now()) < 60_000,
    ),
  )
  const stranger = await signedIn(app, 'buyer')
  for (const foreign of [randomUUID(), items[0]!.id])
    assert.equal(code(await stranger.call(contract.revokeSession, { id: foreign })), 'accounts.deviceNotFound')
  for (const wrong of ['all', '', 5])
    assert.equal((await device.call(contract.revokeSession, { id: wrong } as never)).status, 422)
  assert.ok(await isSignedIn(device))
  assert.equal((await device.call(contract.revokeSession, { id: items[1]!.id })).status, 200)
  assert.equal((await device.call(contract.revokeSession, { id: items[1]!.id })).status, 404)
  assert.deepEqual([await isSignedIn(device), await isSignedIn(other)], [true, false])
  const third = anonymous(app)
  await third.call(contract.requestToken, {
    login: (await device.call(contract.getAccountContext, {})).body.email!,
    password,
  })
  assert.equal((await third.call(contract.revokeSession, { id: 'others' })).status, 200)
  assert.deepEqual([await isSignedIn(third), await isSignedIn(device)], [true, false])
  const [own] = (await third.call(contract.listSessions, {})).body.items
  await third.call(contract.revokeSession, { id: own!.id })
  assert.ok(!third.cookies.has('token') && !third.cookies.has('refreshToken'))
  const { rows } =
    await sql`select 1 from audit_log where actor_id = ${id}::uuid and action = 'account.sessionRevoked'`.execute(db)
  assert.equal(rows.length, 3)
})

test('a profile change sets the name and refuses other fields', async () => {
  const { device } = await newPersonWithTwoDevices()
  assert.equal((await device.call(contract.setProfile, { name: '  Petra Neu ' })).status, 200)
  for (const input of [
    { name: 'x', status: 'Banned' },
    { name: 'x', email: 'a@b.example' },
    { name: ' ' },
    { name: 'x'.repeat(121) },
  ])
    assert.equal((await device.call(contract.setProfile, input as never)).status, 422)
  assert.equal((await device.call(contract.getAccountContext, {})).body.name, 'Petra Neu')
})

test('only a member of a store can select it as context (A16)', async () => {
  const app = await fileApp()
  const [north, east] = [await storeId(app.database.db, 'north'), await storeId(app.database.db, 'east')]
  const owner = await signedIn(app, 'owner')
  for (const foreign of [east, 2_000_000_000])
    assert.equal((await owner.call(contract.setStoreContext, { storeId: foreign })).status, 403)
  assert.ok(!owner.cookies.has('storeId'))
  const answer = await owner.call(contract.setStoreContext, { storeId: north })
  assert.equal(answer.status, 200)
  assert.match(
    answer.headers.getSetCookie().join(),
    new RegExp(`storeId=${north}; Max-Age=31536000; Path=/; SameSite=Lax`),
  )
  assert.doesNotMatch(answer.headers.getSetCookie().join(), /HttpOnly/, 'scripts read it to send the header')
  assert.equal((await owner.call(contract.getAccountContext, {})).body.activeStoreId, north)
  const buyer = await signedIn(app, 'buyer')
  assert.equal((await buyer.call(contract.setStoreContext, { storeId: north })).status, 403)
  assert.equal((await buyer.call(contract.getAccountContext, {}, { storeId: north })).body.activeStoreId, null)
})

test('the contexts are the person, their stores and their organizations', async () => {
  const app = await fileApp()
  const { db } = app.database
  const kinds = async (name: 'buyer' | 'owner' | 'manager') =>
    (await (await signedIn(app, name)).call(contract.listContexts, {})).body.items.map(({ kind }) => kind)
  assert.deepEqual(await kinds('buyer'), ['Person'])
  assert.deepEqual(await kinds('owner'), ['Person', 'Store', 'Organization'])
  assert.deepEqual(await kinds('manager'), ['Person', 'Store'])
  await sql`insert into organizations (owner_id, legal_name, country_code, tax_number) select id, 'Bea Ltd', 'RS', '123' from accounts where email = ${people.buyer}`.execute(
    db,
  )
  assert.deepEqual(
    (await (await signedIn(app, 'buyer')).call(contract.listContexts, {})).body.items.slice(1).map(({ name }) => name),
    ['Bea Ltd'],
  )
})
