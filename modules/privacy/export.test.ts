import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { locales } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people, productId, storeId } from '#platform/testing/shop.ts'
import { exportData } from './contract.ts'
import { deleteExpiredDownloads } from './downloads.ts'
import { maxRowsPerSection, sectionNames } from './export-sections.ts'

const formulas = ['=HYPERLINK("http://evil.example")', '+1+1', '-2', '@SUM(A1)', '\tx', '\rx']
/** Secrets as stored in the tables. */
const secrets = [
  '$argon2id$hash',
  'SEALEDTOTP',
  'public-key-bytes',
  'recovery-hash-bytes',
  'link-hash-bytes',
  '654321',
  'invitation-hash',
  'endpoint-secret',
  'push-auth-secret',
]

let app: TestApp
let person: { id: string; email: string }
let visitor: Visitor

before(async () => {
  app = await fileApp()
  const { db } = app.database
  person = await make.account(db, { name: formulas[0], passwordHash: '$argon2id$hash' })
  visitor = await signedInAs(app, person.id)
  await make.cart(db, person.id, [{ productId: await productId(db, 'W-1'), quantity: 3 }])
  await visitor.post('/api/cart/order/create', {
    contactName: 'Somebody',
    contactPhone: '+381 60 1234567',
    comment: formulas[1],
    address: 'Somewhere 1',
  })
  await make.cart(db, person.id, [{ productId: await productId(db, 'W-1'), quantity: 2 }])
  await fillPersonalData(person)
})

