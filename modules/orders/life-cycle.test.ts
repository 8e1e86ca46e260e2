// Random sequences of steps by both sides at once, against stock that several orders share.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { createOrder, getOrder, markAsViewed } from './contract.ts'
import { type Event, lifeCycle, nextStatus, type Side, type Status } from './rules.ts'
import * as steps from './step-contract.ts'

const stock = 100
const rounds = 10
const ordersAtOnce = 4
const stepsOfOrder = 8

test('random steps of both sides at once keep stock, sums and status legal', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, priceMinor: 100, available: stock })
  const seller = await colleague(app, store.id, 'Operator')
  let walks = 0

  const walk = async (buyer: Somebody) => {
    // Each walk has numbers of its own, so that what it tries does not depend on the speed of the others.
    const random = randomFrom(20_261_123 + ++walks)
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: random.between(2, 6) }])
    const { body } = await buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' })
    const id = body.outcomes[0]!.orderId
    if (id)
      for (let step = 0; step < stepsOfOrder; step++)
        await Promise.all([
          take(buyer, id, random.pick(['accept', 'accept', 'decline', 'cancel', 'complete', 'wait', 'wait']), 0),
          take(
            seller,
            id,
            random.pick(['view', 'confirm', 'confirmPartly', 'ship', 'reject', 'complete', 'wait']),
            random.pick([0, 33, 33, random.between(1, 500)]),
          ),
        ])
  }
  for (let round = 0; round < rounds; round++) {
    const buyers = await Promise.all(Array.from({ length: ordersAtOnce }, () => somebody(app)))
    await Promise.all(buyers.map(walk))
    await assertStockAddsUp(db, product.id)
  }
  await assertOrdersAreLegal(db, store.id)
})

type Step =
  | 'view'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'reject'
  | 'complete'
  | 'ship'
  | 'confirm'
  | 'confirmPartly'
  | 'wait'

/** Takes a step, whether or not it is possible now. */
async function take(person: Somebody, id: string, step: Step, deliveryMinor: number) {
  if (step === 'wait') return
  const { version, lines } = (await person.call(getOrder, { id })).body
  const less = [{ position: 1, quantity: Math.max(1, lines[0]!.quantity - 1), reason: 'Sold' }]
  const { status } = await {
    view: () => person.call(markAsViewed, { ids: id }),
    accept: () => person.call(steps.acceptOrder, { id, version }),
    decline: () => person.call(steps.declineOrder, { id }),
    cancel: () => person.call(steps.cancelOrder, { id, reason: 'Too late' }),
    reject: () => person.call(steps.rejectOrder, { id, reason: 'Sold' }),
    complete: () => person.call(steps.completeOrder, { id }),
    ship: () => person.call(steps.shipOrder, { id }),
    confirm: () => person.call(steps.confirmOrder, { id, deliveryMinor }),
    confirmPartly: () => person.call(steps.confirmOrder, { id, lines: less, deliveryMinor }),
  }[step]()
  assert.ok(status === 200 || status === 409, `${step} answers ${status}`)
}

async function assertStockAddsUp(db: Db, productId: number) {
  const ordered = (...statuses: Status[]) => sql`(
    select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_id = o.id
    where l.product_id = p.id and o.status = any(${statuses}::text[])
  )`
  const { rows } = await sql<Record<'quantity' | 'reserved' | 'available' | 'held' | 'open' | 'gone', number>>`
    select sum(s.quantity)::int as quantity, sum(s.reserved)::int as reserved, p.available,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r where r.product_id = p.id) as held,
      ${ordered('New', 'Viewed', 'PartlyConfirmed', 'Confirmed')} as open, ${ordered('Shipped', 'Completed')} as gone
    from products p join product_stock s on s.product_id = p.id where p.id = ${productId} group by p.id
  `.execute(db)
  const { quantity, reserved, available, held, open, gone } = rows[0]!
  assert.deepEqual(
    { quantity, reserved, available, held },
    { quantity: stock - gone, reserved: open, available: stock - gone - open, held: open },
  )
}

async function assertOrdersAreLegal(db: Db, storeId: number) {
  const { rows } = await sql<{
    status: Status
    history: { status: Status; side: Side }[]
    total: number
    sum: number
    vat: number
    vatSum: number
  }>`
    select o.status, (select json_agg(json_build_object('status', h.status, 'side', h.side) order by h.id) from order_history h where h.order_id = o.id) as history, o.total_minor as total,
      (select sum(l.sum_minor)::int from order_lines l where l.order_id = o.id) + coalesce(o.delivery_minor, 0) as sum,
      o.vat_minor as vat, (select sum(l.vat_minor)::int from order_lines l where l.order_id = o.id) + coalesce(o.delivery_vat_minor, 0) as "vatSum"
    from orders o where o.store_id = ${storeId}
  `.execute(db)
  const isLegal = (from: Status, to: Status, side: Side) =>
    (Object.keys(lifeCycle) as Event[]).some((event) => nextStatus(from, event, side) === to)
  const ends = new Set(rows.map(({ status }) => status))
  assert.ok(ends.size > 2, `the walks end in ${[...ends].join()}`)
  assert.ok(rows.some(({ history }) => history.some(({ status }) => status === 'Viewed')))
  for (const { status, history, total, sum, vat, vatSum } of rows) {
    assert.deepEqual([total, vat], [sum, vatSum])
    assert.deepEqual(history[0], { status: 'New', side: 'buyer' })
    assert.equal(history.at(-1)!.status, status)
    for (const [index, { status: to, side }] of history.slice(1).entries()) {
      const from = history[index]!.status
      assert.ok(isLegal(from, to, side), `${from} -> ${to} by ${side}`)
    }
  }
}
