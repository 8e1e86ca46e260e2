import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { listNotifications } from '#modules/notifications/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import type { Somebody } from '#platform/testing/somebody.ts'
import { createOrder, getOrder, listOrders, countOrders, markAsViewed } from './contract.ts'
import { newParties } from './parties.fixture.ts'
import * as steps from './step-contract.ts'

let app: TestApp
let buyer: Somebody
let seller: Somebody
let store: make.MadeStore

before(async () => {
  ;({ app, store, seller, buyer } = await newParties())
})

/** An order of ten pieces of each of two products at 10.00 and 4.00 plus VAT of 20 %. */
async function placeOrder() {
  const { db } = app.database
  const prices = [1000, 400]
  const products: { id: number }[] = []
  for (const priceMinor of prices)
    products.push(await make.product(db, { storeId: store.id, priceMinor, available: 30 }))
  const ids = products.map(({ id }) => id)
  await make.cart(
    db,
    buyer.accountId,
    ids.map((productId) => ({ productId, quantity: 10 })),
  )
  const { body } = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
  return { id: body.outcomes[0]!.orderId!, ids }
}

async function stockOf(ids: readonly number[]) {
  const { rows } = await sql<{ quantity: number; reserved: number; available: number }>`
    select sum(s.quantity)::int as quantity, sum(s.reserved)::int as reserved, p.available from products p join product_stock s on s.product_id = p.id
    where p.id = any(${ids as number[]}::int[]) group by p.id order by p.id
  `.execute(app.database.db)
  return rows.map(({ quantity, reserved, available }) => [quantity, reserved, available])
}
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code

test('an order goes from placed to completed, and the goods leave the stock when they are shipped', async () => {
  const { id, ids } = await placeOrder()
  assert.deepEqual(await stockOf(ids), [
    [30, 10, 20],
    [30, 10, 20],
  ])
  await seller.call(markAsViewed, { ids: id })
  const confirmed = await seller.call(steps.confirmOrder, { id, expectedOn: '2026-12-24' })
  assert.deepEqual(
    [confirmed.status, confirmed.body.status, confirmed.body.expectedOn],
    [200, 'Confirmed', '2026-12-24'],
  )
  const shipped = await seller.call(steps.shipOrder, { id, carrier: 'DHL', trackingNumber: 'JD01' })
  assert.deepEqual(
    [shipped.body.status, shipped.body.carrier, shipped.body.trackingNumber, shipped.body.expectedOn],
    ['Shipped', 'DHL', 'JD01', '2026-12-24'],
  )
  assert.deepEqual(await stockOf(ids), [
    [20, 0, 20],
    [20, 0, 20],
  ])
  const completed = await buyer.call(steps.completeOrder, { id })
  assert.deepEqual(
    completed.body.history.map(({ status, side }) => [status, side]),
    [
      ['New', 'buyer'],
      ['Viewed', 'seller'],
      ['Confirmed', 'seller'],
      ['Shipped', 'seller'],
      ['Completed', 'buyer'],
    ],
  )
  assert.deepEqual(completed.body.can, [])
})

test('a part that the buyer accepts becomes the order: sums and reserved stock follow', async () => {
  const { id, ids } = await placeOrder()
  const lines = [
    { position: 1, quantity: 4, reason: 'Four are left' },
    { position: 2, quantity: 0, reason: 'Not made any more' },
  ]
  const { body: offered } = await seller.call(steps.confirmOrder, { id, lines })
  assert.deepEqual(
    [offered.status, offered.total.minor, offered.offer?.total.minor],
    ['PartlyConfirmed', 14_000, 4_000],
  )
  assert.deepEqual(
    await stockOf(ids),
    [
      [30, 10, 20],
      [30, 10, 20],
    ],
    'reserved until the buyer answers',
  )
  const accepted = await buyer.call(steps.acceptOrder, { id, version: offered.version })
  assert.equal(accepted.status, 200)
  const { status, total, vatTotal, grossTotal, offer } = accepted.body
  assert.deepEqual(
    [status, total.minor, vatTotal.minor, grossTotal.minor, offer],
    ['Confirmed', 4_000, 800, 4_800, null],
  )
  assert.deepEqual(
    accepted.body.lines.map(({ quantity, orderedQuantity, offeredQuantity, reason, sum }) => [
      quantity,
      orderedQuantity,
      offeredQuantity,
      reason,
      sum.minor,
    ]),
    [
      [4, 10, null, 'Four are left', 4_000],
      [0, 10, null, 'Not made any more', 0],
    ],
  )
  assert.deepEqual(await stockOf(ids), [
    [30, 4, 26],
    [30, 0, 30],
  ])
})

test('a buyer declines a part, and accepts only the offer that was seen', async () => {
  const { id, ids } = await placeOrder()
  const reduce = (quantity: number) =>
    seller.call(steps.confirmOrder, { id, lines: [{ position: 1, quantity, reason: 'Sold' }] })
  const { version } = (await reduce(8)).body
  await reduce(6)
  const late = await buyer.call(steps.acceptOrder, { id, version })
  assert.deepEqual([late.status, codeOf(late)], [409, 'orders.hasChanged'])
  const declined = await buyer.call(steps.declineOrder, { id, reason: 'All or nothing' })
  assert.deepEqual([declined.body.status, declined.body.history.at(-1)?.comment], ['Cancelled', 'All or nothing'])
  assert.deepEqual(await stockOf(ids), [
    [30, 0, 30],
    [30, 0, 30],
  ])
})

