import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { fund, ledgerOf, newInvoice, payingStore, postResult, robokassaSettings, signed } from './billing.fixture.ts'
import { getBalance, getPayment, getPaymentInfo, listTransactions, listTransactionsAsSpecified } from './contract.ts'
import { chargePromotions, refundPromotions } from './promotion-entries.ts'
import { isSignedBy, requestSignature } from './robokassa.ts'

let app: TestApp
before(async () => {
  app = await startApp({ environment: robokassaSettings })
})
after(() => app[Symbol.asyncDispose]())

const rubles = (minor: number) => ({ minor, currency: 'RUB' })

test('the form of an invoice is signed for the sum, in the language of the caller', async () => {
  const { storeId, owner } = await payingStore(app)
  const { body } = await owner.call(getPaymentInfo, { amountMinor: 123_456 }, { storeId, locale: 'ru' })
  const fields = Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))
  const { SignatureValue, ...rest } = fields
  assert.deepEqual(rest, {
    MerchantLogin: 'tradeyard',
    OutSum: '1234.56',
    InvId: String(body.invoiceId),
    Description: `Пополнение баланса №\u00a0${body.invoiceId}`,
    Culture: 'ru',
    Shp_locale: 'ru',
  })
  assert.equal(body.address, 'https://auth.robokassa.ru/Merchant/Index.aspx')
  const provider = { ...app.config.robokassa!, address: '', isStandIn: false }
  assert.ok(isSignedBy(requestSignature(provider, fields), { SignatureValue }))
})

test('amounts beyond the limits, and other currencies, make no invoice (B10)', async () => {
  const { db, storeId, owner } = await payingStore(app)
  for (const input of [
    {},
    { amountMinor: 0 },
    { amountMinor: -50_000 },
    { amountMinor: 9_999 },
    { amountMinor: 50_000_001 },
    { amountMinor: 10_000.5 },
    { amountMinor: '1e999' },
    { amountMinor: 'NaN' },
    { amountMinor: 50_000, currency: 'EUR' },
  ])
    assert.equal(statusAndCode(await owner.call(getPaymentInfo, input, { storeId })), '422 request.invalid')
  assert.equal((await sql`select from payment_invoices where store_id = ${storeId}`.execute(db)).rows.length, 0)
})

test('a payment knows the page of this site that needed it', async () => {
  const { storeId, owner } = await payingStore(app)
  const returnTo = '/profile/promotion/new?ids=1,2&days=3'
  const { invoiceId } = (await owner.call(getPaymentInfo, { amountMinor: 50_000, returnTo }, { storeId })).body
  assert.equal((await owner.call(getPayment, { id: invoiceId }, { storeId })).body.returnTo, returnTo)
  for (const foreign of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])
    assert.equal(
      statusAndCode(await owner.call(getPaymentInfo, { amountMinor: 50_000, returnTo: foreign }, { storeId })),
      '422 request.invalid',
    )
})

test('a request repeated with its key gets the same invoice', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const ask = (amountMinor: number) =>
    owner.call(getPaymentInfo, { amountMinor }, { storeId, idempotencyKey: `pay-${storeId}` })
  const responses = await Promise.all(Array.from({ length: 5 }, () => ask(50_000)))
  assert.equal(new Set(responses.map(({ body }) => body.invoiceId)).size, 1)
  assert.equal(statusAndCode(await ask(60_000)), '422 request.keyReused')
  assert.equal((await sql`select from payment_invoices where store_id = ${storeId}`.execute(db)).rows.length, 1)
})

test('operators and people of other stores neither see the balance nor pay (A04)', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const { invoiceId } = await newInvoice(owner, storeId)
  const [operator, manager, stranger] = [
    await colleague(app, storeId, 'Operator'),
    await colleague(app, storeId, 'Manager'),
    await somebody(app),
  ]
  const calls = [
    [getBalance, {}],
    [listTransactions, {}],
    [listTransactionsAsSpecified, {}],
    [getPayment, { id: invoiceId }],
    [getPaymentInfo, { amountMinor: 50_000 }],
  ] as const
  for (const [call, input] of calls) {
    assert.equal(statusAndCode(await operator.call(call, input, { storeId })), '403 billing.notAllowed')
    assert.equal(statusAndCode(await stranger.call(call, input, { storeId })), '403 request.forbidden')
    assert.equal((await manager.call(call, input, { storeId })).status, 200)
  }
  const other = await payingStore(app)
  const foreign = await other.owner.call(getPayment, { id: invoiceId }, { storeId: other.storeId })
  assert.equal(statusAndCode(foreign), '404 billing.paymentNotFound')
  assert.deepEqual((await ledgerOf(db, storeId)).entries, [])
})

test('the people of a closed store read its balance and cannot pay in', async () => {
  const { db, storeId, owner } = await payingStore(app)
  await sql`update stores set status = 'Closed' where id = ${storeId}`.execute(db)
  assert.equal((await owner.call(getBalance, {}, { storeId })).status, 200)
  const paying = await owner.call(getPaymentInfo, { amountMinor: 50_000 }, { storeId })
  assert.equal(statusAndCode(paying), '409 request.storeClosed')
})

