import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { signedIn } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { accountId } from '#platform/testing/shop.ts'
import { latestRates } from '../currencies/rates.ts'
import { searchProducts } from '../search/contract.ts'
import { searchIndex } from '../search/search-index.ts'
import { getProduct } from '../catalog/contract.ts'
import { uncountedStock } from '../catalog/write-products/stock-policy.ts'
import { createOrder } from '../orders/contract.ts'
import { bolt, bolts, feed, feedOf, productsOf, run, storeOf } from './feed.fixture.ts'

test('prices in other currencies are converted at given rates, or else at those of the feed', async () => {
  const { db } = await fileDatabase()
  const perEuro = (await latestRates(db)).perEuro
  const stated = Math.round((perEuro.RUB / perEuro.USD) * 100) / 100
  const offer = (id: string, currency: string) =>
    bolt(0).replace('B-0', id).replace('<currencyId>RUB', `<currencyId>${currency}`)
  const text = `<yml_catalog><shop><currencies><currency id="RUR" rate="1"/><currency id="USD" rate="${stated}"/></currencies>
    <offers>${offer('U', 'USD')}${offer('E', 'EUR')}${offer('R', 'RUB')}</offers></shop></yml_catalog>`
  const pricesWith = async (rates?: ReadonlyMap<string, number>) => {
    const store = await storeOf(db)
    const { rejected } = await run(db, store.alias, text, rates && { rates })
    const products = [...(await productsOf(db, store.id))].map(([id, { price }]) => [id, price] as const)
    return { ...Object.fromEntries(products), refused: rejected.map(({ detail }) => detail) }
  }
  assert.deepEqual(await pricesWith(), { U: Math.round(stated * 10_000), R: 10_000, refused: ['EUR, RUB'] })
  const given = new Map([
    ['USD', 50],
    ['EUR', 90.5],
  ])
  assert.deepEqual(await pricesWith(given), { U: 500_000, E: 905_000, R: 10_000, refused: [] })
})

test('offers become products, and each rejected one has its reasons', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const { rejected, ...report } = await run(db, store.alias)
  assert.deepEqual(report, {
    locale: 'ru',
    read: 14,
    created: 6,
    updated: 0,
    unchanged: 0,
    archived: 0,
    rejectedOffers: 8,
    incomplete: [],
    ignored: new Map(),
    archiveRefused: null,
    brokenAt: null,
  })
  assert.deepEqual(rejected.map(({ offerId, code }) => `${offerId} ${code}`).sort(), [
    ' noId',
    'F-1 duplicateId',
    'F-10 otherCurrency',
    'F-11 noCategory',
    'F-12 codeTaken',
    'F-13 badPrice',
    'F-13 noName',
    'F-8 badPrice',
    'F-9 otherCurrency',
  ])
  assert.equal(rejected.find(({ code }) => code === 'codeTaken')!.detail, 'BM12-60 (F-1)')
  assert.equal(
    feed.split('\n')[rejected.find(({ offerId }) => offerId === 'F-8')!.line - 1]!.trim(),
    '<offer id="F-8" available="true">',
  )
  const products = await productsOf(db, store.id)
  assert.deepEqual(
    [...products]
      .map(([id, { code, price, available, isCounted, leadDays }]) => [
        id,
        code,
        price,
        isCounted ? available : null,
        leadDays,
      ])
      .sort(),
    [
      ['F-1', 'BM12-60', 125_050, null, null],
      ['F-2', 'BM16-80', 230_000, null, null],
      ['F-3', 'F-3', 31_000, 0, null],
      ['F-4', 'BM10-40', 64_000, 250, null],
      ['F-5', 'BM20-100', 510_000, null, null],
      ['F-6', 'SHM12', 4_500, null, null],
    ],
  )
  const brands = await sql`select name from brands where search_key(name) = search_key('уралболт')`.execute(db)
  assert.equal(brands.rows.length, 1)
  const { rows } = await sql<{
    urls: string[]
  }>`select urls from product_sources where product_id = ${products.get('F-1')!.id}`.execute(db)
  assert.deepEqual(rows[0]!.urls, ['https://supplier.example/bolt.jpg'])
})

