import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { getRequest, saveRequest } from '#modules/procurement/contract.ts'
import { newStore, offer, requestInput } from '#modules/procurement/procurement.fixture.ts'
import type { Db } from '#platform/db/database.ts'
import { openChat, sendText } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, productId } from '#platform/testing/shop.ts'
import { cancelDeletion, requestDeletion } from './contract.ts'
import { getContext, newPerson, findEmails, findAccount, runAnonymise } from './deletion.fixture.ts'
import { personalDataInventory } from './personal-data-inventory.ts'

test("the deletion of a store's only owner waits until there is another owner", async () => {
  const { db, id, visitor } = await newPerson()
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const other = await make.seller(db, store.id, 'Owner')
  await visitor.call(requestDeletion, { password })
  await sql`delete from store_members where account_id = ${other.id}::uuid`.execute(db)
  await runAnonymise(31)
  assert.equal((await findAccount<{ status: string }>(db, id)).status, 'Active')
  await make.seller(db, store.id, 'Owner')
  await runAnonymise(31)
  assert.equal((await findAccount<{ status: string }>(db, id)).status, 'Deleted')
})

test('after 30 days all personal data is erased except in orders, which stay complete', async () => {
  const { app, db, id, email, visitor } = await newPerson({ name: 'Gone Person' })
  await make.cart(db, id, [{ productId: await productId(db, 'W-1'), quantity: 2 }])
  const placed = await visitor.post('/api/cart/order/create', {
    contactName: 'Gone Person',
    contactEmail: email,
    address: 'Somewhere 1',
  })
  const { orderId } = (placed.body as { outcomes: { orderId: string }[] }).outcomes[0]!
  await make.cart(db, id, [{ productId: await productId(db, 'W-1'), quantity: 1 }])
  await fillPersonalData(db, id, email)
  await visitor.call(requestDeletion, { password })
  await runAnonymise(29)
  assert.equal((await findAccount<{ status: string }>(db, id)).status, 'Active')
  await runAnonymise(31)
  const row = await findAccount<Record<string, unknown>>(db, id)
  assert.deepEqual(
    [row.status, row.email, row.phone, row.password_hash, row.name, row.email_confirmed_at, row.location_id],
    ['Deleted', null, null, null, '', null, null],
  )
  assert.deepEqual(
    (await findEmails(db, email)).map(({ template }) => template),
    ['deletionDone'],
  )
  assert.deepEqual(await findRemaining(db, id, email), [
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
  assert.equal((await getContext(visitor)).status, 401)
  assert.equal((await anonymous(app).call(requestToken, { login: email, password })).status, 401)
})

test('a deleted buyer waits for no answer any more', async () => {
  const { db, visitor } = await newPerson()
  const store = await make.store(db)
  const { body } = await openChat(visitor, store.id)
  await sendText(visitor, body.id!, 'Is it in stock?')
  const waiting = async () =>
    (await sql`select from chats where store_id = ${store.id} and waiting_since is not null`.execute(db)).rows.length
  await visitor.call(requestDeletion, { password })
  await runAnonymise(29)
  assert.equal(await waiting(), 1)
  await runAnonymise(31)
  assert.equal(await waiting(), 0)
})

test('repeated runs change nothing, and the address can be registered again', async () => {
  const { app, db, id, email, visitor } = await newPerson()
  await visitor.call(requestDeletion, { password })
  await runAnonymise(31)
  for (let round = 0; round < 3; round++) await runAnonymise(32 + round)
  const { rows } = await sql`select 1 from audit_log where action = 'privacy.deleted' and entity_id = ${id}`.execute(db)
  assert.equal(rows.length, 1)
  assert.deepEqual(
    (await findEmails(db, email)).map(({ template }) => template),
    ['deletionDone'],
  )
  const again = await make.account(db, { email, passwordHash: await hashPassword('another password', app.config) })
  assert.notEqual(again.id, id)
  await runAnonymise(40)
  assert.equal((await anonymous(app).call(requestToken, { login: email, password: 'another password' })).status, 200)
})

test('a run anonymises more accounts than one batch holds', async () => {
  const { db } = (await fileApp()).database
  await sql`
    insert into accounts (email, name, deletion_requested_at) select 'many-' || n || '@test.example', 'Many', now() from generate_series(1, 205) n
  `.execute(db)
  await runAnonymise(31)
  const { rows } = await sql`select 1 from accounts where name = 'Many'`.execute(db)
  assert.equal(rows.length, 0)
  const { rows: sent } =
    await sql`select 1 from outgoing_messages where template = 'deletionDone' and recipient like 'many-%'`.execute(db)
  assert.equal(sent.length, 205)
})

test('a sign-in while the job runs leaves no session', async () => {
  const { app, db, id, email, visitor } = await newPerson()
  await visitor.call(requestDeletion, { password })
  const [, ...answers] = await Promise.all([
    runAnonymise(31),
    ...Array.from({ length: 4 }, () => anonymous(app).call(requestToken, { login: email, password })),
  ])
  for (const { status } of answers) assert.ok(status === 200 || status === 401, String(status))
  for (const { body } of answers) {
    const holder = anonymous(app)
    holder.cookies.set('token', (body as { token?: string }).token ?? '')
    assert.equal((await getContext(holder)).status, 401)
  }
  // The next run deletes a session that was opened despite the checks.
  await sql`insert into account_sessions (account_id) values (${id}::uuid)`.execute(db)
  await runAnonymise(32)
  assert.deepEqual(await findRemaining(db, id, email), ['accounts.id', 'audit_log.actor_id'])
})

test('a cancellation while the job runs either keeps or deletes the whole account', async () => {
  const { db, id, visitor } = await newPerson()
  await visitor.call(requestDeletion, { password })
  const [, cancelled] = await Promise.all([runAnonymise(31), visitor.call(cancelDeletion, {})])
  const { status, email } = await findAccount<{ status: string; email: string | null }>(db, id)
  assert.equal(status === 'Active', email !== null)
  if (status === 'Active') assert.equal(cancelled.status, 200)
})

test('a banned account is not anonymised', async () => {
  const { db, id, visitor } = await newPerson()
  await visitor.call(requestDeletion, { password })
  await sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db)
  await runAnonymise(31)
  assert.equal((await findAccount<{ status: string }>(db, id)).status, 'Banned')
})

test('stores learn that a request has ended with its account, and keep what they have offered for', async () => {
  const { app, db, id: buyerId, visitor } = await newPerson()
  const { store, seller } = await newStore(app)
  const ask = async (title: string) => {
    const input = { ...requestInput, title, text: 'Call Bea Buyer' }
    return (await visitor.call(saveRequest, input)).body.id
  }
  const [answered, unanswered] = [await ask('Hex bolts'), await ask('Washers')]
  await offer(seller, store.id, answered)
  await visitor.call(requestDeletion, { password })
  await runAnonymise(31)
  await runAnonymise(32)
  const { rows } = await sql<{ id: string }>`
    select id, status, ended_by, text, company from procurement_requests where buyer_id = ${buyerId}::uuid
  `.execute(db)
  assert.deepEqual(rows, [{ id: answered, status: 'Withdrawn', ended_by: 'Buyer', text: '', company: null }])
  const inStore = { storeId: store.id }
  const kept = await seller.call(getRequest, { id: answered }, inStore)
  assert.deepEqual(
    [kept.body.title, kept.body.status, kept.body.ownOffer!.status, kept.body.buyer],
    ['Hex bolts', 'Withdrawn', 'NotChosen', { company: null, contact: null }],
  )
  assert.equal((await seller.call(getRequest, { id: unanswered }, inStore)).status, 404)
  const { rows: told } = await sql`
    select kind, procurement_id as id, (select count(*)::int from notification_waits w where w.notification_id = n.id) > 0 as "isMailed"
    from notifications n where account_id = ${seller.accountId}::uuid and kind = 'ProcurementStep'
  `.execute(db)
  assert.deepEqual(told, [{ kind: 'ProcurementStep', id: answered, isMailed: true }])
})

/** Inserts a row for every erased column that the test has not filled by calls. */
async function fillPersonalData(db: Db, id: string, email: string) {
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
    sql`with team as (insert into purchasing_teams (name, currency) values ('Bolt Works', 'EUR') returning id),
        member as (insert into purchasing_members (account_id, team_id, role) select ${id}::uuid, id, 'Owner' from team),
        invited as (insert into purchasing_invitations (team_id, role, email, invited_by, created_at, expires_at)
          select id, 'Buyer', 'x@test.example', ${id}::uuid, now(), now() from team
          union all select id, 'Buyer', ${email}, ${inviter}::uuid, now(), now() from team)
      insert into purchase_requests (team_id, buyer_id, store_id, held, gross_minor, exceeded, limit_minor, spent_minor, decided_by, created_at, expires_at)
        select id, ${id}::uuid, ${store.id}, '{}', 100, 'Order', 50, 0, ${id}::uuid, now(), now() from team`,
    sql`with request as (
        insert into procurement_requests (buyer_id, title, text, quantity, unit_code, location_id, deadline, locale, created_at)
        select a.id, 'Bolts', '', 1, 'piece', l.id, current_date, 'en', now()
        from locations l, accounts a where l.alias = 'belgrade' and a.id in (${id}::uuid, ${inviter}::uuid) returning id, buyer_id
      ) insert into procurement_offers (request_id, store_id, author_id, price_minor, currency, quantity, lead_days, valid_until, comment, created_at, changed_at)
        select id, ${store.id}, ${id}::uuid, 1, 'EUR', 1, 1, current_date, '', now(), now() from request where buyer_id = ${inviter}::uuid`,
    sql`insert into billing_details (account_id, legal_name, country_code, tax_number, address) values (${id}::uuid, 'Buyer', 'DE', '1', 'Berlin')`,
    sql`insert into delivery_addresses (account_id, country_code, city, street) values (${id}::uuid, 'DE', 'Berlin', 'Hauptstraße 1')`,
    sql`insert into list_views (account_id, list, name, query, created_at) values (${id}::uuid, '/admin/accounts', 'New', '', now())`,
    sql`insert into list_columns (account_id, list, columns) values (${id}::uuid, '/admin/accounts', '{name}')`,
    sql`with application as (insert into verifications (organization_id, submitted_by) select organization_id, ${id}::uuid from stores where id = ${store.id} returning id)
      insert into verification_contacts (verification_id, account_id, name, phone, email) select id, ${id}::uuid, 'Gone Person', '+1', ${email} from application`,
    sql`insert into product_drafts (account_id, store_id, content, saved_at) values (${id}::uuid, ${store.id}, '{}', now())`,
    sql`with list as (insert into product_lists (owner_id, name) values (${id}::uuid, 'Monthly') returning id)
      insert into product_list_lines (list_id, product_id, quantity) select list.id, p.id, 2 from list, products p where p.code = 'W-1'`,
    sql`insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until)
      select ${id}::uuid, id, 1, 900, currency, current_date from products where code = 'W-1'`,
    sql`insert into callback_requests (store_id, account_id, phone, preferred_time, created_at) values (${store.id}, ${id}::uuid, ${email}, 'Now', now())`,
    sql`insert into help_requests (account_id, contact, text, locale, variant, created_at) values (${id}::uuid, ${email}, 'x', 'en', 'b2b', now())`,
    sql`insert into phone_shows (store_id, account_id, shown_on, shown_at) values (${store.id}, ${id}::uuid, current_date, now())`,
    sql`insert into phone_calls (provider_call_id, number, caller_phone, started_at, duration_seconds, status, received_at) values (${id}, '+1', ${email}, now(), 1, 'Missed', now())`,
    sql`insert into notification_settings (account_id, kind, channel, is_on) values (${id}::uuid, 'NewChat', 'Email', false)`,
    sql`insert into push_subscriptions select gen_random_uuid(), account_id, id, 'https://push.example/' || id, ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'b2b', now() from account_sessions where account_id = ${id}::uuid`,
    sql`insert into quiet_hours (account_id, time_zone, starts_at, ends_at) values (${id}::uuid, 'UTC', '22:00', '07:00')`,
    sql`with notification as (insert into notifications (account_id, kind, side, store_id, chat_id, first_seq, last_seq, created_at)
        select ${id}::uuid, 'NewChat', 'Buyer', store_id, id, 1, 1, now() from chats where buyer_id = ${id}::uuid returning id
      ) insert into notification_waits (notification_id, channel, account_id, kind, created_at) select id, 'Email', ${id}::uuid, 'NewChat', now() from notification`,
    sql`insert into events (topic, payload) values (${`account:${id}`}, '{}')`,
    sql`insert into idempotency_keys (actor, call, key, request_hash, status, body) values (${id}, 'x', 'x', 'x', 200, '{}')`,
  ])
    await statement.execute(db)
  assert.deepEqual(await findUnfilled(db, id, email), [], 'the test fills every erased column')
}

