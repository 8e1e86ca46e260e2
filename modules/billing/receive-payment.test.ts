// The results that Robokassa posts, and those of somebody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { deliverAt } from '#platform/testing/notifications.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { getPayment } from './contract.ts'
import { ledgerOf, newInvoice, payingStore, postResult, robokassaSettings, secrets, signed } from './billing.fixture.ts'
import { resultSignature } from './robokassa.ts'

let app: TestApp
before(async () => {
  app = await startApp({ environment: robokassaSettings })
})
after(() => app[Symbol.asyncDispose]())

const refused = '400 billing.paymentRefused'

async function invoiceOf(amountMinor = 50_000) {
  const { db, storeId, owner } = await payingStore(app)
  const { invoiceId, fieldsByName } = await newInvoice(owner, storeId, amountMinor)
  const stateOf = async () => (await owner.call(getPayment, { id: invoiceId }, { storeId })).body.state
  return { db, storeId, owner, InvId: String(invoiceId), OutSum: fieldsByName.OutSum!, stateOf }
}

test('a signed result credits the invoice and is answered with OK and its number', async () => {
  const { db, storeId, InvId, OutSum, stateOf } = await invoiceOf()
  assert.equal(await stateOf(), 'Waiting')
  const response = await postResult(app, signed({ OutSum, InvId }))
  assert.equal(response.status, 200)
  assert.equal(response.text, `OK${InvId}`)
  assert.match(response.headers.get('content-type')!, /^text\/plain/)
  assert.deepEqual(await ledgerOf(db, storeId), { entries: ['TopUp 50000'], balance: 50_000, held: 0 })
  assert.equal(await stateOf(), 'Paid')
})

test('the people who see the balance are notified of a payment, and operators are not', async () => {
  const { db, storeId, owner, InvId, OutSum } = await invoiceOf()
  const operator = await colleague(app, storeId, 'Operator')
  await postResult(app, signed({ OutSum, InvId }))
  const { body } = await owner.call(listNotifications, {})
  assert.deepEqual(
    body.items.map(({ kind, invoiceId, total }) => [kind, invoiceId, total]),
    [['PaymentReceived', Number(InvId), { minor: 50_000, currency: 'RUB' }]],
  )
  assert.deepEqual((await operator.call(listNotifications, {})).body.items, [])
  const target = { accountId: owner.accountId, kind: 'PaymentReceived', channel: 'Email' } as const
  await deliverAt(app, app.config, target, new Date(Date.now() + 120_000))
  const { rows } = await sql<{ total: string; path: string }>`
    select values ->> 'total' as total, values ->> 'path' as path from outgoing_messages where recipient = ${owner.email} and template = 'paymentsReceived'
  `.execute(db)
  assert.deepEqual(rows, [{ total: '₽500.00', path: '/profile/balance' }])
})

test('results with a wrong signature are refused and book nothing (C01)', async () => {
  const { db, storeId, InvId, OutSum } = await invoiceOf()
  const right = signed({ OutSum, InvId })
  const shop = signed({ OutSum, InvId, Shp_a: '1', Shp_b: '2' })
  const reordered = resultSignature(secrets, {
    OutSum: `${OutSum}:${InvId}`,
    InvId: `${secrets.password2}:Shp_b=2:Shp_a=1`,
  })
  const incomplete = { OutSum, InvId, Shp_a: '1', SignatureValue: shop.SignatureValue }
  for (const fields of [
    { ...right, SignatureValue: 'f'.repeat(64) },
    signed({ OutSum, InvId }, robokassaSettings.ROBOKASSA_PASSWORD1),
    { ...right, SignatureValue: '' },
    { OutSum, InvId },
    {},
    { ...right, OutSum: '500.0' },
    incomplete,
    { ...shop, SignatureValue: reordered },
    { ...right, Shp_c: '3' },
  ]) {
    const response = await postResult(app, fields as Record<string, string>)
    assert.equal(statusAndCode(response), refused)
    assert.doesNotMatch(response.text, /OK\d/)
  }
  assert.deepEqual(await ledgerOf(db, storeId), { entries: [], balance: 0, held: 0 })
  const capital = { ...shop, SignatureValue: shop.SignatureValue.toUpperCase() }
  assert.equal((await postResult(app, capital)).text, `OK${InvId}`)
})

test('another sum than that of the invoice is held, not credited (C02)', async () => {
  const { db, storeId, InvId, stateOf } = await invoiceOf()
  assert.equal((await postResult(app, signed({ OutSum: '499.00', InvId }))).text, `OK${InvId}`)
  assert.deepEqual(await ledgerOf(db, storeId), { entries: ['PaymentHeld 49900'], balance: 0, held: 49_900 })
  assert.equal(await stateOf(), 'Held')
  assert.equal((await postResult(app, signed({ OutSum: '500.00', InvId }))).text, `OK${InvId}`)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, ['PaymentHeld 49900'])
  const other = await invoiceOf()
  await postResult(app, signed({ OutSum: '500.005', InvId: other.InvId }))
  assert.deepEqual((await ledgerOf(db, other.storeId)).entries, ['PaymentHeld 50000'])
})