test('imported products are found by code and Russian words, shown with characteristics, and can be ordered', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await storeOf(db)
  const buyer = await signedIn(app, 'buyer')
  await sql`
    insert into characteristic_translations (characteristic_id, locale, name, unit)
    select id, 'ru', 'Длина', 'мм' from characteristics where key = 'fasteners.length'
  `.execute(db)
  await run(db, store.alias, feed, { onBatch: (_report, ids) => searchIndex.changed(db, ids) })
  invalidateAll()
  const { id } = (await productsOf(db, store.id)).get('F-1')!
  for (const text of ['BM12-60', 'bm12-60', 'болты север', 'болт уралболт', 'F-1']) {
    const { body } = await buyer.call(
      searchProducts,
      { p: 'live', g: 'default', text, store: store.alias },
      { locale: 'ru' },
    )
    assert.ok(
      body.items.some((item) => item.id === id),
      text,
    )
  }
  const { body: product } = await buyer.call(
    getProduct,
    { p: 'live', g: 'default', id, slug: String(id) },
    { locale: 'de' },
  )
  assert.deepEqual(product.originalName, { name: 'Болт М12×60 "Север"', locale: 'ru' })
  assert.match(product.name, /stainless/, 'its name is assembled for other languages')
  assert.equal(product.description, 'Болт для стальных конструкций.\nУпаковка — 50 шт.')
  assert.equal(product.countryCode, 'RU')
  assert.deepEqual([product.stock.status, product.stock.available], ['InStock', null], 'the feed gives no number')
  const characteristics = product.characteristics.map(({ key, value }) => `${key}: ${value}`)
  for (const value of ['material: stainless', 'coating: zinc, plain', 'metric: yes', 'length: 60', 'null: 8.8'])
    assert.ok(characteristics.includes(value), `${value} in ${characteristics}`)
  const stockOf = async (productId: number) =>
    (
      await sql`select quantity, reserved from product_stock where product_id = ${productId} order by warehouse_id limit 1`.execute(
        db,
      )
    ).rows[0]
  await make.cart(db, await accountId(db, 'buyer'), [{ productId: id, quantity: 4 }])
  const { body } = await buyer.call(createOrder, {
    contactName: 'Bea Buyer',
    contactEmail: 'buyer@test.example',
    storeId: store.id,
  })
  assert.equal(body.outcomes[0]!.placed, true)
  assert.deepEqual(await stockOf(id), { quantity: uncountedStock + 4, reserved: 4 })

  // Reserved stock stays reserved when the feed reports no stock.
  await run(db, store.alias, feed.replace('<offer id="F-1" available="true">', '<offer id="F-1" available="false">'))
  assert.deepEqual(await stockOf(id), { quantity: 4, reserved: 4 })
  assert.equal((await productsOf(db, store.id)).get('F-1')!.available, 0)
})

test('the first imported product activates a draft store', async () => {
  const { db } = await fileDatabase()
  const statusOf = async (alias: string) =>
    (await sql<{ status: string }>`select status from stores where alias = ${alias}`.execute(db)).rows[0]!.status
  for (const [status, expected] of [
    ['Draft', 'Active'],
    ['Suspended', 'Suspended'],
  ] as const) {
    const store = await make.store(db, { currency: 'RUB', locale: 'ru', status })
    await run(db, store.alias, feedOf('<offer id="X"><price>0</price></offer>'))
    assert.equal(await statusOf(store.alias), status, 'nothing was imported')
    await run(db, store.alias, feedOf(bolt(1)))
    assert.equal(await statusOf(store.alias), expected)
  }
})

test("an import does not take over codes of the seller's own products", async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const own = await make.product(db, { storeId: store.id, code: 'B-1' })
  const { rejected, created } = await run(db, store.alias, feedOf(bolts(3)))
  assert.equal(created, 2)
  assert.deepEqual(
    rejected.map(({ offerId, code, detail }) => [offerId, code, detail]),
    [['B-1', 'codeTaken', `B-1 (${own.id})`]],
  )
})

test('an unknown store and an invalid mapping are rejected before the feed is read', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await assert.rejects(run(db, 'nobody'), { code: 'exchange.unknownStore' })
  await assert.rejects(run(db, store.alias, feed, { mapping: '{"category": {"map": {"Болт": "rockets"}}}' }), {
    code: 'exchange.badMapping',
  })
  assert.equal((await productsOf(db, store.id)).size, 0)
})
