import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestTokenBySecondFactor } from '#modules/mfa/contract.ts'
import { signInWithPasskey, withPasskey } from '#modules/mfa/passkeys.fixture.ts'
import { addBan, cancelBan } from '#modules/moderation/ban-contract.ts'
import { restorePassword } from '#modules/registration/contract.ts'
import { messagesTo, runJobs } from '#modules/registration/outbox.fixture.ts'
import { locales } from '#platform/constants.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { newPerson, totpCode, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

const until = '2090-12-01T18:00:00.000Z'
const suspended = '403 accounts.suspended'

async function suspend(app: TestApp, id: string) {
  const { visitor } = await administrator(app, ['bans'])
  const { body } = await visitor.call(addBan, { subject: { kind: 'Account', value: id }, reason: 'Spam', until })
  return () => visitor.call(cancelBan, { id: body.id })
}

const signIn = (app: TestApp, login: string, attempted = password, locale: (typeof locales)[number] = 'en') =>
  anonymous(app).call(contract.requestToken, { login, password: attempted }, { locale })

test('the right password of a suspended account hears until when, why and whom to ask, in each language; a wrong one does not (D20)', async () => {
  const app = await fileApp()
  const { id, email } = await newPerson(app)
  const before = await signIn(app, email, 'wrong')
  const lift = await suspend(app, id)
  const wrong = await signIn(app, email, 'wrong')
  const plain = (text: string) => text.replace(/"traceId":"[^"]*"/, '')
  assert.equal(plain(wrong.text), plain(before.text))
  for (const locale of locales) {
    const answer = await signIn(app, email, password, locale)
    assert.equal(statusAndCode(answer), suspended)
    const { detail } = answer.body as unknown as { detail: string }
    assert.match(detail, /2090/)
    assert.match(detail, /18:00/)
    assert.ok(detail.endsWith(app.config.supportEmail ?? '+7 383 210 44 00'), detail)
    assert.match(detail, /[“«„]Spam[”»“]/)
    assert.doesNotMatch(detail, /[{}]/)
  }
  await lift()
  assert.equal(statusAndCode(await signIn(app, email)), '200')
})

test('a passkey and a second step of a suspended account are refused with the reason', async () => {
  const app = await fileApp()
  const holder = await withPasskey(app)
  await suspend(app, holder.id)
  assert.equal(statusAndCode(await signInWithPasskey(app, holder.key)), suspended)

  const careful = await withTotp(app)
  const { body } = await signIn(app, careful.email)
  const { challenge } = body as { challenge: string }
  // As by a ban that is being committed: the challenge still exists.
  await sql`update accounts set status = 'Banned' where id = ${careful.id}::uuid`.execute(app.database.db)
  assert.equal(statusAndCode(await signIn(app, careful.email)), suspended, 'already at the first step')
  await sql`update accounts set status = 'Active' where id = ${careful.id}::uuid`.execute(app.database.db)
  const code = await totpCode(careful.secret)
  assert.equal(statusAndCode(await anonymous(app).call(requestTokenBySecondFactor, { challenge, code })), '200')
})

test('an existing session of a suspended account hears of it until the ban is lifted, and its cookies stay', async () => {
  const app = await fileApp()
  const { id, visitor } = await newPerson(app)
  const lift = await suspend(app, id)
  assert.equal(statusAndCode(await visitor.call(contract.getAccountContext, {})), suspended)
  assert.equal(statusAndCode(await visitor.call(contract.refreshToken, {})), suspended)
  assert.match((await visitor.get('/anything')).text, /"isAuth":false/)
  assert.ok(visitor.cookies.has('token') && visitor.cookies.has('refreshToken'))
  assert.equal((await visitor.call(contract.listSessions, {})).status, 403)
  assert.equal(statusAndCode(await anonymous(app).call(contract.getAccountContext, {})), '401 request.unauthenticated')
  await lift()
  assert.equal(statusAndCode(await visitor.call(contract.getAccountContext, {})), '401 request.unauthenticated')
  await visitor.get('/anything')
  assert.ok(!visitor.cookies.has('token'))
})

test('a sign-in that races with a ban leaves no session that is alive', async () => {
  const app = await fileApp()
  const { db } = app.database
  for (let round = 0; round < 5; round++) {
    const { id, email } = await newPerson(app)
    const [lift, answer] = await Promise.all([suspend(app, id), signIn(app, email)])
    assert.ok(['200', suspended, '401 accounts.wrongCredentials'].includes(statusAndCode(answer)))
    await lift()
    const { rows } =
      await sql`select from account_sessions where account_id = ${id}::uuid and ended_at is null`.execute(db)
    assert.equal(rows.length, 0)
  }
})

test('the holder is told by e-mail when the ban begins and instead of a restore code, a stranger never', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await newPerson(app)
  await suspend(app, id)
  const notices = async () => (await messagesTo(db, email)).filter(({ template }) => template === 'suspended')
  assert.deepEqual(
    (await notices()).map(({ values }) => (values as { until?: string }).until),
    [until],
  )
  const answers = []
  for (const login of [email, 'nobody@test.example']) {
    answers.push((await anonymous(app).call(restorePassword, { login })).text)
    await runJobs(app)
  }
  assert.equal(answers[0], answers[1])
  assert.equal((await notices()).length, 2)
  assert.ok((await messagesTo(db, email)).every(({ template }) => template !== 'restore'))
})
