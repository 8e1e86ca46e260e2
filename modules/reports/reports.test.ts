import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import type { Call } from '#platform/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { countDays } from './count-days.ts'

const hour = 3_600_000
/** Before all rows that are made now. */
const now = new Date('2021-06-15T10:00:00Z')
const day = '2021-06-14'

async function openShop() {
  const app = await fileApp()
  const { db } = app.database
  await sql`delete from counted_days`.execute(db)
  const { visitor: admin } = await administrator(app, ['statistics'])
  const store = await make.store(db, { name: 'Vijci' })
  const product = await make.product(db, { storeId: store.id })
  const buyer = await make.account(db)
  const order = async (at: string, minor: number) => {
    const { rows } = await sql<{ id: string }>`
      insert into orders (store_id, buyer_id, currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor, shown_rate,
        rate_date, contact_name, locale, delivery_method, created_at)
      values (${store.id}, ${buyer.id}::uuid, ${store.currency}, ${minor}, 0, false, 'EUR', 1, 0, 1, '2021-01-01', 'Bea', 'en', 'Pickup', ${at}) returning id
    `.execute(db)
    const { id } = rows[0]!
    await sql`
      insert into order_lines (order_id, position, product_id, code, name, name_locale, unit_code, unit_pieces, quantity, ordered_quantity, price_minor, sum_minor, vat_percent, vat_minor)
      select ${id}::uuid, 1, id, code, 'Vijak', 'en', unit_code, 1, 1, 1, ${minor}, ${minor}, 0, 0 from products where id = ${product.id}
    `.execute(db)
    return id
  }
  const step = (id: string, status: string, at: string) =>
    sql`
      insert into order_history (order_id, status, side, created_at) values (${id}::uuid, ${status}, 'seller', ${at})
    `.execute(db)
  const report = async (call: Call = contract.ordersReport, input: Record<string, string> = {}) => {
    const { body } = await admin.call(
      call as typeof contract.ordersReport,
      {
        from: day,
        to: day,
        ...(call === contract.activityReport ? {} : { groupBy: 'store' }),
        ...input,
      },
      { currency: store.currency },
    )
    const row = body.rows.find(({ id }) => id === String(store.id))
    return Object.fromEntries(
      body.columns.map(({ key }, index) => [key, [row?.figures[index]?.current, row?.figures[index]?.previous]]),
    )
  }
  return { app, db, admin, store, product, buyer, order, step, report }
}

test('orders are counted by the day on which they were placed or ended, with their sums, against the day before', async () => {
  const { db, order, step, report } = await openShop()
  const first = await order('2021-06-14T00:00:00Z', 1000)
  await order('2021-06-14T23:59:59.999999Z', 500)
  const earlier = await order('2021-06-13T12:00:00Z', 70)
  await order('2021-06-15T00:00:00Z', 9)
  await step(first, 'Completed', '2021-06-14T15:00:00Z')
  await step(earlier, 'Rejected', '2021-06-14T16:00:00Z')
  await countDays(db, now)
  assert.deepEqual(await report(), {
    orders: [2, 1],
    amount: [1500, 70],
    completed: [1, 0],
    completedAmount: [1000, 0],
    ended: [1, 0],
  })
})

test('what happens to an order later is counted for its day, also when that has been final for long', async () => {
  const { db, order, step, report } = await openShop()
  const id = await order('2021-06-14T08:00:00Z', 1000)
  await countDays(db, new Date('2021-06-20T10:00:00Z'))
  assert.deepEqual((await report()).amount, [1000, 0])
  await sql`update orders set total_minor = 400 where id = ${id}::uuid`.execute(db)
  await countDays(db, new Date('2021-06-20T13:00:00Z'))
  assert.deepEqual((await report()).amount, [1000, 0], 'nothing says that the day has changed')
  await step(id, 'Confirmed', '2021-06-20T14:00:00Z')
  await countDays(db, new Date('2021-06-20T14:10:00Z'))
  assert.deepEqual((await report()).amount, [400, 0])
})

test('a call that is reported late is counted for the day on which it began', async () => {
  const { db, store, report } = await openShop()
  await countDays(db, new Date('2021-06-25T10:00:00Z'))
  await sql`
    insert into phone_calls (provider_call_id, store_id, number, started_at, duration_seconds, status, received_at)
    values (${`late-${store.id}`}, ${store.id}, '+381110000000', '2021-06-14T09:00:00Z', 5, 'Answered', '2021-06-25T10:05:00Z')
  `.execute(db)
  await countDays(db, new Date('2021-06-25T10:10:00Z'))
  const figures = await report(contract.targetActionsReport)
  assert.deepEqual(
    [figures.calls, figures.actions],
    [
      [1, 0],
      [1, 0],
    ],
  )
})

