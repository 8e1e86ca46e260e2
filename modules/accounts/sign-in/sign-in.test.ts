import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { cloneDatabase } from '#platform/testing/database.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people, productId } from '#platform/testing/shop.ts'
import { addToCart } from '../../carts/contract.ts'
import { requestToken } from '../contract.ts'
import { attemptSignIn, newLogin } from './sign-in.fixture.ts'

let app: TestApp
before(async () => {
  app = await fileApp()
})

test('an account keeps the site of its last sign-in, for the brand of its messages', async () => {
  const { email: login, id } = await newLogin()
  for (const [host, variant] of [
    ['trade.localhost', 'trade'],
    ['localhost', 'b2b'],
  ] as const) {
    const answer = await anonymous(app).call(
      requestToken,
      { login, password },
      { headers: { 'x-forwarded-host': host } },
    )
    assert.equal(answer.status, 200)
    const { rows } = await sql`select variant from accounts where id = ${id}::uuid`.execute(app.database.db)
    assert.deepEqual(rows, [{ variant }])
  }
})

test('an account with a second factor gets a challenge and no session', async () => {
  const { db } = app.database
  const { id, email, ip } = await newLogin()
  await sql`insert into account_totp (account_id, secret) values (${id}::uuid, 'x')`.execute(db)
  assert.ok(
    'token' in (await attemptSignIn(app, { login: email, password, ip })).body,
    'an unconfirmed authenticator is not asked for',
  )
  await sql`update account_totp set confirmed_at = now() where account_id = ${id}::uuid`.execute(db)
  const answer = await attemptSignIn(app, { login: email, password, ip })
  const body = answer.body as { challenge: string; methods: string[]; expiresAt: number }
  assert.deepEqual(body.methods, ['Totp'])
  assert.match(body.challenge, /^[\w-]{43}$/)
  assert.ok(Math.abs(body.expiresAt - Date.now() / 1000 - 300) < 60)
  assert.deepEqual(
    answer.headers.getSetCookie().filter((line) => /^(token|refreshToken)=/.test(line)),
    [],
  )
  assert.deepEqual(Object.keys(body).sort(), ['challenge', 'expiresAt', 'methods'])
  const { rows } = await sql<{
    dump: string
  }>`select c::text as dump from sign_in_challenges c where account_id = ${id}::uuid`.execute(db)
  assert.ok(rows.length === 1 && !rows[0]!.dump.includes(body.challenge))
  await sql`insert into account_passkeys (id, account_id, public_key, name) values (${id}, ${id}::uuid, ''::bytea, 'key')`.execute(
    db,
  )
  await sql`insert into account_recovery_codes (account_id, code_hash) values (${id}::uuid, 'x'::bytea)`.execute(db)
  assert.deepEqual(((await attemptSignIn(app, { login: email, password, ip })).body as typeof body).methods, [
    'Totp',
    'Passkey',
    'RecoveryCode',
  ])
  assert.equal(
    (await attemptSignIn(app, { login: email, ip })).status,
    401,
    'a wrong password does not reveal the factor',
  )
})

test('the holder is notified of a new device, but not of the first one or of a browser update', async () => {
  const { email, ip } = await newLogin()
  const firefox = (version: string) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}) Gecko/20100101 Firefox/${version}`
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  for (const userAgent of [firefox('140.0'), firefox('140.0'), firefox('141.0.2')])
    await attemptSignIn(app, { login: email, password, ip, userAgent })
  assert.deepEqual(await messagesTo(email), [])
  await attemptSignIn(app, { login: email, password, ip, userAgent: chrome })
  await attemptSignIn(app, { login: email, password, ip, userAgent: chrome })
  const [message, ...more] = await messagesTo(email)
  assert.equal(message!.template, 'newDevice')
  const { date, ...values } = message!.values
  assert.deepEqual(values, { browser: 'Chrome', system: 'Linux', network: ip })
  assert.ok(Math.abs(Date.parse(date!) - Date.now()) < 60_000)
  assert.equal(more.length, 0)
})

test('a successful sign-in rehashes an old hash and writes an audit entry', async () => {
  const { db } = app.database
  const hashOf = async () =>
    (
      await sql<{
        hash: string
      }>`select password_hash as hash from accounts where email = ${people.otherBuyer}`.execute(db)
    ).rows[0]!.hash
  const old = await hashOf()
  assert.match(old, /^\$argon2id/)
  await attemptSignIn(app, { login: people.otherBuyer, ip: '203.0.113.250' })
  assert.equal(await hashOf(), old)
  for (let time = 1; time <= 2; time++)
    assert.equal((await attemptSignIn(app, { login: people.otherBuyer, password, ip: '203.0.113.250' })).status, 200)
  assert.match(await hashOf(), /^peppered:\$argon2id/)
  const { rows } = await sql<{ network: string }>`
    select network from audit_log l join accounts a on a.id = l.actor_id where a.email = ${people.otherBuyer} and action = 'account.signedIn'
  `.execute(db)
  assert.deepEqual(
    rows.map(({ network }) => network),
    ['203.0.113.250', '203.0.113.250'],
  )
})

test('a login accepts international and national phone formats and upper-case e-mail addresses', async () => {
  const { id, email, ip } = await newLogin()
  await sql`update accounts set phone = '+79131234567' where id = ${id}::uuid`.execute(app.database.db)
  for (const login of ['+7 913 123-45-67', '8 (913) 123-45-67', email.toUpperCase()])
    assert.equal(
      (
        await anonymous(app).call(
          requestToken,
          { login, password },
          { locale: 'ru', headers: { 'x-forwarded-for': ip } },
        )
      ).status,
      200,
      login,
    )
})

test("a sign-in that fails in an outage keeps the visitor's cart cookies (R04)", async () => {
  await using database = await cloneDatabase({ statementTimeoutMs: 500 })
  await using impatient = await startApp({ database })
  const visitor = anonymous(impatient)
  await visitor.call(addToCart, { productId: await productId(database.db, 'W-1'), quantity: 1 })
  const before = new Map(visitor.cookies)
  const holder = await database.pool.connect()
  await holder.query('begin; set local statement_timeout = 0; lock table account_sessions in access exclusive mode')
  const broken = await visitor.call(requestToken, { login: people.buyer, password })
  assert.deepEqual([broken.status, broken.headers.get('retry-after'), broken.headers.getSetCookie()], [503, '2', []])
  assert.deepEqual(visitor.cookies, before)
  await holder.query('commit')
  holder.release()
  assert.equal((await visitor.call(requestToken, { login: people.buyer, password })).status, 200)
  assert.ok(!visitor.cookies.has('anon') && visitor.cookies.has('token'))
})

const messagesTo = async (email: string) =>
  (
    await sql<{
      template: string
      values: Record<string, string>
    }>`select template, values from outgoing_messages where recipient = ${email} order by created_at`.execute(
      app.database.db,
    )
  ).rows
