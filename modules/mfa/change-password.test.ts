import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { newBrowser, totpCode, newPerson, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import { changePassword, removeTotp } from './contract.ts'

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const newPassword = 'nine green bottles'

let accountCount = 0
async function newPersonWithTwoDevices() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db, {
    email: `new-password-${++accountCount}@test.example`,
    name: 'Petra Person',
    passwordHash: await hashPassword(password, app.config),
  })
  const signIn = async (attemptedPassword: string) => {
    const visitor = anonymous(app)
    return { visitor, status: (await visitor.call(requestToken, { login: email, password: attemptedPassword })).status }
  }
  return {
    app,
    db,
    id,
    email,
    device: (await signIn(password)).visitor,
    other: (await signIn(password)).visitor,
    signIn,
  }
}
const isSignedIn = async (visitor: ReturnType<typeof anonymous>) =>
  (await visitor.call(getAccountContext, {})).status === 200

test('a password change needs the current password, signs out other devices and notifies the holder', async () => {
  const { db, id, email, device, other, signIn } = await newPersonWithTwoDevices()
  assert.equal(
    code(await device.call(changePassword, { currentPassword: 'wrong', newPassword })),
    'accounts.wrongPassword',
  )
  assert.equal(code(await device.call(changePassword, { newPassword })), 'accounts.wrongPassword')
  for (const common of ['password1', 'Petra Person 1', email])
    assert.equal(
      code(await device.call(changePassword, { currentPassword: password, newPassword: common })),
      'accounts.commonPassword',
    )
  assert.equal((await device.call(changePassword, { currentPassword: password, newPassword: '1234567' })).status, 422)
  assert.ok(await isSignedIn(other), 'a refusal changes nothing')
  assert.equal((await device.call(changePassword, { currentPassword: password, newPassword })).status, 200)
  assert.deepEqual([await isSignedIn(device), await isSignedIn(other)], [true, false])
  assert.equal((await other.call(refreshToken, {})).status, 401)
  assert.deepEqual([(await signIn(password)).status, (await signIn(newPassword)).status], [401, 200])
  const { rows: messages } = await sql<{
    template: string
  }>`select template from outgoing_messages where recipient = ${email}`.execute(db)
  assert.deepEqual(
    messages.map(({ template }) => template).filter((name) => name === 'passwordChanged'),
    ['passwordChanged'],
  )
  const { rows: entries } = await sql<{
    entry: string
  }>`select l::text as entry from audit_log l where actor_id = ${id}::uuid and action = 'account.passwordChanged'`.execute(
    db,
  )
  assert.ok(entries.length === 1 && !entries[0]!.entry.includes(newPassword))
})

test('guesses of the current password are limited', async () => {
  const { device } = await newPersonWithTwoDevices()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => device.call(changePassword, { currentPassword: 'wrong', newPassword })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(422), ...Array(7).fill(429)])
  assert.equal((await device.call(changePassword, { currentPassword: password, newPassword })).status, 429)
})

test('a correct password clears failed attempts', async () => {
  const { device } = await newPersonWithTwoDevices()
  let present = password
  for (const next of ['nine green bottles', 'ten green bottles', 'six green bottles']) {
    for (let miss = 0; miss < 3; miss++)
      assert.equal(
        outcomeOf(await device.call(changePassword, { currentPassword: 'wrong', newPassword })),
        '422 accounts.wrongPassword',
      )
    assert.equal(outcomeOf(await device.call(changePassword, { currentPassword: present, newPassword: next })), '200')
    present = next
  }
})

test('one of two concurrent password changes succeeds', async () => {
  const { device, other, signIn } = await newPersonWithTwoDevices()
  const change = (visitor: typeof device, next: string) =>
    visitor.call(changePassword, { currentPassword: password, newPassword: next })
  const answers = await Promise.all([change(device, 'nine green bottles'), change(other, 'ten green bottles')])
  assert.deepEqual(answers.map(({ status }) => status === 200).sort(), [false, true])
  const results = [(await signIn('nine green bottles')).status, (await signIn('ten green bottles')).status]
  assert.deepEqual(
    results,
    answers.map(({ status }) => (status === 200 ? 200 : 401)),
  )
})

async function removePassword(id: string) {
  const {
    database: { db },
  } = await fileApp()
  await sql`update accounts set password_hash = null where id = ${id}::uuid`.execute(db)
  return async () =>
    (await sql<{ hash: string | null }>`select password_hash as hash from accounts where id = ${id}::uuid`.execute(db))
      .rows[0]!.hash
}

test('setting a first password needs a recent sign-in with a passkey (D13)', async () => {
  const app = await fileApp()
  const { id, email, visitor: unproved } = await newPerson(app)
  const hash = await removePassword(id)
  const eleven = new Date(Date.now() - 11 * 60_000)
  const stale = await newBrowser(app, id, { hasSecondFactor: true, signedInAt: eleven })
  for (const visitor of [stale, unproved])
    for (const input of [{ newPassword }, { newPassword, currentPassword: password }, { newPassword, code: '000000' }])
      assert.equal(outcomeOf(await visitor.call(changePassword, input)), '422 factors.signInAgain')
  assert.equal(await hash(), null)
  const fresh = await newBrowser(app, id, { hasSecondFactor: true })
  assert.equal(outcomeOf(await fresh.call(changePassword, { newPassword })), '200')
  assert.deepEqual([await isSignedIn(fresh), await isSignedIn(stale), await isSignedIn(unproved)], [true, false, false])
  assert.equal((await anonymous(app).call(requestToken, { login: email, password: newPassword })).status, 200)
  assert.equal(
    outcomeOf(await fresh.call(changePassword, { newPassword: 'ten green bottles' })),
    '422 accounts.wrongPassword',
    'now the password is needed',
  )
})

test('with an authenticator, setting a first password needs a code, which is then spent (D13)', async () => {
  const app = await fileApp()
  const { id, visitor, secret } = await withTotp(app)
  const hash = await removePassword(id)
  for (const input of [{ newPassword }, { newPassword, code: '' }, { newPassword, code: 'none' }])
    assert.equal(outcomeOf(await visitor.call(changePassword, input)), '422 factors.wrongCode')
  const code = await totpCode(secret)
  assert.equal(
    outcomeOf(await visitor.call(changePassword, { newPassword: 'password1', code })),
    '422 accounts.commonPassword',
    'the code is not spent',
  )
  const answers = await Promise.all(
    ['nine green bottles', 'ten green bottles'].map((next) =>
      visitor.call(changePassword, { newPassword: next, code }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  assert.notEqual(await hash(), null)
  const won = answers[0]!.status === 200 ? 'nine green bottles' : 'ten green bottles'
  assert.equal(
    outcomeOf(await visitor.call(removeTotp, { password: won, code })),
    '422 factors.wrongCode',
    'a code works once',
  )
})
