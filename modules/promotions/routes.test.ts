import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { promoCards } from '#modules/catalog/contract.ts'
import { promoStores } from '#modules/suppliers/contract.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf, inDays } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { payingStore } from './promotions.fixture.ts'

const day = (days: number) => inDays(days).slice(0, 10)
const placement = 'PromoOnMainPage'

test('products are promoted from the first to the last day and paid from the balance', async () => {
  const { app, products, call, balance } = await payingStore(2_000)
  const ids = products.slice(0, 2).map(({ id }) => id)
  const input = { ids, placement, from: day(0), days: 2 }
  const isShown = async () => {
    const { body } = await anonymous(app).call(promoCards, { p: 'live', g: 'default', placement, limit: 24 })
    return ids.map((id) => body.items.find((card) => card.id === id)?.isPromo)
  }
  const rehearsal = (await call(contract.promoteProducts, { ...input, isDryRun: true })).body
  const expected = {
    count: 2,
    days: 4,
    price: { minor: 30_000, currency: 'RUB' },
    cost: { minor: 120_000, currency: 'RUB' },
    balance: { minor: 200_000, currency: 'RUB' },
    rejected: [],
  }
  assert.deepEqual(rehearsal, expected)
  assert.deepEqual([await balance(), await isShown()], [200_000, [undefined, undefined]])
  assert.deepEqual((await call(contract.promoteProducts, { ...input, costMinor: 120_000 })).body, expected)
  assert.deepEqual([await balance(), await isShown()], [80_000, [true, true]])

  const { items } = (await call(contract.listOwnPromotions, { state: 'current' })).body
  assert.deepEqual(
    items.map(({ product, paid, startsAt, endsAt }) => [product!.id, paid!.minor, startsAt, endsAt]),
    ids.toReversed().map((id) => [id, 60_000, `${day(0)}T00:00:00.000Z`, `${day(2)}T00:00:00.000Z`]),
  )
  const [entry] = await auditOf(app, 'product', String(ids[0]))
  assert.equal(entry!.action, 'product.promote')
  assert.equal((entry!.details.after as { costMinor: number }).costMinor, 60_000)
})

test('days on which a product is promoted already are not paid again', async () => {
  const { products, call, balance } = await payingStore(10_000)
  const promote = async (from: number, days: number) =>
    (await call(contract.promoteProducts, { ids: [products[0]!.id], placement, from: day(from), days })).body
  assert.equal((await promote(2, 3)).days, 3)
  assert.equal((await promote(0, 7)).days, 4)
  assert.deepEqual(await promote(1, 5), {
    count: 1,
    days: 0,
    price: { minor: 30_000, currency: 'RUB' },
    cost: { minor: 0, currency: 'RUB' },
    balance: { minor: 790_000, currency: 'RUB' },
    rejected: [],
  })
  assert.equal(await balance(), 790_000)
  const { items } = (await call(contract.listOwnPromotions)).body
  assert.deepEqual(
    items.map(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]),
    [
      [day(5), day(7)],
      [day(2), day(5)],
      [day(0), day(2)],
    ],
  )
})

test('a store is promoted in its placement, in turn with others and marked', async () => {
  const { app, store, call, balance } = await payingStore(1_200)
  assert.equal(
    (await call(contract.promoteStore, { placement: 'PromoOnClassPage', from: day(0), days: 4 })).body.days,
    4,
  )
  assert.equal(await balance(), 0)
  const shown = async (input: object) => (await anonymous(app).call(promoStores, { limit: 24, ...input })).body.items
  const [card] = (await shown({ placement: 'PromoOnClassPage' })).filter(({ id }) => id === store.id)
  assert.equal(card!.isPromo, true)
  assert.ok((await shown({ placement: 'PromoOnGroupPage' })).every(({ id }) => id !== store.id))
  assert.equal(
    statusAndCode(await anonymous(app).call(promoStores, { placement: 'Nowhere' as never })),
    '422 request.invalid',
  )
  assert.deepEqual(
    (await call(contract.listOwnPromotions)).body.items.map(({ product, paid }) => [product, paid!.minor]),
    [[null, 120_000]],
  )
  const [entry] = await auditOf(app, 'store', String(store.id))
  assert.equal(entry!.action, 'store.promote')
})