test('the sum is hashed as it was sent and compared as a decimal (C03)', async () => {
  for (const OutSum of ['500.000000', '500', '500.0']) {
    const { db, storeId, InvId } = await invoiceOf()
    assert.equal((await postResult(app, signed({ OutSum, InvId }))).text, `OK${InvId}`)
    assert.equal((await ledgerOf(db, storeId)).balance, 50_000)
  }
})

test('a hundred results at once, and one later, credit once (C04)', async () => {
  const { db, storeId, InvId, OutSum } = await invoiceOf()
  const result = signed({ OutSum, InvId })
  const responses = await Promise.all(Array.from({ length: 100 }, () => postResult(app, result)))
  assert.deepEqual([...new Set(responses.map(({ text }) => text))], [`OK${InvId}`])
  await sql`update payment_invoices set paid_at = paid_at - interval '1 hour' where id = ${Number(InvId)}`.execute(db)
  assert.equal((await postResult(app, result)).text, `OK${InvId}`)
  assert.deepEqual(await ledgerOf(db, storeId), { entries: ['TopUp 50000'], balance: 50_000, held: 0 })
})

test('a result that fails on our side is not acknowledged, and credits when it is repeated (C05)', async () => {
  const { db, storeId, InvId, OutSum } = await invoiceOf()
  const result = signed({ OutSum, InvId })
  await sql`alter table ledger_entries add constraint refused check (store_id <> ${sql.lit(storeId)})`.execute(db)
  for (let attempt = 0; attempt < 3; attempt++) {
    const response = await postResult(app, result)
    assert.equal(response.status, 500)
    assert.doesNotMatch(response.text, /OK\d/)
    assert.deepEqual(await ledgerOf(db, storeId), { entries: [], balance: 0, held: 0 })
  }
  await sql`alter table ledger_entries drop constraint refused`.execute(db)
  assert.equal((await postResult(app, result)).text, `OK${InvId}`)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, ['TopUp 50000'])
})

test('reading the state of a payment before its result credits nothing (C06)', async () => {
  const { db, storeId, InvId, OutSum, stateOf } = await invoiceOf()
  for (let poll = 0; poll < 3; poll++) assert.equal(await stateOf(), 'Waiting')
  assert.deepEqual(await ledgerOf(db, storeId), { entries: [], balance: 0, held: 0 })
  await postResult(app, signed({ OutSum, InvId }))
  assert.equal(await stateOf(), 'Paid')
})

test('numbers of no invoice, and payments of the test mode, are refused alike (C07)', async () => {
  const { db, storeId, InvId, OutSum } = await invoiceOf()
  const results = [
    ...['2147483647', '99999999999', '-1', '0', '1.5', 'x', ''].map((id) => signed({ OutSum, InvId: id })),
    ...['0', '-500.00', '0.001', '1e3', 'NaN', ''].map((sum) => signed({ OutSum: sum, InvId })),
    { ...signed({ OutSum, InvId }), IsTest: '1' },
  ]
  const texts = new Set<string>()
  for (const result of results) {
    const response = await postResult(app, result)
    assert.equal(statusAndCode(response), refused)
    const { traceId: _traceId, ...problem } = response.body as { traceId: string }
    texts.add(JSON.stringify(problem))
  }
  assert.equal(texts.size, 1)
  assert.deepEqual((await ledgerOf(db, storeId)).entries, [])
})

test('the invoice is stored before its form is answered (C08)', async () => {
  const { db, InvId } = await invoiceOf()
  const { rows } = await sql`select from payment_invoices where id = ${Number(InvId)}`.execute(db)
  assert.equal(rows.length, 1)
})

test('while connections break, a result is acknowledged only with its credit, and there is one (R11)', async () => {
  const { db, storeId, InvId, OutSum } = await invoiceOf()
  const result = signed({ OutSum, InvId })
  const breakConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(db)
      .catch(() => {})
  const posts = Array.from({ length: 40 }, () => postResult(app, result))
  await breakConnections()
  const responses = await Promise.all(posts)
  const isAcknowledged = responses.some(({ text }) => text === `OK${InvId}`)
  assert.ok(responses.every(({ status, text }) => text === `OK${InvId}` || status >= 500))
  const { entries } = await ledgerOf(db, storeId)
  assert.ok(entries.length <= 1)
  if (isAcknowledged) assert.equal(entries.length, 1)
  assert.equal((await postResult(app, result)).text, `OK${InvId}`)
  assert.deepEqual(await ledgerOf(db, storeId), { entries: ['TopUp 50000'], balance: 50_000, held: 0 })
})
