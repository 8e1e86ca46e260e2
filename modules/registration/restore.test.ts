import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { startApp } from '#platform/testing/app.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { password, people } from '#platform/testing/shop.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import { newPassword, requestRestore } from './restore.fixture.ts'
import { codeTo, messagesTo, tokenTo, runJobs } from './outbox.fixture.ts'

test('an e-mailed code sets a new password, ends all sessions and confirms the address', async () => {
  const { app, db, visitor, login, accountId } = await requestRestore()
  const device = anonymous(app)
  await device.call(requestToken, { login, password })
  const answer = await visitor.call(contract.restorePassword, { login, code: await codeTo(db, login), newPassword })
  assert.equal(answer.status, 200)
  assert.ok(!visitor.cookies.has('token'), 'it does not sign in')
  assert.equal((await device.call(getAccountContext, {})).status, 401)
  assert.equal((await device.call(refreshToken, {})).status, 401)
  assert.deepEqual([await canSignIn(login, password), await canSignIn(login, newPassword)], [false, true])
  const { rows } = await sql`
    select email_confirmed_at is not null as confirmed, password_changed_at is not null as changed from accounts where id = ${accountId}::uuid
  `.execute(db)
  assert.deepEqual(rows, [{ confirmed: true, changed: true }])
  const messages = await messagesTo(db, login)
  const named = messages
    .map(({ template, locale }) => `${template} ${locale}`)
    .filter((name) => name !== 'newDevice de')
  assert.deepEqual(named, ['passwordChanged de', 'restore de'])
  const audit = await sql`
    select action, actor_id::text, details from audit_log where entity_id = ${accountId} and action like 'account.password%' order by id
  `.execute(db)
  assert.deepEqual(audit.rows, [
    { action: 'account.passwordChanged', actor_id: accountId, details: {} },
    { action: 'account.passwordRestored', actor_id: accountId, details: { by: 'code', channel: 'Email' } },
  ])
})

test('a code of another session, purpose or account is refused (D04)', async () => {
  const [one, other] = [await requestRestore(), await requestRestore()]
  const { app, db } = one
  const code = await codeTo(db, one.login)
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.restorePassword, { login: one.login, code, newPassword })),
    '422 registration.codeEnded',
  )
  assert.match(
    outcomeOf(await other.visitor.call(contract.restorePassword, { login: other.login, code, newPassword })),
    /^422 registration\.wrongCode$/,
  )
  const fresh = anonymous(app)
  await fresh.call(contract.sendEmailCode, { email: 'fresh@test.example' })
  const attemptedPassword = { login: 'fresh@test.example', code: await codeTo(db, 'fresh@test.example'), newPassword }
  assert.equal(outcomeOf(await fresh.call(contract.restorePassword, attemptedPassword)), '422 registration.codeEnded')
  assert.ok((await canSignIn(one.login, password)) && (await canSignIn(other.login, password)))
})

test('a password is restored by SMS', async () => {
  const app = await fileApp()
  const { db } = app.database
  await sql`update accounts set phone = '+381641112233' where email = ${people.otherOwner}`.execute(db)
  const visitor = anonymous(app)
  assert.equal((await visitor.call(contract.restorePassword, { login: '064 111 22 33' }, { locale: 'sr' })).status, 200)
  await runJobs(app)
  const [message] = await messagesTo(db, '+381641112233')
  assert.deepEqual([message!.template, Object.keys(message!.values).sort()], ['restore', ['code', 'minutes']])
  assert.equal(
    (
      await visitor.call(contract.restorePassword, {
        login: '+381 64 1112233',
        code: message!.values.code,
        newPassword,
      })
    ).status,
    200,
  )
  assert.ok(await canSignIn(people.otherOwner, newPassword))
})

test('a common password is refused without spending the code', async () => {
  const { db, visitor, login } = await requestRestore()
  const [code, token] = [await codeTo(db, login), await tokenTo(db, login)]
  for (const common of ['password123', login]) {
    assert.equal(
      outcomeOf(await visitor.call(contract.restorePassword, { login, code, newPassword: common })),
      '422 accounts.commonPassword',
    )
    assert.equal(
      outcomeOf(await visitor.call(contract.restorePassword, { token, newPassword: common })),
      '422 accounts.commonPassword',
    )
  }
  assert.equal((await visitor.call(contract.restorePassword, { login, code, newPassword })).status, 200)
})

test('incomplete and unknown inputs are refused', async () => {
  const app = await fileApp()
  const login = 'a@test.example'
  const inputs = [
    {},
    { code: '123456' },
    { token: 'x' },
    { newPassword },
    { login, newPassword },
    { login: 'nothing' },
    { login, code: '123456' },
    { login, role: 'admin' },
  ]
  for (const input of inputs)
    assert.equal(
      outcomeOf(await anonymous(app).call(contract.restorePassword, input)),
      '422 request.invalid',
      JSON.stringify(input),
    )
})

test('unknown and banned accounts get the same response as known ones and no message (D02)', async () => {
  const { app, db, login } = await requestRestore({ status: 'Banned' })
  const answers = []
  for (const each of [people.admin, 'nobody@test.example']) {
    const visitor = anonymous(app)
    const own = [
      await visitor.call(contract.restorePassword, { login: each }),
      await visitor.call(contract.restorePassword, { login: each }),
    ]
    await runJobs(app)
    for (let guess = 0; guess < 6; guess++)
      own.push(await visitor.call(contract.restorePassword, { login: each, code: 'nothing', newPassword }))
    answers.push(own.map(outcomeOf))
  }
  assert.deepEqual(answers[0], answers[1])
  assert.equal((await messagesTo(db, people.admin)).length, 1)
  for (const each of [login, 'nobody@test.example']) assert.equal((await messagesTo(db, each)).length, 0)
})

test('an unknown account causes the same statements as a known one (D02)', async () => {
  const recording = recordStatements()
  await using app = await startApp({ database: await fileDatabase(), wrapDispatch: recording.wrapDispatch })
  const statementsFor = async (login: string) => {
    const { result, statements } = await recording.during(() =>
      anonymous(app).call(contract.restorePassword, { login }),
    )
    assert.equal(result.status, 200)
    return statements
  }
  const known = await statementsFor(people.buyer)
  assert.ok(known.some((statement) => statement.startsWith('insert into confirmation_codes')))
  assert.deepEqual(await statementsFor('nobody-either@test.example'), known)
})

test('restoring a password ends sign-ins that wait for a second factor', async () => {
  const { db, visitor, login, accountId } = await requestRestore()
  await sql`insert into sign_in_challenges (token_hash, account_id, expires_at) values ('\\x01', ${accountId}::uuid, now() + interval '5 minutes')`.execute(
    db,
  )
  assert.equal(
    (await visitor.call(contract.restorePassword, { login, code: await codeTo(db, login), newPassword })).status,
    200,
  )
  assert.equal(
    (await sql`select 1 from sign_in_challenges where account_id = ${accountId}::uuid`.execute(db)).rows.length,
    0,
  )
})

const canSignIn = async (login: string, attemptedPassword: string) =>
  (await anonymous(await fileApp()).call(requestToken, { login, password: attemptedPassword })).status === 200
