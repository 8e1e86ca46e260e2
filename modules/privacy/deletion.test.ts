import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, tokensOf } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, productId } from '#platform/testing/shop.ts'
import { cancelDeletion, requestDeletion } from './contract.ts'
import { holdings } from './holdings.ts'
import { anonymise } from './jobs.ts'

const dayMs = 86_400_000
const after = (days: number) => new Date(Date.now() + days * dayMs)

async function leaver(given: Parameters<typeof make.account>[1] = {}) {
  const app = await fileApp()
  const { db } = app.database
  const person = await make.account(db, { passwordHash: await hashPassword(password, app.config), ...given })
  return { app, db, ...person, visitor: await signedInAs(app, person.id) }
}

async function run(days: number) {
  const {
    database: { db },
    config,
  } = await fileApp()
  await anonymise.run({}, { db, config, log: createLog('silent'), now: after(days) })
}

const context = async (visitor: ReturnType<typeof anonymous>) => visitor.get('/api/account/get/context')
const one = async <Row>(db: Db, id: string) =>
  (await sql<Row>`select * from accounts where id = ${id}::uuid`.execute(db)).rows[0]!
const mails = async (db: Db, to: string) =>
  (
    await sql<{
      template: string
      values: { date?: string; path?: string }
    }>`select template, values from outgoing_messages where recipient = ${to} order by created_at`.execute(db)
  ).rows