test('of 20 purchases at once with the balance for one, one succeeds (B09)', async () => {
  const { products, call, balance } = await payingStore(600)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? call(contract.promoteStore, { placement, from: day(index), days: 1 })
        : call(contract.promoteProducts, { ids: [products[index % 3]!.id], placement, from: day(index), days: 2 }),
    ),
  )
  const outcomes = responses.map(statusAndCode).toSorted()
  assert.deepEqual(outcomes, ['200', ...Array(19).fill('409 billing.balanceTooLow')])
  assert.equal(await balance(), 0)
  assert.equal((await call(contract.listOwnPromotions)).body.total, 1)
})

test('of 20 purchases of the same days one is paid (B09)', async () => {
  const { products, call, balance } = await payingStore(10_000)
  const input = { ids: products.map(({ id }) => id), placement, from: day(0), days: 1 }
  const responses = await Promise.all(Array.from({ length: 20 }, () => call(contract.promoteProducts, input)))
  const days = responses.map(({ body }) => body.days)
  assert.deepEqual(
    days.toSorted((one, other) => other - one),
    [products.length, ...Array(19).fill(0)],
  )
  assert.equal(await balance(), 1_000_000 - products.length * 30_000)
})

test('a double click buys once', async () => {
  const { products, call, balance } = await payingStore(1_000)
  const input = { ids: [products[0]!.id], placement, from: day(0), days: 1 }
  const options = { idempotencyKey: randomUUID() }
  const [first, second] = await Promise.all([1, 2].map(() => call(contract.promoteProducts, input, options)))
  assert.deepEqual(first!.body, second!.body)
  assert.equal(first!.body.days, 1)
  assert.equal(await balance(), 70_000)
})

test('impossible days, placements and fields are refused, and nothing is bought (B10)', async () => {
  const { products, call, balance, store } = await payingStore(1_000)
  const product = { ids: [products[0]!.id], placement, from: day(0), days: 1 }
  const inputs = [
    ...[0, -1, 1.5, 367, 1e9, '1', null].map((days) => ({ days })),
    ...['', 'PromoEverywhere', null].map((each) => ({ placement: each })),
    ...[day(-1), day(400), '2026-02-30', 'tomorrow'].map((from) => ({ from })),
    ...[[], [0], [-1], [2 ** 31], Array.from({ length: 101 }, (_, index) => index + 1)].map((ids) => ({ ids })),
    { storeId: store.id },
    { cost: 1 },
    { currency: 'USD' },
    { costMinor: -1 },
  ]
  for (const input of inputs) {
    const response = await call(contract.promoteProducts, { ...product, ...input })
    assert.equal(response.status, 422, JSON.stringify(input))
    if ('ids' in input) continue
    const { ids: _, ...own } = { ...product, ...input }
    assert.equal((await call(contract.promoteStore, own)).status, 422, JSON.stringify(input))
  }
  assert.equal(
    statusAndCode(await call(contract.promoteProducts, { ...product, costMinor: 1 })),
    '409 promotions.costChanged',
  )
  assert.deepEqual([await balance(), (await call(contract.listOwnPromotions)).body.total], [100_000, 0])
})

test('products that are foreign or not on sale are left out', async () => {
  const { db, store, products, call, balance } = await payingStore(1_000)
  const foreign = await make.product(db, { storeId: (await make.store(db)).id })
  const archived = await make.product(db, { storeId: store.id, status: 'Archived' })
  const input = { ids: [foreign.id, archived.id, products[0]!.id], placement, from: day(0), days: 1 }
  const { body } = await call(contract.promoteProducts, input)
  assert.deepEqual(
    [body.count, body.days, body.rejected],
    [
      1,
      1,
      [
        { id: foreign.id, code: 'products.notFound' },
        { id: archived.id, code: 'products.notOnSale' },
      ],
    ],
  )
  assert.equal(await balance(), 70_000)
})