async function count(db: Db, columnPath: string, id: string, email: string) {
  const [table, column] = columnPath.split('.') as [string, string]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)}::text = any(${[id, `account:${id}`, `sessions:${id}`, email]})
    ${table === 'outgoing_messages' ? sql`and template <> 'deletionDone'` : sql``}
  `.execute(db)
  return rows[0]!.count
}

async function findColumns(db: Db, id: string, email: string, matches: (count: number) => boolean) {
  const counts = await Promise.all(
    Object.keys(personalDataInventory).map(
      async (columnPath) => [columnPath, await count(db, columnPath, id, email)] as const,
    ),
  )
  return counts
    .filter(([, rowCount]) => matches(rowCount))
    .map(([columnPath]) => columnPath)
    .sort()
}

const findRemaining = (db: Db, id: string, email: string) => findColumns(db, id, email, (rowCount) => rowCount > 0)
const isErased = (columnPath: string) =>
  !/^(kept|anonymised)/.test(personalDataInventory[columnPath as keyof typeof personalDataInventory]![1])
/** Without the outbox, which the deletion itself fills later. */
const findUnfilled = async (db: Db, id: string, email: string) =>
  (await findColumns(db, id, email, (rowCount) => rowCount === 0)).filter(
    (columnPath) => columnPath !== 'outgoing_messages.recipient' && isErased(columnPath),
  )