test('asking needs the password, tells by e-mail and signs out the other devices', async () => {
  const { app, db, id, email, visitor } = await leaver()
  const elsewhere = await signedInAs(app, id)
  for (const wrong of [undefined, '', 'wrong'])
    assert.equal((await visitor.call(requestDeletion, { password: wrong })).status, 422)
  assert.equal((await one<{ deletion_requested_at: Date | null }>(db, id)).deletion_requested_at, null)
  const { status, body } = await visitor.call(requestDeletion, { password })
  assert.equal(status, 200)
  assert.ok(Math.abs(new Date(body.deletionAt).getTime() - after(30).getTime()) < 60_000)
  assert.deepEqual([(await context(visitor)).status, (await context(elsewhere)).status], [200, 401])
  assert.deepEqual(await mails(db, email), [
    { template: 'deletionRequested', values: { date: body.deletionAt, path: '/profile/settings' } },
  ])
  assert.equal((await visitor.call(requestDeletion, { password })).body.deletionAt, body.deletionAt)
  assert.equal((await mails(db, email)).length, 1)
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where actor_id = ${id}::uuid order by id`.execute(db)
  assert.deepEqual(
    rows.map(({ action }) => action).filter((action) => action.startsWith('privacy')),
    ['privacy.deletionRequested'],
  )
})

test('D01 the password cannot be guessed here: the sixth wrong one in a minute is refused, and so is the right one then', async () => {
  const { visitor } = await leaver()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => visitor.call(requestDeletion, { password: 'wrong' })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(422), ...Array(3).fill(429)])
  const late = await visitor.call(requestDeletion, { password })
  assert.deepEqual([late.status, (late.body as unknown as { code: string }).code], [429, 'accounts.tooManyMisses'])
  assert.ok(Number(late.headers.get('retry-after')) > 0)
})

test('a right password forgets the wrong ones', async () => {
  const { visitor } = await leaver()
  for (let round = 0; round < 3; round++) {
    for (let miss = 0; miss < 3; miss++)
      assert.equal((await visitor.call(requestDeletion, { password: 'wrong' })).status, 422)
    assert.equal((await visitor.call(requestDeletion, { password })).status, 200)
  }
})

test('who has only a phone is told by SMS, in their language', async () => {
  const { db, id, email, visitor } = await leaver({ locale: 'sr' })
  const phone = '+381641230077'
  await sql`update accounts set email = null, email_confirmed_at = null, phone = ${phone}, phone_confirmed_at = now() where id = ${id}::uuid`.execute(
    db,
  )
  const { body } = await visitor.call(requestDeletion, { password })
  const { rows } = await sql<{ channel: string; template: string; locale: string; values: object }>`
    select channel, template, locale, values from outgoing_messages where recipient in (${phone}, ${email})
  `.execute(db)
  assert.deepEqual(rows, [
    {
      channel: 'Sms',
      template: 'deletionRequested',
      locale: 'sr',
      values: { date: body.deletionAt, path: '/profile/settings' },
    },
  ])
})

test('an account without a password asks without one', async () => {
  const { visitor } = await leaver({ passwordHash: null })
  assert.equal((await visitor.call(requestDeletion, {})).status, 200)
})

test('signing in stays possible until the day, shows it, and the account can be kept', async () => {
  const { app, db, id, email, visitor } = await leaver()
  const { body } = await visitor.call(requestDeletion, { password })
  const later = anonymous(app)
  assert.equal((await later.call(requestToken, { login: email, password })).status, 200)
  const shown = (await context(later)).body as { deletionAt: string }
  assert.equal(new Date(shown.deletionAt).getTime(), new Date(body.deletionAt.slice(0, 19) + 'Z').getTime())
  assert.equal((await later.call(cancelDeletion, {})).status, 200)
  assert.equal((await later.call(cancelDeletion, {})).status, 200)
  await run(31)
  assert.equal((await one<{ status: string }>(db, id)).status, 'Active')
  assert.equal(((await context(later)).body as { deletionAt: null }).deletionAt, null)
})

test('the only owner of a store stays until somebody else owns it or it is closed', async () => {
  const { app, db, id, visitor } = await leaver()
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const ask = async () => {
    const { status, body } = await visitor.call(requestDeletion, { password })
    await visitor.call(cancelDeletion, {})
    return status === 200 ? 200 : (body as unknown as { code: string }).code
  }
  assert.equal(await ask(), 'privacy.lastOwner')
  const manager = await make.seller(db, store.id, 'Manager')
  assert.equal(await ask(), 'privacy.lastOwner')
  await sql`update store_members set role = 'Owner' where account_id = ${manager.id}::uuid`.execute(db)
  assert.equal(await ask(), 200)
  const leaving = await signedInAs(app, manager.id)
  assert.equal((await leaving.call(requestDeletion, {})).status, 200)
  assert.equal(await ask(), 'privacy.lastOwner', 'an owner who leaves does not count')
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  assert.equal(await ask(), 200)
})

test('of two owners who leave at once one stays', async () => {
  const { app, db, id, visitor } = await leaver({ passwordHash: null })
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const other = await signedInAs(app, (await make.seller(db, store.id, 'Owner')).id)
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([visitor.call(requestDeletion, {}), other.call(requestDeletion, {})])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    await Promise.all([visitor.call(cancelDeletion, {}), other.call(cancelDeletion, {})])
  }
})

test('an owner who has become the only one waits for another', async () => {
  const { db, id, visitor } = await leaver()
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const other = await make.seller(db, store.id, 'Owner')
  await visitor.call(requestDeletion, { password })
  await sql`delete from store_members where account_id = ${other.id}::uuid`.execute(db)
  await run(31)
  assert.equal((await one<{ status: string }>(db, id)).status, 'Active')
  await make.seller(db, store.id, 'Owner')
  await run(31)
  assert.equal((await one<{ status: string }>(db, id)).status, 'Deleted')
})

test('after thirty days nothing leads to the person but the orders, which stay whole', async () => {
  const { app, db, id, email, visitor } = await leaver({ name: 'Gone Person' })
  await make.cart(db, id, [{ productId: await productId(db, 'W-1'), quantity: 2 }])
  const placed = await visitor.post('/api/cart/order/create', {
    contactName: 'Gone Person',
    contactEmail: email,
    address: 'Somewhere 1',
  })
  const { orderId } = (placed.body as { outcomes: { orderId: string }[] }).outcomes[0]!
  await make.cart(db, id, [{ productId: await productId(db, 'W-1'), quantity: 1 }])
  await fillHoldings(db, id, email)
  await visitor.call(requestDeletion, { password })
  await run(29)
  assert.equal((await one<{ status: string }>(db, id)).status, 'Active')
  await run(31)
  const row = await one<Record<string, unknown>>(db, id)
  assert.deepEqual(
    [row.status, row.email, row.phone, row.password_hash, row.name, row.email_confirmed_at, row.location_id],
    ['Deleted', null, null, null, '', null, null],
  )
  assert.deepEqual(
    (await mails(db, email)).map(({ template }) => template),
    ['deletionDone'],
  )
  assert.deepEqual(await leftOf(db, id, email), [
    'accounts.id',
    'audit_log.actor_id',
    'chat_messages.author_id',
    'chats.buyer_id',
    'order_history.actor_id',
    'orders.buyer_id',
    'orders.contact_email',
  ])
  const order = await sql<{
    contact_name: string
    contact_email: string
    address: string
  }>`select * from orders where id = ${orderId}::uuid`.execute(db)
  assert.deepEqual(
    [order.rows[0]!.contact_name, order.rows[0]!.contact_email, order.rows[0]!.address],
    ['Gone Person', email, 'Somewhere 1'],
  )
  assert.equal((await context(visitor)).status, 401)
  assert.equal((await anonymous(app).call(requestToken, { login: email, password })).status, 401)
})

test('a repeat finds nothing left to do, and the address is free again', async () => {
  const { app, db, id, email, visitor } = await leaver()
  await visitor.call(requestDeletion, { password })
  await run(31)
  for (let round = 0; round < 3; round++) await run(32 + round)
  const { rows } = await sql`select 1 from audit_log where action = 'privacy.deleted' and entity_id = ${id}`.execute(db)
  assert.equal(rows.length, 1)
  assert.deepEqual(
    (await mails(db, email)).map(({ template }) => template),
    ['deletionDone'],
  )
  const again = await make.account(db, { email, passwordHash: await hashPassword('another password', app.config) })
  assert.notEqual(again.id, id)
  await run(40)
  assert.equal((await anonymous(app).call(requestToken, { login: email, password: 'another password' })).status, 200)
})

test('more accounts than a batch holds', async () => {
  const { db } = (await fileApp()).database
  await sql`
    insert into accounts (email, name, deletion_requested_at) select 'many-' || n || '@test.example', 'Many', now() from generate_series(1, 205) n
  `.execute(db)
  await run(31)
  const { rows } = await sql`select 1 from accounts where name = 'Many'`.execute(db)
  assert.equal(rows.length, 0)
  const { rows: sent } =
    await sql`select 1 from outgoing_messages where template = 'deletionDone' and recipient like 'many-%'`.execute(db)
  assert.equal(sent.length, 205)
})

test('signing in while the job runs opens nothing that stays', async () => {
  const { app, db, id, email, visitor } = await leaver()
  await visitor.call(requestDeletion, { password })
  const [, ...answers] = await Promise.all([
    run(31),
    ...Array.from({ length: 4 }, () => anonymous(app).call(requestToken, { login: email, password })),
  ])
  for (const { status } of answers) assert.ok(status === 200 || status === 401, String(status))
  for (const { body } of answers) {
    const holder = anonymous(app)
    holder.cookies.set('token', (body as { token?: string }).token ?? '')
    assert.equal((await context(holder)).status, 401)
  }
  // A session that was opened past every check: the next run takes it away.
  await sql`insert into account_sessions (account_id) values (${id}::uuid)`.execute(db)
  await run(32)
  assert.deepEqual(await leftOf(db, id, email), ['accounts.id', 'audit_log.actor_id'])
})

test('keeping the account while the job runs ends one way or the other', async () => {
  const { db, id, visitor } = await leaver()
  await visitor.call(requestDeletion, { password })
  const [, cancelled] = await Promise.all([run(31), visitor.call(cancelDeletion, {})])
  const { status, email } = await one<{ status: string; email: string | null }>(db, id)
  assert.equal(status === 'Active', email !== null)
  if (status === 'Active') assert.equal(cancelled.status, 200)
})

test('a banned account stays what it is', async () => {
  const { db, id, visitor } = await leaver()
  await visitor.call(requestDeletion, { password })
  await sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db)
  await run(31)
  assert.equal((await one<{ status: string }>(db, id)).status, 'Banned')
})

test('E01 nobody deletes another account', async () => {
  const { app, db, visitor } = await leaver()
  const victim = await make.account(db)
  for (const input of [
    { password, accountId: victim.id },
    { password, id: victim.id },
    { password, deletionAt: '2020-01-01T00:00:00Z' },
  ])
    assert.equal((await visitor.call(requestDeletion, input)).status, 422)
  assert.equal((await visitor.call(cancelDeletion, { accountId: victim.id })).status, 200)
  assert.equal((await one<{ deletion_requested_at: Date | null }>(db, victim.id)).deletion_requested_at, null)
  assert.ok(await tokensOf(app, 'buyer'))
})

/** A row of the account in every table that shall forget it and that the test has not filled by using the site. */
async function fillHoldings(db: Db, id: string, email: string) {
  const store = await make.store(db)
  await make.seller(db, store.id, 'Owner')
  const inviter = (await make.account(db)).id
  for (const statement of [
    sql`update organizations set owner_id = ${id}::uuid where id = (select organization_id from stores where id = ${store.id})`,
    sql`insert into account_features (account_id, feature) values (${id}::uuid, 'texts')`,
    sql`insert into account_totp (account_id, secret) values (${id}::uuid, 'x')`,
    sql`insert into account_passkeys (id, account_id, public_key, name) values (${`key ${id}`}, ${id}::uuid, 'x', 'x')`,
    sql`insert into account_recovery_codes (account_id, code_hash) values (${id}::uuid, 'x')`,
    sql`insert into passkey_challenges (account_id, challenge, expires_at, purpose) values (${id}::uuid, ${id}, now(), 'Add')`,
    sql`insert into sign_in_challenges (token_hash, account_id, expires_at) values (${Buffer.from(id)}, ${id}::uuid, now())`,
    sql`insert into secret_links (token_hash, purpose, account_id, target, expires_at) values (${Buffer.from(id)}, 'Restore', ${id}::uuid, ${email}, now())`,
    sql`insert into confirmation_codes (purpose, target, asked_by, code_hash, expires_at) values ('Confirm', '+1', ${`account:${id}`}, 'x', now())`,
    sql`insert into confirmation_codes (purpose, target, asked_by, code_hash, expires_at) values ('Restore', ${email}, 'session:x', 'x', now())`,
    sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`,
    sql`insert into store_invitations (store_id, role, target, token_hash, invited_by, expires_at) values (${store.id}, 'Operator', 'x@test.example', ${Buffer.from(id)}, ${id}::uuid, now())`,
    sql`insert into store_invitations (store_id, role, target, token_hash, invited_by, expires_at) values (${store.id}, 'Operator', ${email}, ${Buffer.from(email)}, ${inviter}::uuid, now())`,
    sql`insert into downloads (token_hash, account_id, file_name, media_type, content, expires_at) values (${Buffer.from(id)}, ${id}::uuid, 'x', 'x', 'x', now())`,
    sql`insert into anonymous_sessions (id, secret_hash, attached_to) values (gen_random_uuid(), 'x', ${id}::uuid)`,
    sql`with chat as (
        insert into chats (store_id, buyer_id, assigned_to, last_seq, active_at, created_at) values (${store.id}, ${id}::uuid, ${id}::uuid, 1, now(), now()) returning id
      ) insert into chat_messages (chat_id, seq, side, author_id, text, created_at) select id, 1, 'Buyer', ${id}::uuid, 'Agreed', now() from chat`,
    sql`insert into chat_inquiries (buyer_id, text, created_at) values (${id}::uuid, 'Who has it?', now())`,
    sql`insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until)
      select ${id}::uuid, id, 1, 900, currency, current_date from products where code = 'W-1'`,
    sql`insert into callback_requests (store_id, account_id, phone, preferred_time, created_at) values (${store.id}, ${id}::uuid, ${email}, 'Now', now())`,
    sql`insert into help_requests (account_id, contact, text, locale, variant, created_at) values (${id}::uuid, ${email}, 'x', 'en', 'b2b', now())`,
    sql`insert into phone_shows (store_id, account_id, shown_on, shown_at) values (${store.id}, ${id}::uuid, current_date, now())`,
    sql`insert into phone_calls (provider_call_id, number, caller_phone, started_at, duration_seconds, status, received_at) values (${id}, '+1', ${email}, now(), 1, 'Missed', now())`,
    sql`insert into notification_settings (account_id, kind, channel, is_on) values (${id}::uuid, 'NewChat', 'Email', false)`,
    sql`insert into push_subscriptions select gen_random_uuid(), account_id, id, 'https://push.example/' || id, ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'b2b', now() from account_sessions where account_id = ${id}::uuid`,
    sql`insert into quiet_hours (account_id, time_zone, starts_at, ends_at) values (${id}::uuid, 'UTC', '22:00', '07:00')`,
    sql`with told as (insert into notifications (account_id, kind, side, store_id, chat_id, first_seq, last_seq, created_at)
        select ${id}::uuid, 'NewChat', 'Buyer', store_id, id, 1, 1, now() from chats where buyer_id = ${id}::uuid returning id
      ) insert into notification_waits (notification_id, channel, account_id, kind, created_at) select id, 'Email', ${id}::uuid, 'NewChat', now() from told`,
    sql`insert into events (topic, payload) values (${`account:${id}`}, '{}')`,
    sql`insert into idempotency_keys (actor, call, key, request_hash, status, body) values (${id}, 'x', 'x', 'x', 200, '{}')`,
  ])
    await statement.execute(db)
  assert.deepEqual(await emptyPlaces(db, id, email), [], 'the test fills every place')
}

async function count(db: Db, place: string, id: string, email: string) {
  const [table, column] = place.split('.') as [string, string]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)}::text = any(${[id, `account:${id}`, `sessions:${id}`, email]})
    ${table === 'outgoing_messages' ? sql`and template <> 'deletionDone'` : sql``}
  `.execute(db)
  return rows[0]!.count
}

async function placesWith(db: Db, id: string, email: string, isWanted: (count: number) => boolean) {
  const counts = await Promise.all(
    Object.keys(holdings).map(async (place) => [place, await count(db, place, id, email)] as const),
  )
  return counts
    .filter(([, found]) => isWanted(found))
    .map(([place]) => place)
    .sort()
}

const leftOf = (db: Db, id: string, email: string) => placesWith(db, id, email, (found) => found > 0)
const isErased = (place: string) => !/^(kept|blanked)/.test(holdings[place as keyof typeof holdings]![1])
/** The mail about the deletion comes later by itself. */
const emptyPlaces = async (db: Db, id: string, email: string) =>
  (await placesWith(db, id, email, (found) => found === 0)).filter(
    (place) => place !== 'outgoing_messages.recipient' && isErased(place),
  )