test('days that are counted by several workers at once, or again, are counted once', async () => {
  const { db, order, report } = await openShop()
  for (let index = 0; index < 20; index++) await order(`2021-06-14T${String(index).padStart(2, '0')}:00:00Z`, 100)
  await Promise.all([countDays(db, now), countDays(db, now), countDays(db, new Date(now.getTime() - hour))])
  await countDays(db, now)
  assert.deepEqual((await report()).orders, [20, 0])
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from daily_figures group by day, measure, store_id, category_id, currency having count(*) > 1) d
  `.execute(db)
  assert.equal(rows[0]!.count, 0)
})

test('figures are grouped by category, place and kind of supplier, and amounts converted', async () => {
  const { app, db, admin, store, order } = await openShop()
  await order('2021-06-14T08:00:00Z', 117_200)
  await countDays(db, now)
  for (const [groupBy, call] of [
    ['category', contract.catalogReport],
    ['location', contract.ordersReport],
    ['supplierType', contract.ordersReport],
  ] as const) {
    const { body } = await admin.call(call, { from: day, to: day, groupBy })
    assert.ok(body.rows.length > 0, groupBy)
    assert.ok(
      body.rows.every(({ id, name }) => id && (groupBy === 'supplierType' || name)),
      groupBy,
    )
    const sums = body.rows.reduce((sum, { figures }) => sum + figures[0]!.current, 0)
    assert.equal(sums, body.total[0]!.current)
  }
  const { rows } = await sql<{ perEuro: number }>`
    select distinct on (currency) currency, per_euro::float8 as "perEuro" from currency_rates where currency = 'RSD' order by currency, rate_date desc
  `.execute(app.database.db)
  const inEuro = await admin.call(contract.ordersReport, { from: day, to: day, groupBy: 'store' }, { currency: 'EUR' })
  const amount = inEuro.body.rows.find(({ id }) => id === String(store.id))!.figures[1]!.current
  const expected = store.currency === 'EUR' ? 117_200 : Math.round(117_200 / rows[0]!.perEuro)
  assert.equal(amount, expected)
})

test('the report of activity has every day, and a workbook has the same figures', async () => {
  const { app, db, admin, order } = await openShop()
  await order('2021-06-14T08:00:00Z', 100)
  await countDays(db, now)
  const input = { from: '2021-06-08', to: day }
  const { body } = await admin.call(contract.activityReport, input)
  assert.deepEqual(
    body.rows.map(({ id }) => id),
    body.days.map((each) => each.day),
  )
  assert.equal(body.rows.length, 7)
  const orders = body.columns.findIndex(({ key }) => key === 'orders')
  assert.ok(body.rows.at(-1)!.figures[orders]!.current > 0)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = `${app.address}/api/${contract.exportReport.path}?kind=activity&from=${input.from}&to=${input.to}`
  const response = await fetch(path, { headers: { cookie, 'accept-language': 'en' } })
  assert.equal(response.status, 200)
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  const [head, ...rows] = sheets[0]!.rows
  assert.equal(head!.length, 1 + 2 * body.columns.length)
  assert.deepEqual(
    rows.slice(0, 7).map((row) => [(row[0] as Date).toISOString().slice(0, 10), row[1 + 2 * orders]]),
    body.rows.map(({ id, figures }) => [id, figures[orders]!.current]),
  )
})

test('views are grouped by store, category, place and kind of supplier, and stay when the figures of products are deleted', async () => {
  const { app, db, admin, store, product } = await openShop()
  const add = (element: string, action: string, productId: number | null, visitors: number) =>
    sql`
      insert into daily_metrics (day, element, action, store_id, product_id, visitors)
      values (${day}::date, ${element}, ${action}, ${store.id}, ${productId}::int, ${visitors})
    `.execute(app.database.db)
  await add('page', 'PageOpen', product.id, 5)
  await add('page', 'PageOpen', null, 3)
  await add('productCard', 'View', product.id, 40)
  await add('supplier.phone', 'Click', product.id, 2)
  await add('productCard.message', 'Click', product.id, 1)
  await add('product.description', 'View', product.id, 9)
  await countDays(db, now)
  const { rows } = await sql<{ place: string; category: string }>`
    select s.location_id::text as place, p.category_id::text as category from products p join stores s on s.id = p.store_id where p.id = ${product.id}
  `.execute(db)
  const figuresOf = async (groupBy: string, id: string) => {
    const { body } = await admin.call(contract.viewsReport, { from: day, to: day, groupBy: groupBy as 'store' })
    return body.rows.find((row) => row.id === id)?.figures.map(({ current }) => current)
  }
  const byCategory = [5, 40, 3]
  assert.deepEqual(await figuresOf('category', rows[0]!.category), byCategory)
  for (const [groupBy, id] of [
    ['store', String(store.id)],
    ['location', rows[0]!.place],
    ['supplierType', 'Distributor'],
    ['day', day],
  ] as const)
    assert.deepEqual(await figuresOf(groupBy, id), [5, 3, 40, 3], groupBy)
  await sql`delete from daily_metrics`.execute(db)
  await sql`delete from counted_days`.execute(db)
  await countDays(db, now)
  assert.deepEqual(await figuresOf('store', String(store.id)), [5, 3, 40, 3])
})

test('a period that is never counted says so, one that is only due does not', async () => {
  const { db, admin, order } = await openShop()
  await order('2021-06-14T08:00:00Z', 100)
  const stateOf = async (from: string, to: string) => {
    const { body } = await admin.call(contract.activityReport, { from, to })
    return [body.countedAt !== null, body.isCountable]
  }
  assert.deepEqual(await stateOf('2000-01-01', '2000-01-31'), [false, true])
  await countDays(db, now)
  assert.deepEqual(await stateOf(day, day), [true, true])
  assert.deepEqual(await stateOf('2000-01-01', '2000-01-31'), [false, false])
  assert.deepEqual(await stateOf('2090-01-01', '2090-01-31'), [false, false])
})

test('a group that a report does not have, and a period without an end, are refused', async () => {
  const { admin } = await openShop()
  for (const input of [{ groupBy: 'store' }, { from: '2021-06-14', to: '2021-06-13' }, { from: '2010-01-01', to: day }])
    assert.equal(statusAndCode(await admin.call(contract.activityReport, input)), '422 request.invalid')
})