test('a confirmation as a whole withdraws a part that was offered', async () => {
  const { id } = await placeOrder()
  await seller.call(steps.confirmOrder, { id, lines: [{ position: 1, quantity: 5, reason: 'Sold' }] })
  const { body } = await seller.call(steps.confirmOrder, { id })
  assert.deepEqual(
    [body.status, body.total.minor, body.lines[0]!.offeredQuantity, body.lines[0]!.reason],
    ['Confirmed', 14_000, null, ''],
  )
})

test('a confirmation that makes no sense is refused at its field, and nothing changes', async () => {
  const { id } = await placeOrder()
  const cases = [
    [[{ position: 1, quantity: 11 }], 'request.invalid', 'lines.0.quantity'],
    [[{ position: 1, quantity: 9 }], 'request.invalid', 'lines.0.reason'],
    [[{ position: 3, quantity: 1, reason: 'x' }], 'request.invalid', 'lines.0.position'],
    [[1, 2].map((position) => ({ position, quantity: 0, reason: 'x' })), 'orders.nothingConfirmed', undefined],
  ] as const
  for (const [lines, code, path] of cases) {
    const refused = await seller.call(steps.confirmOrder, { id, lines: [...lines] })
    const body = refused.body as unknown as { code: string; errors?: { path: string }[] }
    assert.deepEqual([refused.status, body.code, body.errors?.[0]?.path], [422, code, path])
  }
  assert.equal((await seller.call(getOrder, { id })).body.status, 'New')
})

test('a rejected or cancelled order says why and releases its stock', async () => {
  for (const [person, call, status] of [
    [seller, steps.rejectOrder, 'Rejected'],
    [buyer, steps.cancelOrder, 'Cancelled'],
  ] as const) {
    const { id, ids } = await placeOrder()
    assert.equal((await person.call(call, { id, reason: ' ' })).status, 422)
    const { body } = await person.call(call, { id, reason: 'Too late' })
    assert.deepEqual([body.status, body.history.at(-1)?.comment], [status, 'Too late'])
    assert.deepEqual(await stockOf(ids), [
      [30, 0, 30],
      [30, 0, 30],
    ])
  }
})

test('a repeated step with the same key is taken once; the store has its own note', async () => {
  const { id } = await placeOrder()
  const idempotencyKey = randomUUID()
  for (let round = 0; round < 2; round++) {
    const { status, body } = await seller.call(steps.confirmOrder, { id }, { idempotencyKey })
    assert.deepEqual([status, body.status, body.history.length], [200, 'Confirmed', 2])
  }
  await seller.call(steps.updateOrder, { id, note: 'Ring the gate' })
  assert.equal((await seller.call(getOrder, { id })).body.note, 'Ring the gate')
  assert.equal((await buyer.call(getOrder, { id })).body.note, null)
})

test('50 parallel steps of both sides on one order end in one legal state (race)', async () => {
  const { id, ids } = await placeOrder()
  const attempts = Array.from({ length: 25 }, () => [
    seller.call(steps.confirmOrder, { id }),
    buyer.call(steps.cancelOrder, { id, reason: 'Changed my mind' }),
  ]).flat()
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  assert.ok(
    statuses.every((status) => status === 200 || status === 409),
    String(statuses),
  )
  const { body } = await buyer.call(getOrder, { id })
  assert.equal(body.status, 'Cancelled')
  assert.equal(statuses.filter((status) => status === 200).length, body.history.length - 1)
  assert.deepEqual(await stockOf(ids), [
    [30, 0, 30],
    [30, 0, 30],
  ])
})

test('each step tells the other side once, and opening the order makes it read', async () => {
  const { id } = await placeOrder()
  const unreadOf = async (person: Somebody) =>
    (await person.call(listNotifications, {})).body.items
      .filter(({ orderId, isRead }) => orderId === id && !isRead)
      .map(({ kind, orderStatus, name, text }) => [kind, orderStatus, name, text])
  await seller.call(steps.confirmOrder, { id, lines: [{ position: 1, quantity: 5, reason: 'Sold' }] })
  assert.deepEqual(await unreadOf(seller), [], 'who answers has read it')
  assert.deepEqual(await unreadOf(buyer), [['OrderStep', 'PartlyConfirmed', store.alias, '']])
  assert.equal((await buyer.call(getOrder, { id })).body.isUnread, true)
  await buyer.call(markAsViewed, { ids: id })
  assert.deepEqual(await unreadOf(buyer), [])
  await buyer.call(steps.cancelOrder, { id, reason: 'All or nothing' })
  assert.deepEqual(await unreadOf(seller), [['OrderStep', 'Cancelled', 'Bea', 'All or nothing']])
})

test('lists have views, a search and counts', async () => {
  const [{ id }, other] = [await placeOrder(), await placeOrder()]
  await seller.call(steps.confirmOrder, { id: other.id })
  const { number } = (await buyer.call(getOrder, { id })).body
  const find = async (filter: object) =>
    (await seller.call(listOrders, { side: 'seller', storeId: store.id, ...filter })).body.items.map(
      (order) => order.id,
    )
  assert.deepEqual(await find({ query: String(number) }), [id])
  assert.equal((await find({ query: 'bea' })).length > 1, true)
  assert.deepEqual(await find({ query: '%' }), [])
  assert.ok((await find({ view: 'new' })).includes(id))
  assert.ok(!(await find({ view: 'new' })).includes(other.id))
  assert.ok((await find({ view: 'inProgress' })).includes(other.id))
  const { body } = await seller.call(countOrders, { side: 'seller', storeId: store.id })
  assert.equal(body.new, (await find({ view: 'new', pageSize: 100 })).length)
})
