import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { statusAndCode, type Visitor } from '#platform/testing/personas.ts'
import { getOverview } from '#modules/operations/overview-contract.ts'
import { correctBalance, decideHeldPayment, listAllTransactions, listHeldPayments } from './admin-contract.ts'
import { ledgerOf, newInvoice, payingStore, postResult, robokassaSettings, signed } from './billing.fixture.ts'
import { getPayment, listTransactions } from './contract.ts'

let app: TestApp
let admin: Visitor
let adminId: string
before(async () => {
  app = await startApp({ environment: robokassaSettings })
  ;({ visitor: admin, id: adminId } = await administrator(app, ['billing']))
})
after(() => app[Symbol.asyncDispose]())

/** A store with a payment of one ruble too little. */
async function heldPayment() {
  const store = await payingStore(app)
  const { invoiceId } = await newInvoice(store.owner, store.storeId)
  await postResult(app, signed({ OutSum: '499.00', InvId: invoiceId }))
  const stateOf = async () =>
    (await store.owner.call(getPayment, { id: invoiceId }, { storeId: store.storeId })).body.state
  return { ...store, invoiceId, stateOf }
}

const heldIds = async () => (await admin.call(listHeldPayments, {})).body.items.map(({ invoiceId }) => invoiceId)
const decide = (invoiceId: number, decision: 'Release' | 'Return') =>
  admin.call(decideHeldPayment, { invoiceId, decision, reason: 'Asked the payer' })

test('a held payment waits for administrators, who credit it', async () => {
  const { db, storeId, owner, invoiceId, stateOf } = await heldPayment()
  const { body } = await admin.call(getOverview, {})
  assert.ok(body.waiting.some(({ kind, count }) => kind === 'heldPayments' && count > 0))
  assert.ok((await heldIds()).includes(invoiceId))
  assert.equal((await decide(invoiceId, 'Release')).status, 200)
  assert.deepEqual(await ledgerOf(db, storeId), {
    entries: ['PaymentHeld 49900', 'PaymentReleased 49900'],
    balance: 49_900,
    held: 0,
  })
  assert.equal(await stateOf(), 'Paid')
  assert.ok(!(await heldIds()).includes(invoiceId))
  const { body: own } = await owner.call(listTransactions, { type: 'PaymentReleased' }, { storeId })
  assert.deepEqual(
    own.items.map(({ amount, held, reason }) => [amount.minor, held.minor, reason]),
    [[49_900, -49_900, 'Asked the payer']],
  )
  assert.deepEqual((await auditOf(app, 'payment', String(invoiceId))).at(-1), {
    action: 'payment.released',
    actorId: adminId,
    details: { storeId, reason: 'Asked the payer' },
  })
})

test('a held payment is returned, and a decision is made once, also by many at once', async () => {
  const { db, storeId, invoiceId, stateOf } = await heldPayment()
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => decide(invoiceId, index % 2 ? 'Release' : 'Return')),
  )
  const codes = responses.map(statusAndCode).sort()
  assert.deepEqual([codes[0], new Set(codes.slice(1))], ['200', new Set(['409 billing.notHeld'])])
  const { balance, held } = await ledgerOf(db, storeId)
  assert.deepEqual([balance === 49_900, held], [(await stateOf()) === 'Paid', 0])
  assert.equal(statusAndCode(await decide(2_000_000_000, 'Return')), '404 billing.paymentNotFound')
  const other = await payingStore(app)
  const unpaid = await newInvoice(other.owner, other.storeId)
  assert.equal(statusAndCode(await decide(unpaid.invoiceId, 'Return')), '409 billing.notHeld')
})

test('a correction changes the balance once per key, never below zero, and is audited', async () => {
  const { db, storeId } = await payingStore(app)
  const correct = (amountMinor: number, idempotencyKey?: string) =>
    admin.call(
      correctBalance,
      { storeId, amountMinor, reason: 'Paid by bank transfer' },
      idempotencyKey ? { idempotencyKey } : {},
    )
  const twice = await Promise.all([correct(70_000, 'a'), correct(70_000, 'a')])
  for (const { body } of twice) assert.deepEqual(body.balance, { minor: 70_000, currency: 'RUB' })
  assert.equal(statusAndCode(await correct(-70_001)), '409 billing.correctionTooHigh')
  assert.equal((await correct(-20_000)).body.balance.minor, 50_000)
  assert.equal(statusAndCode(await correct(0)), '422 request.invalid')
  assert.deepEqual((await ledgerOf(db, storeId)).entries, ['Correction 70000', 'Correction 20000'])
  const { rows: mails } = await sql<{ values: Record<string, string> }>`
    select values from outgoing_messages where template = 'balanceCorrected' and values ->> 'balance' in ('₽700.00', '₽500.00')
    order by created_at, id
  `.execute(db)
  assert.deepEqual(
    mails.map(({ values }) => [values.direction, values.amount, values.balance, values.quote]),
    [
      ['Added', '₽700.00', '₽700.00', 'Paid by bank transfer'],
      ['Taken', '₽200.00', '₽500.00', 'Paid by bank transfer'],
    ],
    'the owner is told once per correction',
  )
  assert.deepEqual(
    (await auditOf(app, 'store', String(storeId))).map(({ action, details }) => [action, details]),
    [
      [
        'store.balanceCorrected',
        { before: { balanceMinor: 0 }, after: { balanceMinor: 70_000, reason: 'Paid by bank transfer' } },
      ],
      [
        'store.balanceCorrected',
        { before: { balanceMinor: 70_000 }, after: { balanceMinor: 50_000, reason: 'Paid by bank transfer' } },
      ],
    ],
  )
})

test('the ledgers of all stores are read by pages and by store', async () => {
  const { storeId } = await payingStore(app)
  for (const amountMinor of [100, 200, 300])
    await admin.call(correctBalance, { storeId, amountMinor, reason: 'Goodwill' })
  const first = (await admin.call(listAllTransactions, { storeId, limit: 2 })).body
  assert.deepEqual(
    first.items.map(({ amount, store }) => [amount.minor, store.id]),
    [
      [300, storeId],
      [200, storeId],
    ],
  )
  const next = (await admin.call(listAllTransactions, { storeId, limit: 2, cursor: first.nextCursor! })).body
  assert.deepEqual([next.items.map(({ amount }) => amount.minor), next.nextCursor], [[100], null])
  assert.equal((await admin.call(listAllTransactions, { limit: 1 })).body.items.length, 1)
})
