import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { importFeed } from '#modules/feeds/import-feed.ts'
import { importingStore } from '#modules/imports/imports.fixture.ts'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { nodeAt, parseXml, problemsIn, textOf } from './feed-rules.fixture.ts'
import { feedingStore, fetchFeed, randomProducts } from './feeds.fixture.ts'

const yml = { locale: 'ru', currency: 'RUB' } as const

test('the YML of a store, imported into an empty one, gives the same products', async () => {
  const { db, store, feedOf, categoryId } = await feedingStore()
  await randomProducts(db, store, 60, { categoryId })
  const { text } = await feedOf(contract.generateYmlFeed, yml)
  const empty = await make.store(db, { currency: 'RUB', locale: 'ru', city: 'moscow' })
  const report = await importFeed(db, {
    storeAlias: empty.alias,
    stream: bytesOf(text),
    mapping: JSON.stringify({ matchNames: true, prices: 'gross' }),
    sourceLocale: 'ru',
    now: new Date(),
  })
  assert.deepEqual([report.read, report.rejected], [60, []])
  assert.deepEqual(await productsOf(db, empty.id), await productsOf(db, store.id))

  const { store: other, upload, check, run } = await importingStore()
  const id = await upload(text)
  const { settings } = await check(id, {}, categoryId)
  assert.equal(settings.prices, 'gross')
  assert.equal((await run(id)).counts?.created, 60)
  assert.deepEqual(await productsOf(db, other.id), await productsOf(db, store.id))
})

test('every profile follows the rules of its format and says what it leaves out', async () => {
  const { db, store, feedOf, succeed, categoryId } = await feedingStore()
  await randomProducts(db, store, 60, { categoryId })
  await make.product(db, { storeId: store.id, names: { ru: 'Почти даром' }, priceMinor: 1 })
  const profiles = [
    ['YmlClassic', contract.generateYmlFeed, yml, 61, {}],
    ['YmlClassic', contract.generateYmlFeed, { locale: 'en', currency: 'EUR' }, 15, { notTranslated: 46 }],
    ['YmlMarket', contract.generateYmlFeed, { ...yml, profile: 'market' }, undefined, undefined],
    ['GoogleMerchant', contract.generateGoogleFeed, { locale: 'ru', currency: 'RSD' }, undefined, undefined],
  ] as const
  for (const [profile, call, input, count, leftOut] of profiles) {
    const { id, text } = await feedOf(call, input)
    assert.deepEqual(problemsIn(text, profile), [], `${profile} ${JSON.stringify(input)}`)
    const feed = await succeed(contract.getFeed, { id })
    const counts = Object.fromEntries(feed.leftOut.map((group) => [group.reason, group.count]))
    assert.equal(feed.productCount + feed.leftOutCount, 61)
    if (leftOut) assert.deepEqual([feed.productCount, counts], [count, leftOut])
    else assert.ok(feed.productCount >= 12 && feed.leftOutCount > 0, `${profile} has ${feed.productCount}`)
    for (const group of feed.leftOut) assert.equal(group.products.length, Math.min(group.count, 50))
  }
  const { text } = await feedOf(contract.generateYmlFeed, { ...yml, currency: 'EUR' })
  assert.ok(!text.includes('Почти даром'), 'less than a cent')
})

test('Google Merchant has the price of the smallest order, with VAT, and the date of goods to order', async () => {
  const { db, store, feedOf } = await feedingStore()
  const imageIds = ['11111111-1111-5111-8111-111111111111']
  await make.product(db, {
    storeId: store.id,
    names: { ru: 'Болт' },
    priceMinor: 1_001,
    oldPriceMinor: 2_000,
    vatPercent: 10,
    minimumOrder: 3,
    available: 0,
    leadDays: 5,
    imageIds,
    properties: [{ position: 0, name: 'Резьба', value: 'М8' }],
  })
  const { text } = await feedOf(contract.generateGoogleFeed, yml)
  const item = nodeAt(parseXml(text), 'channel', 'item')
  assert.deepEqual(
    ['g:price', 'g:sale_price', 'g:availability', 'g:description', 'g:identifier_exists'].map((name) =>
      textOf(item, name),
    ),
    ['66.00 RUB', '33.03 RUB', 'backorder', 'Резьба: М8', 'no'],
  )
  const days = (Date.parse(textOf(item, 'g:availability_date')!) - Date.now()) / 86_400_000
  assert.ok(days > 3.9 && days < 5.1, String(days))
})