async function fillPersonalData({ id, email }: typeof person) {
  const { db } = app.database
  const [north, east] = await Promise.all([storeId(db, 'north'), storeId(db, 'east')])
  const owner = (await make.account(db)).id
  for (const statement of [
    sql`insert into account_features (account_id, feature) values (${id}::uuid, 'texts')`,
    sql`insert into account_totp (account_id, secret, confirmed_at) values (${id}::uuid, 'SEALEDTOTP', now())`,
    sql`insert into account_passkeys (id, account_id, public_key, name) select name, ${id}::uuid, 'public-key-bytes', name from unnest(${formulas}::text[]) name`,
    sql`insert into account_recovery_codes (account_id, code_hash) values (${id}::uuid, 'recovery-hash-bytes')`,
    sql`insert into store_members (store_id, account_id, role) values (${north}, ${id}::uuid, 'Operator')`,
    sql`insert into organizations (owner_id, legal_name, country_code, tax_number) values (${id}::uuid, 'Sole d.o.o.', 'RS', ${id})`,
    sql`insert into secret_links (token_hash, purpose, account_id, target, expires_at) values ('link-hash-bytes', 'Restore', ${id}::uuid, ${email}, now())`,
    sql`insert into store_invitations (store_id, role, target, token_hash, invited_by, expires_at) values (${north}, 'Operator', 'x@test.example', 'invitation-hash', ${id}::uuid, now())`,
    sql`insert into store_invitations (store_id, role, target, token_hash, invited_by, expires_at) values (${east}, 'Operator', ${email}, 'invitation-hash-2', ${owner}::uuid, now())`,
    sql`with chat as (insert into chats (store_id, buyer_id, last_seq, active_at, created_at) values (${north}, ${id}::uuid, 2, now(), now()) returning id)
      insert into chat_messages (chat_id, seq, side, author_id, text, created_at)
      select id, 1, 'Buyer', ${id}::uuid, ${formulas[2]}, now() from chat union all select id, 2, 'Store', ${owner}::uuid, 'An answer of somebody else', now() from chat`,
    sql`insert into procurement_requests (buyer_id, title, text, quantity, unit_code, target_price_minor, currency, location_id, deadline, locale, created_at)
      select a.id, 'Bolts', '', 1, 'piece', 100, 'EUR', l.id, current_date, 'en', now() from locations l, accounts a
      where l.alias = 'belgrade' and a.id in (${id}::uuid, ${owner}::uuid)`,
    sql`insert into billing_details (account_id, legal_name, country_code, tax_number, address) values (${id}::uuid, 'Buyer', 'DE', '1', 'Berlin')`,
    sql`insert into delivery_addresses (account_id, country_code, city, street) values (${id}::uuid, 'DE', 'Berlin', 'Hauptstraße 1')`,
    sql`with list as (insert into product_lists (owner_id, name) values (${id}::uuid, 'Monthly') returning id)
      insert into product_list_lines (list_id, product_id, quantity) select list.id, p.id, 2 from list, products p where p.code = 'W-1'`,
    sql`insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until)
      select ${id}::uuid, id, 10, 900, currency, current_date from products where code = 'W-1'`,
    sql`with team as (insert into purchasing_teams (name, currency) values ('Bolt Works', 'EUR') returning id)
      insert into purchase_requests (team_id, buyer_id, store_id, held, gross_minor, exceeded, limit_minor, spent_minor, created_at, expires_at)
      select id, ${id}::uuid, ${north}, '{"totalMinor": 100, "vatMinor": 20, "currency": "EUR", "lines": []}', 120, 'Order', 100, 0, now(), now() from team`,
    sql`insert into outgoing_messages (channel, recipient, template, locale, variant, values) values ('Email', ${email}, 'restore', 'en', 'b2b', '{"code": "654321"}')`,
    sql`insert into callback_requests (store_id, account_id, phone, preferred_time, created_at) values (${north}, ${id}::uuid, '+381601234567', 'Now', now())`,
    sql`insert into notification_settings (account_id, kind, channel, is_on) values (${id}::uuid, 'NewChat', 'Email', false)`,
    sql`with sent as (
        insert into files (id, source, content_type, byte_size, storage_key, purpose, name, charged_to, created_by) values
          (gen_random_uuid(), 'Local', 'application/pdf', 1234, 'a', 'Chat', ${formulas[3]}, ${`account:${id}`}, ${id}::uuid),
          (gen_random_uuid(), 'Local', 'image/webp', 5678, 'b', 'Picture', 'bolt.webp', ${`store:${east}`}, ${id}::uuid),
          (gen_random_uuid(), 'Local', 'image/webp', 9, 'c', 'Picture', 'somebody-elses.webp', ${`account:${owner}`}, ${owner}::uuid) returning id, purpose
      ) insert into chat_files (file_id, chat_id) select sent.id, c.id from sent, chats c where sent.purpose = 'Chat' and c.buyer_id = ${id}::uuid`,
    sql`with browser as (insert into anonymous_sessions (id, secret_hash, attached_to) values (gen_random_uuid(), 'x', ${id}::uuid) returning id)
      insert into files (id, source, content_type, storage_key, purpose, name, anonymous_id) select gen_random_uuid(), 'Local', 'image/png', 'd', 'Chat', 'before-signing-in.png', id from browser`,
    sql`insert into files (id, source, purpose, content_type, storage_key, created_by) values (gen_random_uuid(), 'Youtube', 'Video', 'video/youtube', 'dQw4w9WgXcQ', ${id}::uuid)`,
    sql`insert into push_subscriptions (account_id, session_id, endpoint, public_key, auth_secret, variant, created_at)
      select ${id}::uuid, id, 'https://push.example/endpoint-secret', ${Buffer.alloc(65)}, 'push-auth-secret', 'b2b', now() from account_sessions where account_id = ${id}::uuid limit 1`,
    sql`insert into audit_log (actor_id, action, entity, entity_id) values (${id}::uuid, 'test.deed', 'test', '1')`,
  ])
    await statement.execute(db)
}

type Document = {
  sections: Record<string, { explanation: string; isComplete: boolean; rows: Record<string, unknown>[] }>
}

