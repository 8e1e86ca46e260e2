// An administrator acts as an account: what is refused, how it ends, and what is recorded.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, listSessions, refreshToken, signOut } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { addToCart, getCart } from '#modules/carts/contract.ts'
import { findSchema } from '#modules/fluent/contract.ts'
import { calls } from '#modules/index.ts'
import { type Call, isWrite } from '#platform/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, auditOf, makeSignedIn } from '#platform/testing/moderation.ts'
import { statusAndCode, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, productId } from '#platform/testing/shop.ts'
import * as contract from './account-contract.ts'
import { endActing } from './jobs.ts'

let app: TestApp
let passwordHash: string
before(async () => {
  app = await fileApp()
  passwordHash = await hashPassword(password, app.config)
})

async function administratorWithPassword() {
  const admin = await administrator(app, ['accounts', 'bans'])
  await sql`update accounts set password_hash = ${passwordHash} where id = ${admin.id}::uuid`.execute(app.database.db)
  return admin
}

/** An administrator who acts as an account that is signed in elsewhere. */
async function acting() {
  const admin = await administratorWithPassword()
  const target = await makeSignedIn(app, { name: 'Petra Acted' })
  const input = { id: target.id, reason: 'Asked for help by phone', password }
  assert.equal(statusAndCode(await admin.visitor.call(contract.startActing, input)), '200')
  return { admin, target }
}

const whoIs = async (visitor: Visitor) => (await visitor.call(getAccountContext, {})).body.id
const refused = '403 request.notWhileActing'

/** Every write that may be made; a new one is refused until it stands here and says so. */
const allowed = [
  'POST account/act-as/end',
  'POST account/context/store/set',
  'POST cart/add',
  'POST cart/edit',
  'POST cart/prices/accept',
  'POST cart/remove',
  'POST token/refresh',
  'POST x/fluent/data/find',
  'POST x/fluent/schema/find',
  'POST x/notification-settings/quiet-hours',
  'POST x/notification-settings/update',
  'POST x/product-list/favourite',
  'POST x/product-list/line/remove',
  'POST x/product-list/line/set',
]

test('every write that is not allowed and everything of the administration is refused', async () => {
  const { admin } = await acting()
  const answers = new Map<string, string>()
  for (const call of calls.filter(({ access, file }) => access !== 'provider' && !access.startsWith('key:') && !file))
    if (isWrite(call) || call.access.startsWith('admin'))
      if (!allowed.includes(call.id)) answers.set(call.id, statusAndCode(await admin.visitor.call(call as Call, {})))
  assert.ok(answers.size > 150)
  assert.deepEqual(
    [...answers].filter(([, answer]) => answer !== refused),
    [],
  )
  const declared = calls.filter((call) => isWrite(call) && call.whileActing === 'allowed').map(({ id }) => id)
  assert.deepEqual(declared.sort(), allowed)
})

test('reads and allowed writes are those of the account, whose own sessions stay as they are', async () => {
  const { admin, target } = await acting()
  assert.equal(await whoIs(admin.visitor), target.id)
  const product = await productId(app.database.db, 'W-1')
  assert.equal((await admin.visitor.call(addToCart, { productId: product })).status, 200)
  assert.equal((await target.visitor.call(getCart, {})).body.storeItems[0]!.items[0]!.productId, product)
  const { items } = (await target.visitor.call(listSessions, {})).body
  assert.equal(items.length, 1, 'no session is added')
  assert.equal(
    (await admin.visitor.call(refreshToken, { refreshToken: admin.visitor.cookies.get('refreshToken')! })).status,
    200,
  )
  assert.equal(await whoIs(admin.visitor), target.id)
  assert.equal(
    (await admin.visitor.send('GET', '/api/events', undefined)).status,
    403,
    'nobody sees the account online',
  )
  assert.equal(statusAndCode(await admin.visitor.call(signOut, {})), refused)
})

test('forms of the store of the account are only read', async () => {
  const { admin, target } = await acting()
  const { db } = app.database
  const { id: storeId } = await make.store(db)
  await make.member(db, storeId, target.id, 'Owner')
  const mayUpdate = async (visitor: Visitor) =>
    (await visitor.call(findSchema, { entity: 'product' }, { storeId })).body.can.update
  assert.deepEqual([await mayUpdate(admin.visitor), await mayUpdate(target.visitor)], [false, true])
})

