import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'
import { asked, newPassword, told } from './restore.fixture.ts'
import { codeTo, messagesTo, takeEquallyLong, tokenTo, workOff } from './sent.fixture.ts'

test('the code of the e-mail sets a new password, ends every session and confirms the address', async () => {
  const { app, db, visitor, login, accountId } = await asked()
  const device = anonymous(app)
  await device.call(requestToken, { login, password })
  const answer = await visitor.call(contract.restorePassword, { login, code: await codeTo(db, login), newPassword })
  assert.equal(answer.status, 200)
  assert.ok(!visitor.cookies.has('token'), 'nobody is signed in by it')
  assert.equal((await device.call(getAccountContext, {})).status, 401)
  assert.equal((await device.call(refreshToken, {})).status, 401)
  assert.deepEqual([await signsIn(login, password), await signsIn(login, newPassword)], [false, true])
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

test('D04 a code of another session, of registration or for another account restores nothing', async () => {
  const [one, other] = [await asked(), await asked()]
  const { app, db } = one
  const code = await codeTo(db, one.login)
  assert.equal(
    told(await anonymous(app).call(contract.restorePassword, { login: one.login, code, newPassword })),
    '422 registration.codeEnded',
  )
  assert.match(
    told(await other.visitor.call(contract.restorePassword, { login: other.login, code, newPassword })),
    /^422 registration\.wrongCode$/,
  )
  const fresh = anonymous(app)
  await fresh.call(contract.sendEmailCode, { email: 'fresh@test.example' })
  const given = { login: 'fresh@test.example', code: await codeTo(db, 'fresh@test.example'), newPassword }
  assert.equal(told(await fresh.call(contract.restorePassword, given)), '422 registration.codeEnded')
  assert.ok((await signsIn(one.login, password)) && (await signsIn(other.login, password)))
})

test('a phone restores by SMS', async () => {
  const app = await fileApp()
  const { db } = app.database
  await sql`update accounts set phone = '+381641112233' where email = ${people.otherOwner}`.execute(db)
  const visitor = anonymous(app)
  assert.equal((await visitor.call(contract.restorePassword, { login: '064 111 22 33' }, { locale: 'sr' })).status, 200)
  await workOff(app)
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
  assert.ok(await signsIn(people.otherOwner, newPassword))
})

test('a common password or the own address is refused, and the code still works', async () => {
  const { db, visitor, login } = await asked()
  const [code, token] = [await codeTo(db, login), await tokenTo(db, login)]
  for (const common of ['password123', login]) {
    assert.equal(
      told(await visitor.call(contract.restorePassword, { login, code, newPassword: common })),
      '422 accounts.commonPassword',
    )
    assert.equal(
      told(await visitor.call(contract.restorePassword, { token, newPassword: common })),
      '422 accounts.commonPassword',
    )
  }
  assert.equal((await visitor.call(contract.restorePassword, { login, code, newPassword })).status, 200)
})

test('what is incomplete or unknown is refused', async () => {
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
      told(await anonymous(app).call(contract.restorePassword, input)),
      '422 request.invalid',
      JSON.stringify(input),
    )
})

test('D02 unknown and banned accounts are answered like known ones, and nothing is sent', async () => {
  const { app, db, login } = await asked({ status: 'Banned' })
  const answers = []
  for (const each of [people.admin, 'nobody@test.example']) {
    const visitor = anonymous(app)
    const own = [
      await visitor.call(contract.restorePassword, { login: each }),
      await visitor.call(contract.restorePassword, { login: each }),
    ]
    await workOff(app)
    for (let guess = 0; guess < 6; guess++)
      own.push(await visitor.call(contract.restorePassword, { login: each, code: 'nothing', newPassword }))
    answers.push(own.map(told))
  }
  assert.deepEqual(answers[0], answers[1])
  assert.equal((await messagesTo(db, people.admin)).length, 1)
  for (const each of [login, 'nobody@test.example']) assert.equal((await messagesTo(db, each)).length, 0)
})

test('D02 an unknown account takes as long as a known one', async () => {
  const app = await fileApp()
  const { db } = app.database
  await sql`insert into accounts (email) select 'known-' || n || '@test.example' from generate_series(1, 400) n`.execute(
    db,
  )
  const visitor = anonymous(app)
  const restore = (name: string) => {
    let number = 0
    return async () =>
      assert.equal(
        (await visitor.call(contract.restorePassword, { login: `${name}-${++number}@test.example` })).status,
        200,
      )
  }
  const { areEqual, ratios } = await takeEquallyLong(restore('known'), restore('nobody'))
  assert.ok(areEqual, `medians differ: ${ratios}`)
})

test('who was halfway in with the old password does not come further', async () => {
  const { db, visitor, login, accountId } = await asked()
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

const signsIn = async (login: string, given: string) =>
  (await anonymous(await fileApp()).call(requestToken, { login, password: given })).status === 200
