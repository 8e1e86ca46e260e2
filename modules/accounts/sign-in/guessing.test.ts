import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import argon2 from '@node-rs/argon2'
import { sql } from 'kysely'
import { startProvider } from '#platform/captcha/provider.fixture.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import { accountJobs } from '../jobs.ts'
import { attemptSignIn, newLogin } from './sign-in.fixture.ts'

let app: TestApp
let appWithCaptcha: TestApp
let provider: Awaited<ReturnType<typeof startProvider>>

before(async () => {
  app = await fileApp()
  provider = await startProvider()
  const environment = {
    CAPTCHA: 'recaptcha',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'a-secret',
    CAPTCHA_URL: provider.url,
    DATA_DIR: app.config.dataDir,
  }
  appWithCaptcha = await startApp({ database: app.database, environment })
})
after(async () => {
  await appWithCaptcha[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

test('five attempts a minute are allowed for a login and network, and another network is not blocked (D01)', async () => {
  const { email, ip } = await newLogin()
  const answers = await Promise.all(Array.from({ length: 20 }, () => attemptSignIn(app, { login: email, ip })))
  assert.deepEqual(statuses(answers), [...Array(5).fill(401), ...Array(15).fill(429)])
  const late = await attemptSignIn(app, { login: ` ${email.toUpperCase()}`, password, ip })
  assert.equal(code(late), 'accounts.tooManyMisses')
  assert.ok(Number(late.headers.get('retry-after')) > 0 && Number(late.headers.get('retry-after')) <= 60)
  assert.equal(
    (await attemptSignIn(app, { login: email, password, ip: '198.51.100.1' })).status,
    200,
    'the owner, from another network',
  )
})

test('an IPv6 /64 network counts as one visitor, and the limit ends after a minute (D01)', async () => {
  const { email } = await newLogin()
  const answers = []
  for (let host = 1; host <= 6; host++)
    answers.push(await attemptSignIn(app, { login: email, ip: `2001:db8:1:1::${host}` }))
  assert.deepEqual(statuses(answers), [401, 401, 401, 401, 401, 429])
  assert.equal((await attemptSignIn(app, { login: email, ip: '2001:db8:1:2::1' })).status, 401)
  await sql`update sign_in_misses set window_ends_at = now() - interval '1 second'`.execute(app.database.db)
  assert.equal((await attemptSignIn(app, { login: email, password, ip: '2001:db8:1:1::9' })).status, 200)
})

test('three failed attempts on an account from any network require a captcha, until a sign-in succeeds (D01)', async () => {
  const { email } = await newLogin()
  for (let network = 1; network <= 3; network++)
    assert.equal((await attemptSignIn(appWithCaptcha, { login: email, ip: `192.0.2.${network}` })).status, 401)
  const challenged = await attemptSignIn(appWithCaptcha, { login: email, password, ip: '192.0.2.9' })
  assert.equal(challenged.status, 403)
  assert.equal(code(challenged), 'accounts.captchaNeeded')
  assert.equal(
    (
      await attemptSignIn(appWithCaptcha, {
        login: email,
        password,
        ip: '192.0.2.9',
        captchaToken: 'good:sign_in:owner',
      })
    ).status,
    200,
  )
  assert.equal((await attemptSignIn(appWithCaptcha, { login: email, password, ip: '192.0.2.9' })).status, 200)
})

test('failed attempts on many accounts from one network require a captcha (D01)', async () => {
  const answers = []
  for (let number = 1; number <= 5; number++)
    answers.push(await attemptSignIn(appWithCaptcha, { login: `sprayed-${number}@test.example`, ip: '192.0.2.100' }))
  assert.deepEqual(answers.map(code), [
    ...Array(3).fill('accounts.wrongCredentials'),
    ...Array(2).fill('accounts.captchaNeeded'),
  ])
  const { email } = await newLogin()
  assert.equal(
    (
      await attemptSignIn(appWithCaptcha, {
        login: email,
        password,
        ip: '192.0.2.100',
        captchaToken: 'good:sign_in:spray',
      })
    ).status,
    200,
  )
  assert.equal(
    code(await attemptSignIn(appWithCaptcha, { login: 'sprayed-6@test.example', ip: '192.0.2.100' })),
    'accounts.captchaNeeded',
    'a successful sign-in does not reset the count of the network',
  )
})

test('a captcha token works once and for sign-in only; if the provider fails, one attempt a minute is allowed (G07)', async () => {
  const { email, ip } = await newLogin()
  for (let miss = 1; miss <= 3; miss++) await attemptSignIn(appWithCaptcha, { login: email, ip })
  assert.equal(
    (await attemptSignIn(appWithCaptcha, { login: email, ip, captchaToken: 'good:sign_in:once' })).status,
    401,
  )
  for (const captchaToken of ['good:sign_in:once', 'good:send_code:1', 'bad', '', undefined])
    assert.equal(
      code(await attemptSignIn(appWithCaptcha, { login: email, password, ip, captchaToken })),
      'accounts.captchaNeeded',
      String(captchaToken),
    )
  provider.answer = { status: 500 }
  try {
    const other = '198.51.100.77'
    assert.equal(
      (await attemptSignIn(appWithCaptcha, { login: email, ip: other, captchaToken: 'x' })).status,
      401,
      'one attempt a minute is left',
    )
    assert.equal(
      (await attemptSignIn(appWithCaptcha, { login: email, password, ip: other, captchaToken: 'x' })).status,
      429,
    )
    assert.equal(
      (await attemptSignIn(appWithCaptcha, { login: email, password, ip: '198.51.100.78', captchaToken: 'x' })).status,
      200,
    )
  } finally {
    provider.answer = undefined
  }
})

test('known and unknown logins get the same response after the same work (D02)', async (t) => {
  const recording = recordStatements()
  await using recorded = await startApp({ database: app.database, wrapDispatch: recording.wrapDispatch })
  const { email } = await newLogin()
  await attemptSignIn(recorded, { login: 'the-first-makes-the-dummy-hash@test.example', ip: '198.18.0.1' })
  const verify = t.mock.method(argon2, 'verify')
  const hash = t.mock.method(argon2, 'hash')
  const attemptOf = async (login: string, ip: string) => {
    for (const each of [verify, hash]) each.mock.resetCalls()
    const { result, statements } = await recording.during(() => attemptSignIn(recorded, { login, ip }))
    return {
      answer: [result.status, result.text.replace(/"traceId":"[^"]*"/, ''), [...result.headers.keys()].sort()],
      statements,
      verified: verify.mock.calls.map(({ arguments: [stored] }) =>
        argon2.parseOptions(String(stored).replace('peppered:', '')),
      ),
      hashed: hash.mock.callCount(),
    }
  }
  const known = await attemptOf(email, '198.18.0.2')
  assert.deepEqual([known.answer[0], known.verified.length, known.hashed], [401, 1, 0])
  assert.ok(known.statements.length > 0)
  assert.deepEqual(await attemptOf(`no-${email}`, '198.18.0.3'), known)
})

test('failed attempts are stored under a hash, counted across processes and deleted when they expire', async () => {
  const { db } = app.database
  const { email, ip } = await newLogin()
  let tokenCount = 0
  for (const on of [app, appWithCaptcha, app, appWithCaptcha, app])
    await attemptSignIn(on, { login: email, ip, captchaToken: `good:sign_in:${++tokenCount}` })
  assert.equal((await attemptSignIn(appWithCaptcha, { login: email, password, ip })).status, 429)
  const { rows } = await sql<{ key: string }>`select key from sign_in_misses`.execute(db)
  assert.ok(rows.length > 0 && !rows.some(({ key }) => key.includes(email)))
  const context = { db, log: undefined as never, config: app.config }
  await accountJobs[0]!.run({}, { ...context, now: new Date() })
  assert.ok((await sql`select 1 from sign_in_misses`.execute(db)).rows.length > 0)
  await accountJobs[0]!.run({}, { ...context, now: new Date(Date.now() + 3_600_000) })
  assert.equal((await sql`select 1 from sign_in_misses`.execute(db)).rows.length, 0)
})
