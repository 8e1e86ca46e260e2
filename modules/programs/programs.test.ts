import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Caller } from '#platform/http/caller.ts'
import * as make from '#platform/testing/make.ts'
import { signedIn, statusAndCode } from '#platform/testing/personas.ts'
import { accountId } from '#platform/testing/shop.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import { updateProducts } from './change-products.ts'
import * as contract from './contract.ts'
import { programGuide } from './guide.ts'
import { storeWithKey } from './programs.fixture.ts'

const outcomes = ({ items }: { items: { outcome: string; errors: { code: string }[] }[] }) =>
  items.map(({ outcome, errors }) => [outcome, ...errors.map(({ code }) => code)].join(' '))

test('items are written by id or code, each on its own, and a repeated call changes nothing', async () => {
  const { db, store, program, succeed } = await storeWithKey()
  const [first, second, third] = await Promise.all(
    ['S-1', 'S-2', 'S-3'].map((code) => make.product(db, { storeId: store.id, code, priceMinor: 1_000, available: 5 })),
  )
  const foreign = await make.product(db, { storeId: (await storeWithKey()).store.id })
  await sql`update product_stock set reserved = 4 where product_id = ${third!.id} and quantity > 0`.execute(db)
  const [warehouse, other] = store.warehouseIds
  const items = [
    { code: 'S-1', price: 1_100, quantity: 7 },
    { id: second!.id, oldPrice: 1_500, quantity: 2, warehouseId: other! },
    { code: 'S-3', quantity: 3 },
    { id: foreign.id, price: 1 },
    { code: 'S-4', price: 1 },
    { id: first!.id, price: 1_200 },
    { code: 'S-2', quantity: 1, warehouseId: 2_000_000_000 },
  ]
  const expected = [
    'Updated',
    'Updated',
    'Refused products.reserved',
    'Refused products.notFound',
    'Refused products.notFound',
    'Refused programs.itemRepeated',
    'Refused programs.itemRepeated',
  ]
  const answer = await succeed(contract.updatePricesAndStock, { items })
  assert.deepEqual(outcomes(answer), expected)
  assert.deepEqual(
    answer.items.map(({ id, code }) => [id, code]),
    [
      [first!.id, 'S-1'],
      [second!.id, 'S-2'],
      [third!.id, 'S-3'],
      [null, null],
      [null, 'S-4'],
      [first!.id, 'S-1'],
      [second!.id, 'S-2'],
    ],
  )
  assert.deepEqual(
    outcomes(await succeed(contract.updatePricesAndStock, { items })),
    expected.map((outcome) => outcome.replace('Updated', 'Unchanged')),
  )
  const { items: products } = await succeed(contract.listProgramProducts, {})
  assert.deepEqual(
    products.map(({ code, price, oldPrice, available, stock }) => [
      code,
      price,
      oldPrice,
      available,
      stock.map(({ quantity }) => quantity),
    ]),
    [
      ['S-1', 1_100, null, 7, [7, 0]],
      ['S-2', 1_000, 1_500, 7, [5, 2]],
      ['S-3', 1_000, null, 5, [5, 0]],
    ],
  )
  assert.equal(products[0]!.stock[0]!.warehouseId, warehouse)
  for (const bad of [{ price: 1 }, { id: 1, code: 'S-1' }, { id: first!.id, margin: 3 }])
    assert.equal(
      statusAndCode(await program.call(contract.updatePricesAndStock, { items: [bad] })),
      '422 request.invalid',
    )
})

test('a price and its volume prices are changed together, and fall as the quantity rises', async () => {
  const { db, store, succeed } = await storeWithKey()
  await make.product(db, { storeId: store.id, code: 'T-1', priceMinor: 1_000 })
  const change = async (item: object) =>
    outcomes(await succeed(contract.updatePricesAndStock, { items: [{ code: 'T-1', ...item }] }))
  const tiers = async () => (await succeed(contract.listProgramProducts, {})).items[0]!.tiers
  const first = [
    { fromQuantity: 10, price: 900 },
    { fromQuantity: 100, price: 800 },
  ]
  assert.deepEqual(await change({ tiers: first }), ['Updated'])
  assert.deepEqual(await change({ tiers: first }), ['Unchanged'])
  assert.deepEqual(await change({ price: 900 }), ['Refused products.notAboveTiers'])
  for (const bad of [
    [{ fromQuantity: 10, price: 1_000 }],
    first.toReversed(),
    [first[0]!, { ...first[1]!, price: 900 }],
    [first[0]!, { ...first[1]!, fromQuantity: 10 }],
  ])
    assert.deepEqual(await change({ tiers: bad }), ['Refused products.tiersNotFalling'], JSON.stringify(bad))
  assert.deepEqual(await change({ tiers: [{ fromQuantity: 1, price: 900 }] }), ['Refused products.outOfRange'])
  assert.deepEqual(await tiers(), first)
  assert.deepEqual(await change({ price: 700, tiers: [{ fromQuantity: 50, price: 600 }] }), ['Updated'])
  assert.deepEqual(await tiers(), [{ fromQuantity: 50, price: 600 }])
  assert.deepEqual(await change({ price: 500, tiers: [] }), ['Updated'])
  assert.deepEqual(await tiers(), [])
})