async function download(by: Visitor, input: { format: 'json' | 'xlsx' }, options = {}) {
  const { status, body } = await by.call(exportData, input, options)
  assert.equal(status, 200)
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(app.address + body.url, { headers: { cookie } })
  assert.equal(answer.status, 200)
  return { answer, body, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const downloadDocument = async (by: Visitor, options = {}) =>
  JSON.parse(Buffer.from((await download(by, { format: 'json' }, options)).bytes).toString()) as Document

test('the export contains all data of the account and none of other people', async () => {
  const { sections } = await downloadDocument(visitor)
  assert.deepEqual(Object.keys(sections), [...sectionNames])
  assert.deepEqual(
    Object.entries(sections)
      .filter(([, { rows }]) => rows.length === 0)
      .map(([name]) => name),
    [],
    'empty sections',
  )
  assert.equal(sections.profile!.rows[0]!.name, formulas[0])
  assert.deepEqual(
    sections.addresses!.rows.map(({ kind, address }) => [kind, address]),
    [['Email', person.email]],
  )
  assert.deepEqual(
    new Set(sections.secondFactors!.rows.map(({ kind }) => kind)),
    new Set(['Totp', 'RecoveryCode', 'Passkey']),
  )
  assert.deepEqual(
    sections.orders!.rows.map(({ comment, contactName }) => [comment, contactName]),
    [[formulas[1], 'Somebody']],
  )
  assert.deepEqual(
    sections.orderLines!.rows.map(({ code, quantity }) => [code, quantity]),
    [['W-1', 3]],
  )
  assert.match(String(sections.orders!.rows[0]!.total), /^\d+\.\d\d$/)
  assert.deepEqual(sections.invitations!.rows.map(({ direction }) => direction).sort(), ['Received', 'Sent'])
  assert.ok(sections.actions!.rows.some(({ action }) => action === 'test.deed'))
  assert.deepEqual(
    sections.chatMessages!.rows.map(({ role, text }) => [role, text]),
    [['Buyer', formulas[2]]],
  )
  assert.deepEqual(
    sections.individualPrices!.rows.map(({ code, quantity, price }) => [code, quantity, price]),
    [['W-1', 10, '9.00']],
  )
  assert.deepEqual(
    sections
      .files!.rows.map(({ kind, name, sizeBytes, store, url }) => [
        kind,
        name,
        sizeBytes,
        store,
        String(url).replace(/[0-9a-f-]{36}/, 'ID'),
      ])
      .sort(),
    [
      ['Chat', formulas[3], 1234, 'North Fasteners', '/file/ID'],
      ['Chat', 'before-signing-in.png', 0, null, '/file/ID'],
      ['Picture', 'bolt.webp', 5678, 'East Metal', '/media/ID/1280.jpeg'],
      ['Video', '', 0, null, 'https://youtu.be/dQw4w9WgXcQ'],
    ].sort(),
  )
  const text = JSON.stringify(sections)
  for (const email of Object.values(people)) assert.ok(!text.includes(email), email)
})

test('the export contains no secrets', async () => {
  const { bytes } = await download(visitor, { format: 'json' })
  const workbook = await readXlsx((await download(visitor, { format: 'xlsx' })).bytes)
  const { rows } = await sql<{ hash: string }>`select encode(token_hash, 'hex') as hash from refresh_tokens`.execute(
    app.database.db,
  )
  const forbidden = [
    ...visitor.cookies.values(),
    ...rows.map(({ hash }) => hash),
    ...secrets,
    ...secrets.map((secret) => Buffer.from(secret).toString('hex')),
  ]
  for (const text of [Buffer.from(bytes).toString(), JSON.stringify(workbook.sheets.map((sheet) => sheet.rows))])
    for (const secret of forbidden) assert.ok(!text.includes(secret), secret)
})

test('the workbook can be read in every language, and formula-like values are text (F09)', async () => {
  for (const locale of locales) {
    const { sheets } = await readXlsx((await download(visitor, { format: 'xlsx' }, { locale })).bytes)
    const titles = sectionNames.map((name) => translate(locale, 'privacy', `section.${name}`))
    assert.deepEqual(
      sheets.map(({ name }) => name),
      [translate(locale, 'privacy', 'overview'), ...titles],
    )
    const headers = sheets.slice(1).flatMap(({ rows }) => rows[0] as string[])
    assert.ok(
      headers.every((header) => header && !header.startsWith('privacy:')),
      `${locale}: ${headers.join()}`,
    )
    const values = sheets.flatMap(({ rows }) => rows.flat())
    for (const formula of formulas) assert.ok(values.includes(formula), formula)
    for (const { cells } of sheets)
      assert.ok(![...(cells?.values() ?? [])].some(({ formula, type }) => formula !== undefined || type === 'formula'))
  }
})

test('explanations are translated, keys are not', async () => {
  const [english, german] = [
    await downloadDocument(visitor, { locale: 'en' }),
    await downloadDocument(visitor, { locale: 'de' }),
  ]
  assert.notEqual(german.sections.cart!.explanation, english.sections.cart!.explanation)
  assert.equal(german.sections.cart!.explanation, translate('de', 'privacy', 'explanation.cart'))
  assert.deepEqual(Object.keys(german.sections.cart!.rows[0]!), Object.keys(english.sections.cart!.rows[0]!))
})

test('a long section is truncated to its newest rows and marked incomplete', async () => {
  const { id } = await make.account(app.database.db)
  await sql`
    insert into audit_log (actor_id, action, entity, entity_id) select ${id}::uuid, 'test.deed', 'test', n from generate_series(1, ${maxRowsPerSection + 5}) n
  `.execute(app.database.db)
  const { actions, cart } = (await downloadDocument(await signedInAs(app, id))).sections
  assert.deepEqual([actions!.rows.length, actions!.isComplete, cart!.isComplete], [maxRowsPerSection, false, true])
  assert.equal(actions!.rows[0]!.entityId, String(maxRowsPerSection + 5))
})

test('messages to an unconfirmed address are not exported', async () => {
  const { db } = app.database
  const { id, email } = await make.account(db)
  await sql`update accounts set email_confirmed_at = null where id = ${id}::uuid`.execute(db)
  await sql`insert into outgoing_messages (channel, recipient, template, locale, variant) values ('Email', ${email}, 'storeInvitation', 'en', 'b2b')`.execute(
    db,
  )
  assert.deepEqual((await downloadDocument(await signedInAs(app, id))).sections.messages!.rows, [])
})

test('a download works for its account only, for an hour, and is not cached (A12)', async () => {
  const { answer, body } = await download(visitor, { format: 'json' })
  assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${body.fileName}"`)
  assert.equal(answer.headers.get('cache-control'), 'private, no-store')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  const unknown = await visitor.get(`/download/${'A'.repeat(43)}`)
  assert.equal(unknown.status, 404)
  for (const stranger of [anonymous(app), await signedIn(app, 'otherBuyer'), await signedIn(app, 'admin')]) {
    const { status, text, headers } = await stranger.get(body.url)
    assert.deepEqual(
      [status, withoutId(text), headers.get('cache-control')],
      [404, withoutId(unknown.text), 'private, no-store'],
    )
  }
  await sql`update downloads set expires_at = now() - interval '1 second' where account_id = ${person.id}::uuid`.execute(
    app.database.db,
  )
  assert.equal((await visitor.get(body.url)).status, 404)
  const { body: again } = await visitor.call(exportData, { format: 'json' })
  await deleteExpiredDownloads(app.database.db, new Date())
  assert.equal((await visitor.get(again.url)).status, 200)
  const { rows } = await sql`select 1 from downloads where account_id = ${person.id}::uuid`.execute(app.database.db)
  assert.equal(rows.length, 1)
})

test('a download renews an expired access token', async () => {
  const { body } = await visitor.call(exportData, { format: 'json' })
  visitor.cookies.delete('token')
  assert.equal((await visitor.get(body.url)).status, 200)
  assert.ok(visitor.cookies.get('token'))
})

test('an export accepts only the format as input (E01)', async () => {
  for (const input of [
    {},
    { format: 'csv' },
    { format: 'json', accountId: person.id },
    { format: 'json', id: person.id },
  ])
    assert.equal((await visitor.call(exportData, input)).status, 422)
})

const withoutId = (text: string) => text.replace(/[0-9a-f-]{36}/g, '')
