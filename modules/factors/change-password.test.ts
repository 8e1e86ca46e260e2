import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { browserOf, codeOf, someone, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { changePassword, removeTotp } from './contract.ts'

const told = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const newPassword = 'nine green bottles'

let made = 0
/** Somebody with two devices that are signed in. */
async function person() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db, {
    email: `new-password-${++made}@test.example`,
    name: 'Petra Person',
    passwordHash: await hashPassword(password, app.config),
  })
  const signIn = async (given: string) => {
    const visitor = anonymous(app)
    return { visitor, status: (await visitor.call(requestToken, { login: email, password: given })).status }
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

test('a new password needs the present one, ends the other devices, and is told', async () => {
  const { db, id, email, device, other, signIn } = await person()
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

test('the present password cannot be guessed from an open browser', async () => {
  const { device } = await person()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => device.call(changePassword, { currentPassword: 'wrong', newPassword })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(422), ...Array(7).fill(429)])
  assert.equal((await device.call(changePassword, { currentPassword: password, newPassword })).status, 429)
})

test('a right password forgets the wrong ones', async () => {
  const { device } = await person()
  let present = password
  for (const next of ['nine green bottles', 'ten green bottles', 'six green bottles']) {
    for (let miss = 0; miss < 3; miss++)
      assert.equal(
        told(await device.call(changePassword, { currentPassword: 'wrong', newPassword })),
        '422 accounts.wrongPassword',
      )
    assert.equal(told(await device.call(changePassword, { currentPassword: present, newPassword: next })), '200')
    present = next
  }
})

test('of two changes at once one counts', async () => {
  const { device, other, signIn } = await person()
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

async function withoutPassword(id: string) {
  const {
    database: { db },
  } = await fileApp()
  await sql`update accounts set password_hash = null where id = ${id}::uuid`.execute(db)
  return async () =>
    (await sql<{ hash: string | null }>`select password_hash as hash from accounts where id = ${id}::uuid`.execute(db))
      .rows[0]!.hash
}

test('D13 a session alone sets no first password: only one that has just been opened with a passkey', async () => {
  const app = await fileApp()
  const { id, email, visitor: unproved } = await someone(app)
  const hash = await withoutPassword(id)
  const eleven = new Date(Date.now() - 11 * 60_000)
  const stale = await browserOf(app, id, { hasSecondFactor: true, signedInAt: eleven })
  for (const visitor of [stale, unproved])
    for (const input of [{ newPassword }, { newPassword, currentPassword: password }, { newPassword, code: '000000' }])
      assert.equal(told(await visitor.call(changePassword, input)), '422 factors.signInAgain')
  assert.equal(await hash(), null)
  const fresh = await browserOf(app, id, { hasSecondFactor: true })
  assert.equal(told(await fresh.call(changePassword, { newPassword })), '200')
  assert.deepEqual([await isSignedIn(fresh), await isSignedIn(stale), await isSignedIn(unproved)], [true, false, false])
  assert.equal((await anonymous(app).call(requestToken, { login: email, password: newPassword })).status, 200)
  assert.equal(
    told(await fresh.call(changePassword, { newPassword: 'ten green bottles' })),
    '422 accounts.wrongPassword',
    'from now on the password proves',
  )
})

test('D13 who has an authenticator sets the first password by its code, which is spent with it', async () => {
  const app = await fileApp()
  const { id, visitor, secret } = await withTotp(app)
  const hash = await withoutPassword(id)
  for (const input of [{ newPassword }, { newPassword, code: '' }, { newPassword, code: 'none' }])
    assert.equal(told(await visitor.call(changePassword, input)), '422 factors.wrongCode')
  const shown = await codeOf(secret)
  assert.equal(
    told(await visitor.call(changePassword, { newPassword: 'password1', code: shown })),
    '422 accounts.commonPassword',
    'which costs no code',
  )
  const answers = await Promise.all(
    ['nine green bottles', 'ten green bottles'].map((next) =>
      visitor.call(changePassword, { newPassword: next, code: shown }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  assert.notEqual(await hash(), null)
  const won = answers[0]!.status === 200 ? 'nine green bottles' : 'ten green bottles'
  assert.equal(
    told(await visitor.call(removeTotp, { password: won, code: shown })),
    '422 factors.wrongCode',
    'a code proves once',
  )
})
