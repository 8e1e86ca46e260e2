import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, statusAndCode } from '#platform/testing/personas.ts'
import { postMetric, postMetrics } from './contract.ts'
import { countMetrics } from './count-metrics.ts'
import { flushEvents } from './events.ts'
import { openMetrics } from './metrics.fixture.ts'

test('a visitor counts once a day for each element, action and product or store', async () => {
  const { db, post, figures, store, product, opened, storeOpened } = await openMetrics()
  const click = { element: 'supplier.phone', action: 'Click', relatedProductId: product.id, relatedStoreId: store.id }
  assert.equal((await post([opened, opened, storeOpened, click])).status, 204)
  await post([opened, click])
  await post([opened], { from: 2 })
  await countMetrics(db, new Date())
  const counted = (await figures()).map(({ element, productId, visitors }) => [element, productId, visitors])
  assert.deepEqual(counted, [
    ['page', null, 1],
    ['page', product.id, 2],
    ['supplier.phone', product.id, 1],
  ])
})

test('what is unknown, hidden or not in the registry is dropped, and a product has the store that it has', async () => {
  const { db, post, waiting, product, opened } = await openMetrics()
  const hidden = await make.store(db, { status: 'Suspended' })
  const draft = await make.product(db, { storeId: product.storeId, status: 'Draft' })
  const other = await make.store(db, {})
  const response = await post([
    { ...opened, element: 'x'.repeat(1_000) },
    { ...opened, action: 'View' },
    { ...opened, relatedProductId: 2_000_000_000 },
    { element: 'page', action: 'PageOpen', relatedStoreId: 2_000_000_000 },
    { element: 'page', action: 'PageOpen', relatedStoreId: hidden.id },
    { ...opened, relatedProductId: draft.id },
    { ...opened, relatedStoreId: other.id },
    { ...opened, env: 'elsewhere', sessionId: 'forged', url: 'x'.repeat(3_000), relatedCategoriesIds: [1, 2] },
  ])
  assert.deepEqual([response.status, response.text], [204, ''])
  assert.equal(await waiting(), 1)
  const { rows } = await sql`select from metric_events where store_id in (${hidden.id}, ${other.id})`.execute(db)
  assert.equal(rows.length, 0)
})

test('nothing is kept that tells who a visitor is, and nothing joins two days of one', async () => {
  const { db, post, opened, visitor } = await openMetrics()
  await visitor.call(
    postMetrics,
    { events: [{ ...opened, sessionId: 'a-session' }] },
    { headers: { sessionid: crypto.randomUUID() } },
  )
  await post([opened], { from: 77 })
  const { rows } = await sql<Record<string, unknown>>`
    select * from metric_events where product_id = ${opened.relatedProductId}
  `.execute(db)
  assert.equal(rows.length, 2)
  assert.deepEqual(Object.keys(rows[0]!).sort(), ['action', 'day', 'element', 'product_id', 'store_id', 'visitor'])
  assert.ok(rows.every(({ visitor: hash }) => /^-?\d+$/.test(String(hash))))
  const cookies = [...visitor.cookies.keys()]
  assert.deepEqual(cookies, [], 'no cookie is set')
})

test('a network has a limited number of visitors without an account', async () => {
  const { db, opened, waiting, visitor } = await openMetrics()
  for (let index = 0; index < 60; index++)
    await visitor.call(postMetrics, { events: [opened] }, { headers: { 'user-agent': `Browser ${index}` } })
  await flushEvents(db)
  const count = await waiting()
  assert.ok(count > 1 && count <= 16, String(count))
})

test('robots and the people of a store do not count', async () => {
  const { app, db, store, post, waiting, opened, visitor } = await openMetrics()
  for (const program of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 HeadlessChrome/140.0.0.0'])
    await visitor.call(postMetrics, { events: [opened] }, { headers: { 'user-agent': program } })
  const { id } = await make.seller(db, store.id)
  await post([opened], { by: await signedInAs(app, id) })
  assert.equal(await waiting(), 0)
  const buyer = await make.account(db)
  await post([opened], { by: await signedInAs(app, buyer.id) })
  assert.equal(await waiting(), 1)
})

test('one event may be sent alone', async () => {
  const { db, visitor, opened, waiting } = await openMetrics()
  assert.equal((await visitor.call(postMetric, opened)).status, 204)
  await flushEvents(db)
  assert.equal(await waiting(), 1)
})

test('more than a hundred events, 64 kB or two requests a second are refused (G05)', async () => {
  const { app, opened, visitor } = await openMetrics()
  const send = (events: unknown) => visitor.post('/api/metrics', events)
  assert.equal((await send(Array(100).fill(opened))).status, 204)
  assert.equal(statusAndCode(await send(Array(101).fill(opened))), '422 request.invalid')
  assert.equal((await send([{ ...opened, url: 'x'.repeat(70_000) }])).status, 413)
  for (const body of [
    {},
    { events: [opened] },
    '5',
    '[1]',
    [{ element: 'page' }],
    [{ ...opened, relatedProductId: -1 }],
  ])
    assert.equal((await send(body)).status, 422, JSON.stringify(body))
  await using limited = await startApp({ rateLimits: true, database: app.database })
  const hurried = anonymous(limited)
  const statuses = await Promise.all(Array.from({ length: 8 }, () => hurried.post('/api/metrics', [opened])))
  assert.ok(statuses.filter(({ status }) => status === 429).length >= 4)
  assert.ok(statuses.some(({ status }) => status === 204))
})
