// Attempts to evade a ban over HTTP (D17).
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { addToCart, editCart, getCart } from '#modules/carts/contract.ts'
import { registerCompany } from '#modules/team/contract.ts'
import * as registration from '#modules/registration/contract.ts'
import { codeTo, messagesTo } from '#modules/registration/outbox.fixture.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { administrator, inDays, makeSignedIn } from '#platform/testing/moderation.ts'
import { anonymous, signedInAs, type Visitor, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, productId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './ban-contract.ts'

let app: TestApp
let moderator: Visitor
let product: number

before(async () => {
  app = await fileApp()
  moderator = (await administrator(app, ['bans'])).visitor
  product = await productId(app.database.db, 'W-1')
})

type Subject = { kind: 'Account' | 'Session' | 'Network'; value: string }
async function ban(subject: Subject) {
  const { status, body } = await moderator.call(contract.addBan, {
    subject,
    reason: 'Spam in every chat',
    until: inDays(7),
  })
  assert.equal(status, 200)
  return async () => assert.equal((await moderator.call(contract.cancelBan, { id: body.id })).status, 200)
}

const add = (visitor: Visitor, ip = '198.51.100.200', forged = '') =>
  visitor.call(addToCart, { productId: product }, { headers: { 'x-forwarded-for': forged ? `${forged}, ${ip}` : ip } })

const refused = '403 bans.banned'
const suspended = '403 accounts.suspended'

test('tokens, refresh, sign-in and registration with phone or e-mail of a banned account fail (D17)', async () => {
  const { db } = app.database
  const { id, email, visitor } = await makeSignedIn(app, { passwordHash: await hashPassword(password, app.config) })
  const phone = '+381641110001'
  await sql`update accounts set phone = ${phone}, phone_confirmed_at = now() where id = ${id}::uuid`.execute(db)
  const tokens = new Map(visitor.cookies)
  await ban({ kind: 'Account', value: id })
  assert.equal(statusAndCode(await visitor.call(getAccountContext, {})), suspended)
  const bearer = anonymous(app)
  assert.equal(
    (await bearer.call(getAccountContext, {}, { headers: { authorization: `Bearer ${tokens.get('token')}` } })).status,
    403,
  )
  assert.equal(statusAndCode(await bearer.call(refreshToken, { refreshToken: tokens.get('refreshToken')! })), suspended)
  for (const login of [email, phone])
    assert.equal(statusAndCode(await anonymous(app).call(requestToken, { login, password })), suspended)

  const again = anonymous(app)
  assert.equal((await again.call(registration.sendPhoneCode, { phone })).status, 200)
  assert.equal((await again.call(registration.sendEmailCode, { email })).status, 200)
  for (const address of [phone, email])
    assert.deepEqual(
      (await messagesTo(db, address))
        .filter(({ template }) => template !== 'suspended')
        .map(({ template, values }) => [template, values.code]),
      [['alreadyRegistered', undefined]],
    )
  for (let guess = 0; guess < 5; guess++)
    assert.equal(
      (
        await again.call(registration.registerByPhone, {
          phone,
          code: `00000${guess}`,
          password: 'nine green bottles',
          name: 'Back Again',
        })
      ).status,
      422,
    )
  const other = await makeSignedIn(app)
  assert.equal(
    (await other.visitor.call(registration.sendPhoneConfirmation, { phone: '+381 64 111 0001' })).status,
    200,
  )
  assert.equal(
    statusAndCode(await other.visitor.call(registration.confirmPhone, { phone, code: await codeTo(db, phone) })),
    '409 registration.taken',
    'not even with access to the phone',
  )
  const { rows } = await sql`select id from accounts where phone = ${phone} or email = ${email}`.execute(db)
  assert.deepEqual(rows, [{ id }])
})

test('another account cannot register the tax number of a banned account (D17)', async () => {
  const company = {
    country: 'RU',
    taxNumber: '7707083893',
    companyName: 'Fraud LLC',
    supplierType: 'Other',
    storeName: 'Fraud',
    location: 'moscow',
  } as const
  const owner = await makeSignedIn(app)
  assert.equal((await owner.visitor.call(registerCompany, company)).status, 200)
  await ban({ kind: 'Account', value: owner.id })
  const other = await makeSignedIn(app)
  assert.equal(
    statusAndCode(
      await other.visitor.call(registerCompany, { ...company, companyName: 'Honest LLC', taxNumber: '77 0708 3893' }),
    ),
    '409 members.companyTaken',
  )
})

test('a banned session cannot write from any network or sign in, but can read (D17)', async () => {
  const visitor = anonymous(app)
  assert.equal(statusAndCode(await add(visitor)), '200')
  const value = [...visitor.cookies].find(([name]) => name === 'anon')![1].split('.')[0]!
  const lift = await ban({ kind: 'Session', value })
  await until(async () => statusAndCode(await add(visitor)) === refused)
  assert.equal(statusAndCode(await add(visitor, '203.0.113.250', '203.0.113.251')), refused)
  const answers = await Promise.all([
    visitor.call(registration.sendEmailCode, { email: 'session@test.example' }),
    visitor.call(requestToken, { login: 'x@test.example', password }),
    visitor.call(editCart, { productId: product, quantity: 5 }),
  ])
  for (const answer of answers) {
    assert.equal(statusAndCode(answer), refused)
    assert.match(answer.text, new RegExp(`${inDays(7).slice(0, 4)}.*Spam in every chat`), 'says until when and why')
  }
  assert.equal((await visitor.call(getCart, {})).status, 200)
  assert.equal(statusAndCode(await add(anonymous(app))), '200', 'other visitors are not affected')
  await lift()
  await until(async () => statusAndCode(await add(visitor)) === '200')
})

test('a banned network cannot write with forged headers, another address of its /64 or a signed-in account (D17)', async () => {
  const [four, six] = ['203.0.113.9', '2a00:1450:1:2:aaaa::1']
  assert.equal(statusAndCode(await add(anonymous(app), four)), '200')
  const lifts = [await ban({ kind: 'Network', value: four }), await ban({ kind: 'Network', value: six })]
  await until(async () => statusAndCode(await add(anonymous(app), six)) === refused)
  for (const forged of [
    '',
    '198.51.100.1',
    '127.0.0.1',
    '10.0.0.1, 192.0.2.1',
    'unknown',
    `${'1.1.1.1, '.repeat(50)}1.1.1.1`,
  ]) {
    assert.equal(statusAndCode(await add(anonymous(app), four, forged)), refused, forged)
    assert.equal(statusAndCode(await add(anonymous(app), six, forged)), refused, forged)
  }
  for (const header of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])
    assert.equal(
      statusAndCode(
        await anonymous(app).call(
          addToCart,
          { productId: product },
          { headers: { 'x-forwarded-for': four, [header]: '198.51.100.1' } },
        ),
      ),
      refused,
      header,
    )
  for (const same of [
    '2a00:1450:1:2::',
    '2a00:1450:1:2:ffff:ffff:ffff:ffff',
    '2A00:1450:0001:0002::5',
    `::ffff:${four}`,
  ])
    assert.equal(statusAndCode(await add(anonymous(app), same)), refused, same)
  for (const other of ['2a00:1450:1:3::1', '203.0.113.10', '::ffff:203.0.113.10'])
    assert.equal(statusAndCode(await add(anonymous(app), other)), '200', other)
  const signedIn = await signedInAs(app, (await makeSignedIn(app)).id)
  assert.equal(statusAndCode(await add(signedIn, four)), refused)
  assert.equal(
    (await signedIn.call(getCart, {}, { headers: { 'x-forwarded-for': four } })).status,
    200,
    'reading stays possible',
  )
  for (const lift of lifts) await lift()
  await until(async () => statusAndCode(await add(anonymous(app), six)) === '200')
})

test('system/ip/ban bans and unbans networks as the admin panel does (D17)', async () => {
  const network = '203.0.112.0/24'
  assert.equal(
    (await moderator.call(contract.banNetwork, { network, reason: 'Scanners', until: inDays(1) })).status,
    200,
  )
  await until(async () => statusAndCode(await add(anonymous(app), '203.0.112.77')) === refused)
  assert.ok((await moderator.call(contract.listBannedNetworks, {})).body.items.some(({ value }) => value === network))
  assert.equal((await moderator.call(contract.unbanNetwork, { network })).status, 200)
  await until(async () => statusAndCode(await add(anonymous(app), '203.0.112.77')) === '200')
  assert.ok(!(await moderator.call(contract.listBannedNetworks, {})).body.items.some(({ value }) => value === network))
})
