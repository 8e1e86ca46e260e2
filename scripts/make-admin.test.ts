import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestToken } from '#modules/accounts/contract.ts'
import { adminFeatures } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { makeAdmin, readArguments } from './make-admin.ts'

async function featuresOf(email: string) {
  const {
    database: { db },
  } = await fileApp()
  const { rows } = await sql<{ feature: string }>`
    select feature from account_features f join accounts a on a.id = f.account_id where a.email = ${email} order by feature
  `.execute(db)
  return rows.map(({ feature }) => feature)
}

test('an account gets the features that are named, and keeps those that it has', async () => {
  const {
    config,
    database: { db },
  } = await fileApp()
  const { id, email } = await make.admin(db, ['texts'])
  const made = await makeAdmin(db, { email: email.toUpperCase(), features: ['bans', 'texts'], creates: false }, config)
  assert.deepEqual(made, { features: ['bans', 'texts'], password: undefined })
  assert.deepEqual(await featuresOf(email), ['bans', 'texts'])
  const { rows } =
    await sql`select actor_id as actor, action, details from audit_log where entity = 'account' and entity_id = ${id}`.execute(
      db,
    )
  assert.deepEqual(rows, [
    { actor: null, action: 'account.grantFeatures', details: { features: ['bans', 'texts'], isNew: false } },
  ])
})

test('an account that is opened here can sign in with the password that is shown', async () => {
  const app = await fileApp()
  const {
    config,
    database: { db },
  } = app
  const wish = { email: 'First.Admin@test.example', features: adminFeatures, creates: true }
  const { password, features } = await makeAdmin(db, wish, config)
  assert.deepEqual(features, [...adminFeatures].sort())
  assert.equal(
    (await anonymous(app).call(requestToken, { login: 'first.admin@test.example', password: password! })).status,
    200,
  )
  const { rows } = await sql<{ text: string }>`select string_agg(details::text, '') as text from audit_log`.execute(db)
  assert.ok(!rows[0]!.text.includes(password!))
  assert.equal((await makeAdmin(db, wish, config)).password, undefined, 'once')
})

test('nobody becomes an administrator by mistake', async () => {
  const {
    config,
    database: { db },
  } = await fileApp()
  const { email } = await make.account(db, { status: 'Banned' })
  const unconfirmed = await make.account(db)
  await sql`update accounts set email_confirmed_at = null where id = ${unconfirmed.id}::uuid`.execute(db)
  for (const [address, creates, message] of [
    ['nobody@test.example', false, /no account/],
    [email, true, /not active/],
    [unconfirmed.email, true, /not confirmed/],
  ] as const)
    await assert.rejects(makeAdmin(db, { email: address, features: adminFeatures, creates }, config), message)
  for (const address of ['nobody@test.example', email, unconfirmed.email])
    assert.deepEqual(await featuresOf(address), [])
})

test('arguments', () => {
  assert.deepEqual(readArguments(['--email', 'a@example.com']), {
    email: 'a@example.com',
    features: [...adminFeatures],
    creates: false,
  })
  assert.deepEqual(readArguments(['--email', 'a@example.com', '--features', 'bans, texts', '--create']), {
    email: 'a@example.com',
    features: ['bans', 'texts'],
    creates: true,
  })
  for (const args of [
    [],
    ['--email', 'nobody'],
    ['--email', 'a@example.com', '--features', 'everything'],
    ['--email', 'a@example.com', '--features', ''],
    ['--email', 'a@example.com', '--admin'],
  ])
    assert.throws(() => readArguments(args))
})
