import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApp } from '../testing/app.ts'
import { anonymous, signedIn } from '../testing/personas.ts'
import { fileDatabase } from '../testing/shared.ts'
import type { AppError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { createLimits, networkOf } from './limits.ts'

test('IPv6 addresses are limited per /64 network, IPv4 addresses one by one', () => {
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

const caller = (ip: string, options: { account?: string; session?: string } = {}) =>
  ({
    ip,
    account: options.account && { id: options.account },
    anonymousId: options.session,
    sessionId: undefined,
  }) as unknown as Caller

/** How many requests pass before the first that is refused. */
async function passing(spend: () => Promise<void>, max = 5_000): Promise<number> {
  for (let count = 0; count < max; count++) {
    const refusal = await spend().then(
      () => undefined,
      (error: AppError) => error,
    )
    if (refusal) return (assert.equal(refusal.code, 'request.tooMany'), count)
  }
  return max
}

test('a request beyond the budget is 429 with retry-after', async () => {
  await using app = await startApp({ database: await fileDatabase(), rateLimits: true })
  const visitor = anonymous(app)
  let last = await visitor.get('/api/brand/search')
  for (let count = 0; count < 200 && last.status === 200; count++) last = await visitor.get('/api/brand/search')
  assert.equal(last.status, 429)
  const { code, detail } = last.body as { code: string; detail: string }
  assert.equal(code, 'request.tooMany')
  assert.match(detail, /in \d+ seconds?\./)
  assert.ok(Number(last.headers.get('retry-after')) >= 1)
  assert.equal((await visitor.get('/api/system/test')).status, 200)
})

test('the budgets of sign-in and of orders are counted over all processes', async () => {
  const database = await fileDatabase()
  await using one = await startApp({ database, rateLimits: true })
  await using other = await startApp({ database, rateLimits: true })
  const statuses: number[] = []
  const [here, there] = [await signedIn(one, 'buyer'), await signedIn(other, 'buyer')]
  for (let count = 0; count <= 10; count++)
    statuses.push(
      (await (count % 2 ? here : there).post('/api/cart/order/create', { contactName: 'B', contactPhone: '1' })).status,
    )
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 409), 429])
})

test('each visitor has a budget of their own', async () => {
  const limits = createLimits((await fileDatabase()).pool)
  await passing(() => limits.spend('cartWrite', caller('10.0.0.1')))
  await assert.rejects(limits.spend('cartWrite', caller('10.0.0.1')), { code: 'request.tooMany' })
  await limits.spend('cartWrite', caller('10.0.0.2'))
  await limits.spend('cartWrite', caller('10.0.0.1', { session: 'another session' }))
  await limits.spend('cartWrite', caller('10.0.0.1', { account: 'an account' }))
})

test('an inquiry to several stores counts once: ten an hour, three for an anonymous visitor', async () => {
  const limits = createLimits((await fileDatabase()).pool)
  assert.equal(await passing(() => limits.spend('inquiry', caller('10.0.0.3', { session: 'a visitor' }))), 3)
  assert.equal(await passing(() => limits.spend('inquiry', caller('10.0.0.3', { account: 'a buyer' }))), 10)
})

const anonymousBudgets = [
  'chatCreate',
  'inquiry',
  'message',
  'upload',
  'contact',
  'cartWrite',
  'write',
  'typing',
  'read',
  'search',
  'page',
] as const

for (const limit of anonymousBudgets)
  test(`new sessions of one network do not multiply its budget: ${limit} (L01)`, async () => {
    const limits = createLimits((await fileDatabase()).pool)
    const ip = `10.1.0.${anonymousBudgets.indexOf(limit)}`
    let session = 0
    const most = await passing(() => limits.spend(limit, caller(ip, { session: `session ${session++}` })))
    assert.ok(most < 5_000, 'the network is refused at last')
    await limits.spend(limit, caller('10.1.1.1', { session: 'of another network' }))
    if (limit !== 'contact') await limits.spend(limit, caller(ip, { account: 'somebody signed in there' }))
  })

test('chats and inquiries of the anonymous visitors of a network share one budget (L01)', async () => {
  const limits = createLimits((await fileDatabase()).pool)
  let session = 0
  const next = () => caller('10.2.0.1', { session: `visitor ${session++}` })
  await limits.spend('inquiry', next())
  await limits.spend('inquiry', next())
  assert.equal(await passing(() => limits.spend('chatCreate', next())), 10)
  await assert.rejects(limits.spend('inquiry', next()), { code: 'request.tooMany' })
})

test('two hundred people behind one address can read pages, a crawler is stopped (H05)', async () => {
  const limits = createLimits((await fileDatabase()).pool)
  for (let view = 0; view < 3; view++)
    for (let person = 0; person < 200; person++)
      await limits.spend('page', caller('10.3.0.1', { session: `person ${person}` }))
  assert.ok((await passing(() => limits.spend('page', caller('10.3.0.2')))) < 300)
})