test('a payment that is started is in the audit log', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const { invoiceId } = await newInvoice(owner, storeId)
  const { rows } = await sql<{ actor: string; details: object }>`
    select actor_id as actor, details from audit_log where action = 'payment.requested' and entity_id = ${String(invoiceId)}
  `.execute(db)
  assert.deepEqual(rows, [{ actor: owner.accountId, details: { storeId, amountMinor: 50_000, currency: 'RUB' } }])
})

test('balance and transactions show what was paid, promoted and held', async () => {
  const { db, storeId, owner } = await payingStore(app)
  const product = await make.product(db, { storeId })
  const paid = await newInvoice(owner, storeId)
  await postResult(app, signed({ OutSum: '500.00', InvId: paid.invoiceId }))
  const ofProduct = { storeId, currency: 'RUB', subjectType: 'product', subjectId: product.id, promotionId: 4 } as const
  const ofStore = { ...ofProduct, subjectType: 'store', subjectId: storeId } as const
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    await chargePromotions(tx, [{ ...ofProduct, amountMinor: 12_000 }], now)
    await refundPromotions(tx, [{ ...ofStore, amountMinor: 2_000 }], now)
    await chargePromotions(tx, [{ ...ofProduct, subjectId: 2_000_000_000, amountMinor: 1 }], now)
  })
  const held = await newInvoice(owner, storeId)
  await postResult(app, signed({ OutSum: '1.00', InvId: held.invoiceId }))
  await fund(db, storeId, -100)
  const { body: balances } = await owner.call(getBalance, {}, { storeId })
  assert.deepEqual(balances, { items: [{ balance: rubles(39_899), held: rubles(100) }], canPay: true })
  for (const call of [listTransactions, listTransactionsAsSpecified]) {
    const { body } = await owner.call(call, {}, { storeId })
    assert.deepEqual([body.total, body.page, body.pageSize], [6, 1, 25])
    assert.deepEqual(
      body.items.map(({ type, amount, held: { minor }, balanceAfter }) => [
        type,
        amount.minor,
        minor,
        balanceAfter.minor,
      ]),
      [
        ['Correction', -100, 0, 39_899],
        ['PaymentHeld', 0, 100, 39_999],
        ['Promotion', -1, 0, 39_999],
        ['PromotionRefund', 2_000, 0, 40_000],
        ['Promotion', -12_000, 0, 38_000],
        ['TopUp', 50_000, 0, 50_000],
      ],
    )
    const [correction, , gone, ofStore, ofProduct, topUp] = body.items
    assert.equal(correction!.reason, 'Test')
    assert.deepEqual(gone!.subject, { type: 'product', id: 2_000_000_000, name: null, slug: null })
    assert.equal(ofStore!.subject!.type, 'store')
    assert.ok(ofStore!.subject!.name && ofStore!.subject!.slug)
    assert.deepEqual([ofProduct!.subject!.id, ofProduct!.promotionId], [product.id, 4])
    assert.ok(ofProduct!.subject!.name && ofProduct!.subject!.slug)
    assert.equal(topUp!.invoiceId, paid.invoiceId)
  }
})

test('transactions are filtered by type, currency and day, and read by pages', async () => {
  const { db, storeId, owner } = await payingStore(app)
  for (let index = 1; index <= 5; index++) await fund(db, storeId, index * 100)
  const list = async (input: Record<string, unknown>) =>
    (await owner.call(listTransactions, input, { storeId })).body.items.map(({ amount }) => amount.minor)
  assert.deepEqual(await list({ pageSize: 2, page: 2 }), [300, 200])
  assert.deepEqual(await list({ type: 'TopUp' }), [])
  assert.equal((await list({ type: 'Correction', currency: 'RUB' })).length, 5)
  assert.deepEqual(await list({ currency: 'EUR' }), [])
  const today = new Date().toISOString().slice(0, 10)
  assert.equal((await list({ from: today, to: today })).length, 5)
  assert.deepEqual(await list({ to: '2020-01-01' }), [])
  assert.equal(statusAndCode(await owner.call(listTransactions, { type: 'Other' }, { storeId })), '422 request.invalid')
})

test('without settings nothing is offered and results are refused', async () => {
  const bare = await fileApp()
  const { storeId, owner } = await payingStore(bare)
  assert.equal((await owner.call(getBalance, {}, { storeId })).body.canPay, false)
  const paying = await owner.call(getPaymentInfo, { amountMinor: 50_000 }, { storeId })
  assert.equal(statusAndCode(paying), '409 billing.notSetUp')
  assert.equal(
    statusAndCode(await postResult(bare, signed({ OutSum: '1.00', InvId: '1' }))),
    '400 billing.paymentRefused',
  )
})
