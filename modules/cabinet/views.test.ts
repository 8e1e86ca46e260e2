import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { countMetrics } from '../metrics/count-metrics.ts'
import { countOwnProducts, listOwnProducts } from './contract.ts'
import { getStoreOverview } from './overview-contract.ts'
import { storeWithProducts } from './products.fixture.ts'

test('products and the store have their views and contacts of thirty days, but none before views are counted', async () => {
  const { db, store, made, call } = await storeWithProducts()
  const list = async (sort: string) => {
    const { body } = await call(listOwnProducts, { sort, order: 'desc' })
    return body.items.map(({ code, views, contacts }) => [code, views, contacts])
  }
  const since = async () => (await call(countOwnProducts)).body.viewedSince
  const recent = async () => (await call(getStoreOverview)).body.recent
  const buyer = await make.account(db)
  await sql`
    insert into phone_shows (store_id, product_id, account_id, shown_on, shown_at)
    values (${store.id}, ${made[0]!.id}, ${buyer.id}::uuid, current_date, now())
  `.execute(db)
  await countMetrics(db, new Date())
  assert.deepEqual([await since(), await recent()], [null, null])
  assert.deepEqual(
    (await list('views')).map(([, ...figures]) => figures),
    [
      [null, null],
      [null, null],
      [null, null],
    ],
  )
  const count = (productId: number | null, daysAgo: number, visitors: number) =>
    sql`
      insert into daily_metrics (day, element, action, store_id, product_id, visitors)
      values ((now() at time zone 'UTC')::date - ${daysAgo}::int, 'page', 'PageOpen', ${store.id}, ${productId}::int, ${visitors})
    `.execute(db)
  await count(made[1]!.id, 3, 5)
  await count(made[1]!.id, 29, 2)
  await count(made[2]!.id, 30, 50)
  await count(null, 1, 4)
  await countMetrics(db, new Date())
  const order = await list('views')
  assert.deepEqual(order[0], ['A-2', 7, 0])
  assert.deepEqual(new Set(order.slice(1).map(String)), new Set(['A-1,0,1', 'B-1,0,0']))
  assert.deepEqual((await list('contacts'))[0], ['A-1', 0, 1])
  const thirtyDays = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10)
  assert.equal(await since(), thirtyDays)
  assert.deepEqual(await recent(), { since: thirtyDays, productViews: 7, storeViews: 4, contacts: 1 })
})
