import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { countDays } from '#modules/reports/count-days.ts'
import { viewsReport } from '#modules/reports/contract.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import { getRegistry } from './contract.ts'
import { countMetrics } from './count-metrics.ts'
import * as elementContract from './element-contract.ts'
import * as figureContract from './figure-contract.ts'
import { openMetrics } from './metrics.fixture.ts'

const { calls } = elementContract.elements
let admin: Visitor
before(async () => {
  admin = (await administrator(await fileApp(), ['metrics', 'statistics'])).visitor
})

async function registered(name: string) {
  const { body } = await anonymous(await fileApp()).call(getRegistry, {})
  return body.items.find(({ elementName }) => elementName === name)
}

test('the registry names the measured elements with their actions, and follows a change at once', async () => {
  assert.deepEqual(await registered('page'), { elementName: 'page', isActive: true, elementActions: ['PageOpen'] })
  const { body } = await admin.call(calls.list, { query: 'menu.sell' })
  const { id, version } = body.items[0]!
  assert.equal((await admin.call(calls.update, { id, version, isActive: false })).status, 200)
  await until(async () => (await registered('menu.sell'))?.isActive === false)
  assert.equal(statusAndCode(await admin.call(calls.update, { id, version, isActive: true })), '409 resource.changed')
})

test('an element that is not active is not counted', async () => {
  const { post, waiting, opened, db } = await openMetrics()
  const record = { elementName: 'banner.promo', isActive: false, elementActions: ['View' as const] }
  await admin.call(elementContract.addRegistryRecord, record)
  await until(async () => (await registered('banner.promo')) !== undefined)
  await post([{ ...opened, element: 'banner.promo', action: 'View' }])
  assert.equal(await waiting(), 0)
  await admin.call(elementContract.setRegistryRecord, { ...record, isActive: true })
  await until(async () => (await registered('banner.promo'))?.isActive)
  await post([{ ...opened, element: 'banner.promo', action: 'View' }])
  assert.equal(await waiting(), 1)
  await countMetrics(db, new Date())
})

test('a record of the registry is added, read, replaced and deleted by its name', async () => {
  const record = { elementName: 'footer.help', isActive: true, elementActions: ['Click' as const] }
  assert.deepEqual((await admin.call(elementContract.addRegistryRecord, record)).body, record)
  assert.equal(statusAndCode(await admin.call(elementContract.addRegistryRecord, record)), '409 resource.taken')
  const changed = { ...record, elementActions: ['Click' as const, 'View' as const] }
  assert.deepEqual((await admin.call(elementContract.setRegistryRecord, changed)).body, changed)
  const key = { elementName: record.elementName }
  assert.deepEqual((await admin.call(elementContract.getRegistryRecord, key)).body, changed)
  await admin.call(elementContract.deleteRegistryRecord, key)
  for (const call of [elementContract.getRegistryRecord, elementContract.deleteRegistryRecord])
    assert.equal(statusAndCode(await admin.call(call, key)), '404 resource.notFound')
})

test('a corrected figure is not counted again, and reports follow it', async () => {
  const { db, store, product, openAt, figures } = await openMetrics()
  const day = '2026-05-01'
  for (let from = 1; from <= 5; from++) await openAt(`${day}T10:00:00Z`, from)
  const now = new Date('2026-05-10T10:00:00Z')
  await countMetrics(db, now)
  await countDays(db, now)
  const figure = { day, element: 'page', action: 'PageOpen' as const, relatedProductId: product.id, visitors: 2 }
  assert.equal((await admin.call(figureContract.correctMetric, figure)).status, 200)
  await sql`update daily_metrics set corrected_at = ${now} where product_id = ${product.id}`.execute(db)
  await countMetrics(db, now)
  await countDays(db, new Date(now.getTime() + 600_000))
  assert.deepEqual(
    (await figures()).map(({ visitors }) => visitors),
    [2],
  )
  const { body } = await admin.call(viewsReport, { from: day, to: day, groupBy: 'store', limit: '1000' })
  assert.equal(body.rows.find(({ id }) => id === String(store.id))?.figures[0]?.current, 2)
  const unknown = { ...figure, element: 'nothing' }
  assert.equal(statusAndCode(await admin.call(figureContract.correctMetric, unknown)), '404 metrics.notFound')
})

test('a store reads what was used of its own products', async () => {
  const { app, db, store, product, openAt } = await openMetrics()
  const other = await openMetrics()
  for (const day of ['2026-05-01', '2026-05-02', '2026-05-20']) await openAt(`${day}T10:00:00Z`)
  await other.openAt('2026-05-01T10:00:00Z')
  await countMetrics(db, new Date('2026-05-20T11:00:00Z'))
  const seller = await colleague(app, store.id, 'Operator')
  const productIds = [product.id, other.product.id]
  const read = (to: string) =>
    seller.call(figureContract.getMetricCounts, { productIds, from: '2026-05-01', to }, { storeId: store.id })
  const { body } = await read('2026-05-02')
  assert.deepEqual(body.items, [{ productId: product.id, element: 'page', action: 'PageOpen', count: 2 }])
  assert.equal(statusAndCode(await read('2026-04-30')), '422 request.invalid')
  assert.equal(statusAndCode(await read('2026-12-30')), '422 request.invalid')
})

test('sign-ins are reported by days, with how many people they were', async () => {
  const { db } = await openMetrics()
  await sql`
    insert into audit_log (at, actor_id, action, entity, entity_id)
    select at::timestamptz, person::uuid, 'account.signedIn', 'account', person from (values
      ('2021-05-01T00:00:00Z', '00000000-0000-4000-8000-000000000001'), ('2021-05-01T23:59:59Z', '00000000-0000-4000-8000-000000000001'),
      ('2021-05-01T12:00:00Z', '00000000-0000-4000-8000-000000000002'), ('2021-05-03T12:00:00Z', '00000000-0000-4000-8000-000000000002'),
      ('2021-05-04T00:00:00Z', '00000000-0000-4000-8000-000000000002')
    ) a (at, person)
  `.execute(db)
  const { body } = await admin.call(figureContract.getLoginReport, { from: '2021-05-01', to: '2021-05-03' })
  assert.deepEqual(body, {
    total: { signIns: 4, accounts: 2 },
    days: [
      { day: '2021-05-01', signIns: 3, accounts: 2 },
      { day: '2021-05-03', signIns: 1, accounts: 1 },
    ],
  })
})