test('Google Merchant has the part number of the manufacturer, and says when a product has no identifier', async () => {
  const { db, store, feedOf } = await feedingStore()
  const own = {
    storeId: store.id,
    names: { ru: 'Болт' },
    imageIds: ['11111111-1111-5111-8111-111111111111'],
    brand: 'acme',
    properties: [{ position: 0, name: 'Артикул производителя', value: 'AC-77' }],
  }
  await make.product(db, own)
  const { text } = await feedOf(contract.generateGoogleFeed, yml)
  const item = nodeAt(parseXml(text), 'channel', 'item')
  assert.deepEqual([textOf(item, 'g:mpn'), textOf(item, 'g:identifier_exists')], ['AC-77', undefined])
})

test('whoever has the address fetches the feed, compressed and only when it has changed (A17)', async () => {
  const { app, db, store, feedOf, succeed } = await feedingStore()
  await make.product(db, { storeId: store.id })
  const { id, address, text } = await feedOf(contract.generateYmlFeed, yml)
  const fetched = (headers: Record<string, string>, at = address) => fetchFeed(app.address, at, headers)
  const zipped = await fetched({ 'accept-encoding': 'gzip' })
  assert.equal(zipped.headers.get('content-encoding'), 'gzip')
  assert.equal(await zipped.text(), text)
  const plain = await fetched({ 'accept-encoding': 'identity' })
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.equal(await plain.text(), text)
  assert.equal((await fetched({ 'if-none-match': zipped.headers.get('etag')! })).status, 304)
  assert.equal((await fetched({ 'if-modified-since': zipped.headers.get('last-modified')! })).status, 304)
  assert.equal((await fetched({ 'if-modified-since': new Date(0).toUTCString() })).status, 200)

  const renewed = await succeed(contract.renewFeedAddress, { id })
  assert.notEqual(renewed.address, address)
  assert.equal((await fetched({})).status, 404)
  assert.equal((await fetched({}, renewed.address)).status, 200)
  await sql`update stores set status = 'Suspended' where id = ${store.id}`.execute(db)
  assert.equal((await fetched({}, renewed.address)).status, 404)
  await sql`update stores set status = 'Active' where id = ${store.id}`.execute(db)
  await succeed(contract.deleteFeed, { id })
  assert.equal((await fetched({}, renewed.address)).status, 404)
})

test('nobody else and no operator manages the feeds of a store (A17)', async () => {
  const owner = await feedingStore()
  const { id } = await owner.succeed(contract.generateYmlFeed, yml)
  const stranger = await feedingStore()
  for (const call of [contract.getFeed, contract.renewFeedAddress, contract.deleteFeed])
    assert.equal(errorCode(await stranger.call(call, { id })), 'aggregatorFeeds.notFound')
  assert.deepEqual((await stranger.succeed(contract.listFeeds, {})).items, [])
  const operator = await feedingStore({ role: 'Operator' })
  assert.equal(errorCode(await operator.call(contract.listFeeds, {})), 'company.notAllowed')
  assert.equal(errorCode(await operator.call(contract.generateYmlFeed, yml)), 'company.notAllowed')
})

test('two requests at the same time create one feed (B08)', async () => {
  const { succeed } = await feedingStore()
  const feeds = await Promise.all([1, 2, 3].map(() => succeed(contract.generateGoogleFeed, yml)))
  assert.equal(new Set(feeds.map(({ id }) => id)).size, 1)
  assert.equal((await succeed(contract.listFeeds, {})).items.length, 1)
})

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

/** The products in the classic profile, by code. A stock below the minimum order counts as none. */
async function productsOf(db: Db, storeId: number) {
  const { rows } = await sql<{ code: string }>`
    select p.code, t.name, t.description, b.name as brand, p.category_id, p.price_minor, p.old_price_minor, p.vat_percent, p.unit_code,
      p.minimum_order, p.order_step, p.is_stock_counted or p.available < p.minimum_order as is_counted,
      case when p.available < p.minimum_order then 0 when p.is_stock_counted then p.available end as available, p.barcode, p.weight_grams, p.length_mm, p.width_mm, p.height_mm, p.country_code,
      array(select unnest(p.option_ids) order by 1) as option_ids,
      (select json_agg(json_build_array(v.characteristic_id, v.number, v.words)) from product_values v where v.product_id = p.id) as values,
      (select json_agg(json_build_array(x.name, x.value) order by x.position) from product_properties x where x.product_id = p.id) as properties
    from products p left join product_translations t on t.product_id = p.id and t.locale = 'ru' left join brands b on b.id = p.brand_id
    where p.store_id = ${storeId} order by p.code
  `.execute(db)
  return rows
}
