import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startProvider } from '#platform/captcha/provider.fixture.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { accountJobs } from './jobs.ts'
import { attempt, newLogin } from './sign-in.fixture.ts'

let app: TestApp
let guarded: TestApp
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
  guarded = await startApp({ database: app.database, environment })
})
after(async () => {
  await guarded[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

test('D01 twenty guesses at once are five; the right one comes too late, but not from elsewhere', async () => {
  const { email, ip } = await newLogin()
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(app, { login: email, ip })))
  assert.deepEqual(statuses(answers), [...Array(5).fill(401), ...Array(15).fill(429)])
  const late = await attempt(app, { login: ` ${email.toUpperCase()}`, password, ip })
  assert.equal(code(late), 'accounts.tooManyMisses')
  assert.ok(Number(late.headers.get('retry-after')) > 0 && Number(late.headers.get('retry-after')) <= 60)
  assert.equal(
    (await attempt(app, { login: email, password, ip: '198.51.100.1' })).status,
    200,
    'its owner, from another network',
  )
})

test('D01 addresses of one IPv6 network are one visitor; the minute ends', async () => {
  const { email } = await newLogin()
  const answers = []
  for (let host = 1; host <= 6; host++) answers.push(await attempt(app, { login: email, ip: `2001:db8:1:1::${host}` }))
  assert.deepEqual(statuses(answers), [401, 401, 401, 401, 401, 429])
  assert.equal((await attempt(app, { login: email, ip: '2001:db8:1:2::1' })).status, 401)
  await sql`update sign_in_misses set window_ends_at = now() - interval '1 second'`.execute(app.database.db)
  assert.equal((await attempt(app, { login: email, password, ip: '2001:db8:1:1::9' })).status, 200)
})

test('D01 from the third miss of an account, over all networks, a captcha is needed; a success clears that', async () => {
  const { email } = await newLogin()
  for (let network = 1; network <= 3; network++)
    assert.equal((await attempt(guarded, { login: email, ip: `192.0.2.${network}` })).status, 401)
  const asked = await attempt(guarded, { login: email, password, ip: '192.0.2.9' })
  assert.equal(asked.status, 403)
  assert.equal(code(asked), 'accounts.captchaNeeded')
  assert.equal(
    (await attempt(guarded, { login: email, password, ip: '192.0.2.9', captchaToken: 'good:sign_in:owner' })).status,
    200,
  )
  assert.equal((await attempt(guarded, { login: email, password, ip: '192.0.2.9' })).status, 200)
})

test('D01 one password for many accounts from one network needs a captcha too', async () => {
  const answers = []
  for (let number = 1; number <= 5; number++)
    answers.push(await attempt(guarded, { login: `sprayed-${number}@test.example`, ip: '192.0.2.100' }))
  assert.deepEqual(answers.map(code), [
    ...Array(3).fill('accounts.wrongCredentials'),
    ...Array(2).fill('accounts.captchaNeeded'),
  ])
  const { email } = await newLogin()
  assert.equal(
    (await attempt(guarded, { login: email, password, ip: '192.0.2.100', captchaToken: 'good:sign_in:spray' })).status,
    200,
  )
  assert.equal(
    code(await attempt(guarded, { login: 'sprayed-6@test.example', ip: '192.0.2.100' })),
    'accounts.captchaNeeded',
    'an account of the attacker’s own clears nothing',
  )
})

test('G07 at the sign-in a captcha is good once and for this action; without a provider tries become few', async () => {
  const { email, ip } = await newLogin()
  for (let miss = 1; miss <= 3; miss++) await attempt(guarded, { login: email, ip })
  assert.equal((await attempt(guarded, { login: email, ip, captchaToken: 'good:sign_in:once' })).status, 401)
  for (const captchaToken of ['good:sign_in:once', 'good:send_code:1', 'bad', '', undefined])
    assert.equal(
      code(await attempt(guarded, { login: email, password, ip, captchaToken })),
      'accounts.captchaNeeded',
      String(captchaToken),
    )
  provider.answer = { status: 500 }
  try {
    const other = '198.51.100.77'
    assert.equal(
      (await attempt(guarded, { login: email, ip: other, captchaToken: 'x' })).status,
      401,
      'one try a minute is left',
    )
    assert.equal((await attempt(guarded, { login: email, password, ip: other, captchaToken: 'x' })).status, 429)
    assert.equal(
      (await attempt(guarded, { login: email, password, ip: '198.51.100.78', captchaToken: 'x' })).status,
      200,
    )
  } finally {
    provider.answer = undefined
  }
})

test('D02 known and unknown logins are told alike: answer, status and time', async () => {
  const known = await Promise.all(Array.from({ length: 12 }, newLogin))
  const times = { known: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  const ratioOf = async () => {
    for (let round = 0; round < 48; round++)
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const { email } = known[round % known.length]!
        const ip = `198.18.${times.known.length % 250}.${kind === 'known' ? 1 : 2}`
        const startedAt = performance.now()
        const answer = await attempt(app, { login: kind === 'known' ? email : `no-${email}`, ip })
        times[kind].push(performance.now() - startedAt)
        bodies.add(
          `${answer.status} ${answer.text.replace(/"traceId":"[^"]*"/, '')} ${[...answer.headers.keys()].sort().join()}`,
        )
      }
    return median(times.known) / median(times.unknown)
  }
  let ratio = await ratioOf()
  // What else the machine does comes and goes; a difference of ours would stay.
  for (let again = 0; again < 2 && Math.abs(ratio - 1) > 0.1; again++) ratio = await ratioOf()
  assert.equal(bodies.size, 1)
  assert.ok(Math.abs(ratio - 1) <= 0.1, `known took ${ratio.toFixed(3)} of the time of unknown`)
  assert.ok(median(times.unknown) > 20, 'a hash was checked')
})

test('misses are kept under a hash, counted over all processes, and deleted when their time is over', async () => {
  const { db } = app.database
  const { email, ip } = await newLogin()
  for (const on of [app, guarded, app, guarded, app])
    await attempt(on, { login: email, ip, captchaToken: `good:sign_in:${Math.random()}` })
  assert.equal((await attempt(guarded, { login: email, password, ip })).status, 429)
  const { rows } = await sql<{ key: string }>`select key from sign_in_misses`.execute(db)
  assert.ok(rows.length > 0 && !rows.some(({ key }) => key.includes(email)))
  const context = { db, log: undefined as never, config: app.config }
  await accountJobs[0]!.run({}, { ...context, now: new Date() })
  assert.ok((await sql`select 1 from sign_in_misses`.execute(db)).rows.length > 0)
  await accountJobs[0]!.run({}, { ...context, now: new Date(Date.now() + 3_600_000) })
  assert.equal((await sql`select 1 from sign_in_misses`.execute(db)).rows.length, 0)
})

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
