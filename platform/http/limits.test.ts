import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApp } from '../testing/app.ts'
import { anonymous, signedIn } from '../testing/personas.ts'
import { fileDatabase } from '../testing/shared.ts'
import { createLimits, limitRules, networkOf } from './limits.ts'

test('an IPv6 visitor is the network of /64, an IPv4 visitor the address', () => {
  for (const [a, b, isSame] of [
    ['2001:db8::1', '2001:db8::ffff:2', true],
    ['2001:db8:0:0:1::', '2001:db8::1', true],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
    ['2001:db8:0:1::1', '2001:db8::1', false],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
    ['10.0.0.1', '10.0.0.2', false],
  ] as const)
    assert.equal(networkOf(a) === networkOf(b), isSame, `${a} and ${b}`)
})

test('beyond its budget a visitor is told when to come back', async () => {
  await using app = await startApp({ database: await fileDatabase(), rateLimits: true })
  const visitor = anonymous(app)
  const answers = []
  for (let count = 0; count <= limitRules.search.points; count++) answers.push(await visitor.get('/api/brand/search'))
  assert.ok(answers.slice(0, -1).every(({ status }) => status === 200))
  const last = answers.at(-1)!
  assert.equal(last.status, 429)
  assert.equal((last.body as { code: string }).code, 'request.tooMany')
  const seconds = Number(last.headers.get('retry-after'))
  assert.ok(seconds > 0 && seconds <= 60)
  assert.equal((await visitor.get('/api/system/test')).status, 200)
})

test('the budgets of sign-in and of orders are counted over all processes', async () => {
  const database = await fileDatabase()
  await using one = await startApp({ database, rateLimits: true })
  await using other = await startApp({ database, rateLimits: true })
  const statuses: number[] = []
  const [here, there] = [await signedIn(one, 'buyer'), await signedIn(other, 'buyer')]
  for (let count = 0; count <= limitRules.order.points; count++)
    statuses.push(
      (await (count % 2 ? here : there).post('/api/cart/order/create', { contactName: 'B', contactPhone: '1' })).status,
    )
  assert.deepEqual(statuses, [...Array.from({ length: limitRules.order.points }, () => 409), 429])
})

test('the budget of one visitor is not that of another', async () => {
  const { pool } = await fileDatabase()
  const limits = createLimits(pool)
  const caller = (ip: string) => ({ ip, account: undefined, anonymousId: undefined }) as never
  for (let count = 0; count < limitRules.cartWrite.points; count++) await limits.spend('cartWrite', caller('10.0.0.1'))
  await assert.rejects(limits.spend('cartWrite', caller('10.0.0.1')), { code: 'request.tooMany' })
  await limits.spend('cartWrite', caller('10.0.0.2'))
})

test('one question to several stores is one unit: ten an hour, three for whoever is not signed in', async () => {
  const { pool } = await fileDatabase()
  const limits = createLimits(pool)
  const visitor = { ip: '10.0.0.3', account: undefined, anonymousId: 'a visitor' } as never
  const account = { ip: '10.0.0.3', account: { id: 'an account' }, anonymousId: undefined } as never
  for (const [caller, most] of [
    [visitor, 3],
    [account, 10],
  ] as const) {
    for (let count = 0; count < most; count++) await limits.spend('inquiry', caller)
    await assert.rejects(limits.spend('inquiry', caller), { code: 'request.tooMany' })
  }
})
