// D17 over HTTP: what somebody who is banned tries next.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { getAccountContext, refreshToken, requestToken } from '#modules/accounts/contract.ts'
import { hashPassword } from '#modules/accounts/passwords.ts'
import { addToCart, editCart, getCart } from '#modules/carts/contract.ts'
import { registerCompany } from '#modules/members/contract.ts'
import * as registration from '#modules/registration/contract.ts'
import { codeTo, messagesTo } from '#modules/registration/sent.fixture.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { administrator, inDays, person, told } from '#platform/testing/moderation.ts'
import { anonymous, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, productId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

let app: TestApp
let guard: Visitor
let goods: number

before(async () => {
  app = await fileApp()
  guard = (await administrator(app, ['bans'])).visitor
  goods = await productId(app.database.db, 'W-1')
})

type Subject = { kind: 'Account' | 'Session' | 'Network'; value: string }
async function ban(subject: Subject) {
  const { status, body } = await guard.call(contract.addBan, {
    subject,
    reason: 'Spam in every chat',
    until: inDays(7),
  })
  assert.equal(status, 200)
  return async () => assert.equal((await guard.call(contract.cancelBan, { id: body.id })).status, 200)
}

const add = (visitor: Visitor, ip = '198.51.100.200', forged = '') =>
  visitor.call(addToCart, { productId: goods }, { headers: { 'x-forwarded-for': forged ? `${forged}, ${ip}` : ip } })

/** Processes hear of a ban by a notification, moments after it is made. */
async function until(isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 5_000; !(await isSo()) && Date.now() < deadline;) await sleep(10)
  assert.ok(await isSo())
}
const refused = '403 bans.banned'