test('the end is asked for, and begin, end and every request are recorded under the administrator', async () => {
  const { admin, target } = await acting()
  await admin.visitor.call(getAccountContext, {})
  await admin.visitor.send('GET', '/profile?query=secret', undefined)
  const { body } = await admin.visitor.call(contract.endActing, {})
  assert.deepEqual(body, { id: target.id })
  assert.equal(await whoIs(admin.visitor), admin.id)
  assert.deepEqual((await admin.visitor.call(contract.endActing, {})).body, { id: null })
  const entries = await auditOf(app, 'account', target.id)
  assert.deepEqual(
    entries.map(({ action, actorId }) => [action, actorId]),
    [
      ['account.actingStarted', admin.id],
      ['account.actingEnded', admin.id],
    ],
  )
  const { acting: shown } = (await admin.visitor.call(contract.getAccount, { id: target.id })).body
  assert.deepEqual(
    [shown[0]!.administrator.id, shown[0]!.reason, shown[0]!.steps.map(({ request }) => request).reverse()],
    [
      admin.id,
      'Asked for help by phone',
      ['GET /api/account/get/context', 'GET /profile', 'POST /api/account/act-as/end'],
    ],
  )
})

test('it ends by itself after an hour, and with the session or the right of the administrator', async () => {
  const { db } = app.database
  const expire = (id: string) =>
    sql`update acting_sessions set expires_at = now() - interval '1 second' where administrator_id = ${id}::uuid`.execute(
      db,
    )
  const { admin, target } = await acting()
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from expires_at - started_at)::int / 60 as minutes from acting_sessions where administrator_id = ${admin.id}::uuid
  `.execute(db)
  assert.deepEqual(rows, [{ minutes: 60 }])
  await expire(admin.id)
  assert.equal(await whoIs(admin.visitor), admin.id)
  await endActing.run({}, { db, now: new Date() } as never)
  assert.deepEqual((await auditOf(app, 'account', target.id)).at(-1)!.action, 'account.actingEnded')

  const other = await acting()
  await sql`delete from account_features where account_id = ${other.admin.id}::uuid and feature = 'accounts'`.execute(
    db,
  )
  assert.equal(await whoIs(other.admin.visitor), other.admin.id)

  const third = await acting()
  await sql`insert into account_features (account_id, feature) values (${third.target.id}::uuid, 'texts')`.execute(db)
  assert.equal(await whoIs(third.admin.visitor), third.admin.id, 'an account that becomes an administrator')
})

test('the cookie of acting is worth nothing in another session', async () => {
  const { admin } = await acting()
  const other = await administrator(app, ['accounts'])
  const thief = await makeSignedIn(app)
  for (const visitor of [other.visitor, thief.visitor]) {
    const own = await whoIs(visitor)
    visitor.cookies.set('acting', admin.visitor.cookies.get('acting')!)
    assert.equal(await whoIs(visitor), own)
  }
})

test('it needs the proof, a reason and an ordinary account', async () => {
  const admin = await administratorWithPassword()
  const target = await makeSignedIn(app)
  const start = (input: object) =>
    admin.visitor
      .call(contract.startActing, { id: target.id, reason: 'A call', password, ...input })
      .then(statusAndCode)
  assert.equal(await start({ reason: ' ' }), '422 request.invalid')
  assert.equal(await start({ id: admin.id }), '409 moderation.ownAccount')
  assert.equal(await start({ id: (await administrator(app, ['texts'])).id }), '409 moderation.administrator')
  await sql`update accounts set status = 'Banned' where id = ${target.id}::uuid`.execute(app.database.db)
  assert.equal(await start({}), '404 moderation.accountNotFound')
  await sql`update accounts set status = 'Active' where id = ${target.id}::uuid`.execute(app.database.db)
  assert.match(await start({ password: 'wrong' }), /accounts.wrongPassword/)
  assert.equal(await start({}), '200')
})