test('a thousand items are one transaction, whose statements do not grow with them', async () => {
  const { db, store, keyId, succeed } = await storeWithKey()
  const codes = Array.from({ length: 600 }, (_, index) => `B-${index}`)
  await Promise.all(codes.slice(0, 3).map((code) => make.product(db, { storeId: store.id, code })))
  await sql`
    insert into products (store_id, category_id, category_path, location_path, code, unit_code, currency, price_minor)
    select store_id, category_id, category_path, location_path, 'B-' || n, unit_code, currency, price_minor
    from products, generate_series(3, 599) n where store_id = ${store.id} and code = 'B-0'
  `.execute(db)
  const itemsOf = (count: number, price: number) => codes.slice(0, count).map((code) => ({ code, price, quantity: 9 }))
  const { items } = await succeed(contract.updatePricesAndStock, { items: itemsOf(600, 2_345) })
  assert.ok(items.every(({ outcome }) => outcome === 'Updated'))
  const { recorder, during } = recordStatements()
  const key = { id: keyId, storeId: store.id, scopes: ['WriteStock'] as const }
  const caller = { account: undefined, ip: '', locale: 'en' } as Caller
  const statementsOf = async (count: number, price: number) => {
    const change = () =>
      db
        .withPlugin(recorder)
        .transaction()
        .execute((tx) => updateProducts(tx, { key, caller, now: new Date() }, itemsOf(count, price)))
    // Notifications hold so many cache tags each.
    return (await during(change)).statements.filter((statement) => !statement.includes('pg_notify'))
  }
  assert.deepEqual(await statementsOf(400, 4_000), await statementsOf(3, 3_000))
})

test('orders are those of the store, page by page', async () => {
  const { app, db, store, program, succeed } = await storeWithKey()
  const product = await make.product(db, { storeId: store.id, code: 'O-1', priceMinor: 2_000 })
  const buyer = await signedIn(app, 'buyer')
  const place = async () => {
    await make.cart(db, await accountId(db, 'buyer'), [{ productId: product.id, quantity: 2 }])
    const { body } = await buyer.post('/api/cart/order/create', { contactName: 'Bea', contactPhone: '1' })
    return (body as { outcomes: { orderId: string }[] }).outcomes[0]!.orderId
  }
  const ids = [await place(), await place(), await place()]
  const first = await succeed(contract.listProgramOrders, { pageSize: 2 })
  const second = await succeed(contract.listProgramOrders, { pageSize: 2, cursor: first.nextCursor! })
  assert.deepEqual(
    [...first.items, ...second.items].map(({ id }) => id),
    ids.toReversed(),
  )
  assert.equal(second.nextCursor, null)
  const order = await succeed(contract.getProgramOrder, { id: ids[0]! })
  assert.deepEqual(
    [
      order.status,
      order.total,
      order.deliveryCost,
      order.buyer.name,
      order.lines.map(({ code, quantity, price }) => [code, quantity, price]),
    ],
    ['New', 4_000, null, 'Bea', [['O-1', 2, 2_000]]],
  )
  assert.deepEqual((await succeed(contract.listProgramOrders, { status: 'Shipped' })).items, [])
  await sql`update order_history set created_at = now() - interval '1 hour' where order_id = any(${ids}::uuid[])`.execute(
    db,
  )
  const changedSince = new Date(Date.now() - 60_000).toISOString()
  assert.deepEqual((await succeed(contract.listProgramOrders, { changedSince })).items, [])
  await sql`update order_history set created_at = now() where order_id = ${ids[1]!}::uuid`.execute(db)
  const { items: changed } = await succeed(contract.listProgramOrders, { changedSince })
  assert.deepEqual(
    changed.map(({ id }) => id),
    [ids[1]],
  )
  const stranger = await storeWithKey()
  assert.equal(
    statusAndCode(await stranger.program.call(contract.getProgramOrder, { id: ids[0]! })),
    '404 orders.notFound',
  )
  assert.equal(statusAndCode(await program.call(contract.listProgramOrders, { cursor: 'x' })), '200')
})

test('the guide names the reasons for refusals, and a value of another type refuses the request as a whole', async () => {
  const guide = programGuide({ publicOrigin: 'https://market.example' })
  for (const code of contract.itemErrors) assert.match(guide, new RegExp(`<code>${code}</code>`))
  const { db, store, program, succeed } = await storeWithKey()
  await make.product(db, { storeId: store.id, code: 'W-1', priceMinor: 1_000 })
  const items = [
    { code: 'W-1', price: 2_000 },
    { code: 'W-1', quantity: 1.5 },
  ]
  const { status, body } = await program.call(contract.updatePricesAndStock, { items })
  const { errors } = body as unknown as { errors: { path: string }[] }
  assert.deepEqual([status, errors.map(({ path }) => path)], [422, ['items.1.quantity']])
  assert.equal((await succeed(contract.listProgramProducts, {})).items[0]!.price, 1_000)
})
