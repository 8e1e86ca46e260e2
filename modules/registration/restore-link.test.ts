import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { renderEmail } from '#platform/outbox/render.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import { newPassword, requestRestore } from './restore.fixture.ts'
import { backdateCodes, codeTo, messagesTo, tokenTo, runJobs } from './outbox.fixture.ts'

test('a restore link works once, on any device, for 30 minutes (D14)', async () => {
  const { app, db, login } = await requestRestore()
  const token = await tokenTo(db, login)
  const [message] = await messagesTo(db, login)
  assert.equal(message!.values.path, `/restore?token=${token}`)
  assert.equal(Buffer.from(token, 'base64url').length, 32)
  const { rows } = await sql<{
    link: string
  }>`select secret_links::text as link from secret_links where target = ${login}`.execute(db)
  assert.ok(!rows[0]!.link.includes(token))
  const restore = (by: Visitor) => by.call(contract.restorePassword, { token, newPassword })
  assert.equal((await restore(anonymous(app))).status, 200)
  assert.equal(outcomeOf(await restore(anonymous(app))), '410 registration.linkEnded')

  const late = await requestRestore()
  const lateToken = await tokenTo(db, late.login)
  await backdateCodes(db, late.login, 29)
  await sql`update secret_links set expires_at = expires_at - interval '2 minutes' where target = ${late.login}`.execute(
    db,
  )
  assert.equal(
    outcomeOf(await late.visitor.call(contract.restorePassword, { token: lateToken, newPassword })),
    '410 registration.linkEnded',
  )
})

test('request headers do not affect the host of the link (D14)', async () => {
  const app = await fileApp()
  const { email } = await make.account(app.database.db)
  const send = (headers: Record<string, string>) =>
    anonymous(app).call(contract.restorePassword, { login: email }, { headers })
  assert.equal((await send({ 'x-forwarded-host': 'evil.example' })).status, 421)
  assert.equal(
    (
      await send({
        forwarded: 'host=evil.example',
        origin: app.address,
        referer: 'https://evil.example/',
        url: 'https://evil.example/',
      })
    ).status,
    200,
  )
  await runJobs(app)
  const messages = await messagesTo(app.database.db, email)
  assert.equal(messages.length, 1)
  const { text, html } = renderEmail(
    { template: 'restore', locale: 'en', variant: 'b2b', values: messages[0]!.values as Record<string, string> },
    app.config,
  )
  assert.match(text, new RegExp(`${app.config.publicOrigin}/restore\\?token=`))
  assert.ok(![text, html, JSON.stringify(messages)].some((part) => part.includes('evil')))
})

test('code and link of a message are spent together, and a newer message invalidates an older one (D14)', async () => {
  const { app, db, visitor, login } = await requestRestore()
  const [first, firstToken] = [await codeTo(db, login), await tokenTo(db, login)]
  await backdateCodes(db, login, 1)
  await visitor.call(contract.restorePassword, { login })
  await runJobs(app)
  assert.equal(
    outcomeOf(await visitor.call(contract.restorePassword, { token: firstToken, newPassword })),
    '410 registration.linkEnded',
  )
  const [code, token] = [await codeTo(db, login), await tokenTo(db, login)]
  if (first !== code)
    assert.equal(
      outcomeOf(await visitor.call(contract.restorePassword, { login, code: first, newPassword })),
      '422 registration.wrongCode',
    )
  assert.equal((await visitor.call(contract.restorePassword, { token, newPassword })).status, 200)
  assert.equal(
    outcomeOf(await visitor.call(contract.restorePassword, { login, code, newPassword })),
    '422 registration.codeEnded',
  )

  const other = await requestRestore()
  const otherToken = await tokenTo(db, other.login)
  assert.equal(
    (
      await other.visitor.call(contract.restorePassword, {
        login: other.login,
        code: await codeTo(db, other.login),
        newPassword,
      })
    ).status,
    200,
  )
  assert.equal(
    outcomeOf(
      await other.visitor.call(contract.restorePassword, { token: otherToken, newPassword: `${newPassword}!` }),
    ),
    '410 registration.linkEnded',
  )
})

test('one of many concurrent uses of a link succeeds (D14)', async () => {
  const { app, db, login } = await requestRestore()
  const token = await tokenTo(db, login)
  const use = (_: unknown, index: number) =>
    anonymous(app).call(contract.restorePassword, { token, newPassword: `${newPassword} ${index}` })
  const answers = await Promise.all(Array.from({ length: 8 }, use))
  assert.deepEqual(answers.map(outcomeOf).sort(), [
    '200',
    ...Array.from({ length: 7 }, () => '410 registration.linkEnded'),
  ])
})

test('a link is invalid once the account has another address', async () => {
  const { app, db, login, accountId } = await requestRestore()
  const token = await tokenTo(db, login)
  await sql`update accounts set email = ${`moved-${login}`} where id = ${accountId}::uuid`.execute(db)
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.restorePassword, { token, newPassword })),
    '410 registration.linkEnded',
  )
})