test('D17 a banned account: tokens, refresh, sign-in and sign-up with its phone and e-mail are worth nothing', async () => {
  const { db } = app.database
  const { id, email, visitor } = await person(app, { passwordHash: await hashPassword(password, app.config) })
  const phone = '+381641110001'
  await sql`update accounts set phone = ${phone}, phone_confirmed_at = now() where id = ${id}::uuid`.execute(db)
  const tokens = new Map(visitor.cookies)
  await ban({ kind: 'Account', value: id })
  assert.equal((await visitor.call(getAccountContext, {})).status, 401)
  const bearer = anonymous(app)
  assert.equal(
    (await bearer.call(getAccountContext, {}, { headers: { authorization: `Bearer ${tokens.get('token')}` } })).status,
    401,
  )
  assert.equal(
    told(await bearer.call(refreshToken, { refreshToken: tokens.get('refreshToken')! })),
    '401 accounts.sessionEnded',
  )
  for (const login of [email, phone])
    assert.equal(told(await anonymous(app).call(requestToken, { login, password })), '401 accounts.wrongCredentials')

  const again = anonymous(app)
  assert.equal((await again.call(registration.sendPhoneCode, { phone })).status, 200)
  assert.equal((await again.call(registration.sendEmailCode, { email })).status, 200)
  for (const address of [phone, email])
    assert.deepEqual(
      (await messagesTo(db, address)).map(({ template, values }) => [template, values.code]),
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
  const other = await person(app)
  assert.equal(
    (await other.visitor.call(registration.sendPhoneConfirmation, { phone: '+381 64 111 0001' })).status,
    200,
  )
  assert.equal(
    told(await other.visitor.call(registration.confirmPhone, { phone, code: await codeTo(db, phone) })),
    '409 registration.taken',
    'not even to who holds it',
  )
  const { rows } = await sql`select id from accounts where phone = ${phone} or email = ${email}`.execute(db)
  assert.deepEqual(rows, [{ id }])
})

test('D17 the tax number of a banned account opens no store for another', async () => {
  const company = {
    country: 'RU',
    taxNumber: '7707083893',
    companyName: 'Fraud LLC',
    supplierType: 'Other',
    storeName: 'Fraud',
    location: 'moscow',
  } as const
  const owner = await person(app)
  assert.equal((await owner.visitor.call(registerCompany, company)).status, 200)
  await ban({ kind: 'Account', value: owner.id })
  const other = await person(app)
  assert.equal(
    told(
      await other.visitor.call(registerCompany, { ...company, companyName: 'Honest LLC', taxNumber: '77 0708 3893' }),
    ),
    '409 members.companyTaken',
  )
})

test('D17 a banned session writes nothing from any network, reads on, and brings nothing into an account', async () => {
  const visitor = anonymous(app)
  assert.equal(told(await add(visitor)), '200')
  const value = [...visitor.cookies].find(([name]) => name === 'anon')![1].split('.')[0]!
  const lift = await ban({ kind: 'Session', value })
  await until(async () => told(await add(visitor)) === refused)
  assert.equal(told(await add(visitor, '203.0.113.250', '203.0.113.251')), refused)
  const answers = await Promise.all([
    visitor.call(registration.sendEmailCode, { email: 'session@test.example' }),
    visitor.call(requestToken, { login: 'x@test.example', password }),
    visitor.call(editCart, { productId: goods, quantity: 5 }),
  ])
  for (const answer of answers) assert.equal(told(answer), refused)
  assert.equal((await visitor.call(getCart, {})).status, 200)
  assert.equal(told(await add(anonymous(app))), '200', 'nobody else is meant')
  await lift()
  await until(async () => told(await add(visitor)) === '200')
})

test('D17 a banned network writes nothing: no forged header helps, nor another address of the same /64, nor signing in', async () => {
  const [four, six] = ['203.0.113.9', '2a00:1450:1:2:aaaa::1']
  assert.equal(told(await add(anonymous(app), four)), '200')
  const lifts = [await ban({ kind: 'Network', value: four }), await ban({ kind: 'Network', value: six })]
  await until(async () => told(await add(anonymous(app), six)) === refused)
  for (const forged of [
    '',
    '198.51.100.1',
    '127.0.0.1',
    '10.0.0.1, 192.0.2.1',
    'unknown',
    `${'1.1.1.1, '.repeat(50)}1.1.1.1`,
  ]) {
    assert.equal(told(await add(anonymous(app), four, forged)), refused, forged)
    assert.equal(told(await add(anonymous(app), six, forged)), refused, forged)
  }
  for (const header of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])
    assert.equal(
      told(
        await anonymous(app).call(
          addToCart,
          { productId: goods },
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
    assert.equal(told(await add(anonymous(app), same)), refused, same)
  for (const other of ['2a00:1450:1:3::1', '203.0.113.10', '::ffff:203.0.113.10'])
    assert.equal(told(await add(anonymous(app), other)), '200', other)
  const signedIn = await signedInAs(app, (await person(app)).id)
  assert.equal(told(await add(signedIn, four)), refused)
  assert.equal(
    (await signedIn.call(getCart, {}, { headers: { 'x-forwarded-for': four } })).status,
    200,
    'reading stays possible',
  )
  for (const lift of lifts) await lift()
  await until(async () => told(await add(anonymous(app), six)) === '200')
})

test('D17 system/ip/ban bans and lifts over HTTP as the panel does', async () => {
  const network = '203.0.112.0/24'
  assert.equal((await guard.call(contract.banNetwork, { network, reason: 'Scanners', until: inDays(1) })).status, 200)
  await until(async () => told(await add(anonymous(app), '203.0.112.77')) === refused)
  assert.ok((await guard.call(contract.listBannedNetworks, {})).body.items.some(({ value }) => value === network))
  assert.equal((await guard.call(contract.unbanNetwork, { network })).status, 200)
  await until(async () => told(await add(anonymous(app), '203.0.112.77')) === '200')
  assert.ok(!(await guard.call(contract.listBannedNetworks, {})).body.items.some(({ value }) => value === network))
})