test('a store of others is neither promoted nor charged, nor are its promotions ended (A04)', async () => {
  const [own, other] = [await payingStore(1_000), await payingStore(1_000)]
  await other.call(contract.promoteStore, { placement, from: day(3), days: 1 })
  const { items } = (await other.call(contract.listOwnPromotions)).body
  const options = { storeId: other.store.id }
  const period = { placement, from: day(0), days: 1 }
  for (const response of [
    await own.call(contract.promoteStore, period, options),
    await own.call(contract.promoteProducts, { ids: [other.products[0]!.id], ...period }, options),
    await own.call(contract.endOwnPromotions, { ids: [items[0]!.id] }, options),
    await own.call(contract.listOwnPromotions, {}, options),
  ])
    assert.equal(response.status, 403)
  assert.deepEqual((await own.call(contract.endOwnPromotions, { ids: [items[0]!.id] })).body, {
    count: 0,
    refund: { minor: 0, currency: 'RUB' },
    rejected: [{ id: items[0]!.id, code: 'promotions.notFound' }],
  })
  assert.deepEqual([await own.balance(), await other.balance()], [100_000, 40_000])
})

test('operators neither see the money of the store nor spend it', async () => {
  const { app, store, products, call } = await payingStore(1_000)
  const operator = await colleague(app, store.id, 'Operator')
  const options = { storeId: store.id }
  const input = { ids: [products[0]!.id], placement, from: day(0), days: 1 } as const
  for (const response of [
    await operator.call(contract.promoteProducts, input, options),
    await operator.call(contract.listOwnPromotions, {}, options),
    await operator.call(contract.getPromotionPrices, {}, options),
  ])
    assert.equal(statusAndCode(response), '403 promotions.notAllowed')
  const { items, balance } = (await call(contract.getPromotionPrices)).body
  assert.equal(items.length, 8)
  assert.deepEqual(items[0], { subject: 'product', placement, price: { minor: 30_000, currency: 'RUB' } })
  assert.equal(balance.minor, 100_000)
})

test('a promotion has the figures of its own days, product or store', async () => {
  const { db, store, products, call } = await payingStore(10_000)
  const [id, otherId] = products.map((product) => product.id)
  await call(contract.promoteProducts, { ids: [id], placement, from: day(0), days: 2, costMinor: 60_000 })
  await call(contract.promoteProducts, { ids: [id], placement, from: day(5), days: 1, costMinor: 30_000 })
  const { price } = (await call(contract.promoteStore, { placement, from: day(0), days: 1, isDryRun: true })).body
  await call(contract.promoteStore, { placement, from: day(0), days: 1, costMinor: price!.minor })
  const seen = [
    [day(-1), 'productCard', 'View', id, 100],
    [day(0), 'productCard', 'View', id, 7],
    [day(1), 'productCard', 'View', id, 5],
    [day(2), 'productCard', 'View', id, 100],
    [day(0), 'productCard', 'View', otherId, 100],
    [day(0), 'page', 'PageOpen', id, 3],
    [day(0), 'productCard.message', 'Click', id, 2],
    [day(0), 'page', 'PageOpen', null, 4],
    [day(0), 'supplier.phone', 'Click', null, 1],
  ]
  for (const [on, element, action, productId, visitors] of seen)
    await sql`
      insert into daily_metrics (day, element, action, store_id, product_id, visitors)
      values (${on}::date, ${element}, ${action}, ${store.id}, ${productId}::int, ${visitors})
    `.execute(db)
  const results = async (filter: object) =>
    (await call(contract.listOwnPromotions, filter)).body.items.map((each) => each.results)
  assert.deepEqual(await results({ state: 'planned' }), [null])
  assert.deepEqual(await results({ state: 'current', subject: 'product' }), [
    { cardViews: 12, pageViews: 3, contactClicks: 2 },
  ])
  assert.deepEqual(await results({ state: 'current', subject: 'store' }), [
    { cardViews: null, pageViews: 4, contactClicks: 1 },
  ])
})
