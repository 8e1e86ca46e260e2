import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fileDatabase } from '#platform/testing/shared.ts'
import { bolt, bolts, feedOf, productsOf, run, storeOf } from './feed.fixture.ts'
import { hasFailed } from './report.ts'

const statuses = async (storeId: number) => {
  const { db } = await fileDatabase()
  return Object.fromEntries([...(await productsOf(db, storeId))].map(([id, { status }]) => [id, status]))
}

test('an import fails if nothing was imported, the feed is broken or missing products were not archived', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const outcome = async (text: string, more = {}) => hasFailed(await run(db, store.alias, text, more))
  assert.equal(await outcome(feedOf(bolts(20))), false)
  assert.equal(await outcome(feedOf(bolts(20))), false, 'unchanged')
  assert.equal(await outcome(feedOf(bolts(20) + bolt(20, 0))), false, 'one of many is refused')
  assert.equal(await outcome(feedOf('')), true)
  assert.equal(await outcome(feedOf(bolt(30, 0))), true, 'all are refused')
  assert.equal(await outcome(feedOf(bolts(20)).replace('</offers>', '')), true)
  assert.equal(await outcome(feedOf(bolts(1)), { archivesMissing: true }), true)
})

test('one offer that cannot be read is refused with its line, and the others are imported', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const text = feedOf(`\n${bolt(1)}\n${bolt(2).replace('№', '&')}\n${bolt(3)}`)
  const { created, rejected } = await run(db, store.alias, text)
  assert.equal(created, 2)
  assert.deepEqual(
    rejected.map(({ offerId, line, code }) => [offerId, line, code]),
    [['B-2', 4, 'unreadable']],
  )
})

test('a feed that lacks many products archives none of them unless forced', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias, feedOf(bolts(20)))
  const refused = await run(db, store.alias, feedOf(bolts(1)), { archivesMissing: true })
  assert.deepEqual([refused.archived, refused.archiveRefused], [0, { missing: 19, imported: 20 }])
  const few = await run(db, store.alias, feedOf(bolts(14)), { archivesMissing: true })
  assert.deepEqual([few.archived, few.archiveRefused], [6, null])
  const forced = await run(db, store.alias, feedOf(bolts(1)), { archivesMissing: true, isForced: true })
  assert.deepEqual([forced.archived, forced.archiveRefused], [13, null])
})

test('an offer that cannot be read and has no id may be any of the missing ones', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias, feedOf(bolts(20)))
  const unknown = feedOf(`${bolts(19)}\n<offer <name>A</name></offer>`)
  assert.deepEqual((await run(db, store.alias, unknown, { archivesMissing: true })).archiveRefused, {
    missing: 1,
    imported: 20,
  })
  const known = feedOf(`${bolts(19)}\n<offer id="B-19"><name>A & B</name></offer>`)
  const report = await run(db, store.alias, known, { archivesMissing: true })
  assert.deepEqual([report.archived, report.archiveRefused], [0, null])
})

test('a price that turns to zero takes the product off sale, and a price brings it back', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias, feedOf(bolts(3)))
  const report = await run(db, store.alias, feedOf(bolt(0) + bolt(1, 0) + bolt(2).replace('<price>100</price>', '')))
  assert.deepEqual([report.archived, report.rejectedOffers, report.unchanged], [2, 2, 1])
  assert.deepEqual(await statuses(store.id), { 'B-0': 'Active', 'B-1': 'Archived', 'B-2': 'Archived' })
  assert.equal((await run(db, store.alias, feedOf(bolts(3)))).updated, 2)
  assert.deepEqual(await statuses(store.id), { 'B-0': 'Active', 'B-1': 'Active', 'B-2': 'Active' })
})

test('a doubtful price keeps a product a draft, until it changes or the seller publishes it', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const prices = (...given: number[]) => feedOf(given.map((price, index) => bolt(index, price)).join('\n'))
  const doubtful = async (text: string) =>
    (await run(db, store.alias, text)).incomplete.map(({ offerId, code }) => `${offerId} ${code}`)
  assert.deepEqual(await doubtful(prices(100, 1, 900_000_000)), ['B-1 doubtfulPrice', 'B-2 doubtfulPrice'])
  assert.deepEqual(await statuses(store.id), { 'B-0': 'Active', 'B-1': 'Draft', 'B-2': 'Draft' })
  assert.deepEqual(
    await doubtful(prices(100, 1, 900_000_000)),
    ['B-1 doubtfulPrice', 'B-2 doubtfulPrice'],
    'also if the offer has not changed',
  )
  await sql`update products set status = 'Active' where store_id = ${store.id} and external_id = 'B-1'`.execute(db)
  assert.deepEqual(await doubtful(prices(1, 1, 110)), ['B-0 doubtfulPrice'])
  assert.deepEqual(await statuses(store.id), { 'B-0': 'Draft', 'B-1': 'Active', 'B-2': 'Active' })
})

test('terms of the offer are stored, and those of the seller stay where the feed gives none', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const more =
    '<min-quantity>100</min-quantity><step-quantity>50</step-quantity><barcode>4006381333931</barcode><vat>VAT_10</vat><weight>1.25</weight><dimensions>30/20/10</dimensions>'
  const terms = async () => {
    const { rows } = await sql`
      select minimum_order as minimum, order_step as step, barcode, vat_percent as vat, weight_grams as weight, array[length_mm, width_mm, height_mm] as size
      from products where store_id = ${store.id}
    `.execute(db)
    return rows
  }
  const expected = { minimum: 100, step: 50, barcode: '4006381333931', vat: 10, weight: 1_250, size: [300, 200, 100] }
  await run(db, store.alias, feedOf(bolt(1).replace('</offer>', `${more}</offer>`)))
  assert.deepEqual(await terms(), [expected])
  await run(db, store.alias, feedOf(bolt(1, 120)))
  assert.deepEqual(await terms(), [expected])
})
