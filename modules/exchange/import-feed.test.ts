import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { dropMemos } from '#platform/memo.ts'
import * as make from '#platform/testing/make.ts'
import { signedIn } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { accountId } from '#platform/testing/shop.ts'
import { searchProducts } from '../search/contract.ts'
import { indexProducts } from '../search/index-products.ts'
import { getProduct } from '../catalog/contract.ts'
import { createOrder } from '../orders/contract.ts'
import { importFeed, type ImportRequest } from './import-feed.ts'

const data = (name: string) => readFileSync(join(import.meta.dirname, 'testdata', name), 'utf8')
const feed = data('fasteners.yml')
const mapping = data('fasteners.mapping.json')
const now = new Date('2026-03-02T10:00:00Z')

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const storeOf = (db: Db) => make.store(db, { currency: 'RUB', locale: 'ru', city: 'moscow' })
const run = (db: Db, storeAlias: string, text = feed, rest: Partial<ImportRequest> = {}) =>
  importFeed(db, { storeAlias, stream: bytesOf(text), mapping, sourceLocale: 'ru', now, ...rest })

type Row = {
  id: number
  code: string
  price: number
  available: number
  leadDays: number | null
  status: string
  version: number
}
async function goodsOf(db: Db, storeId: number) {
  const { rows } = await sql<Row & { externalId: string }>`
    select id, external_id as "externalId", code, price_minor as price, available, lead_days as "leadDays", status, version
    from products where store_id = ${storeId}
  `.execute(db)
  return new Map(rows.map(({ externalId, ...row }) => [externalId, row]))
}

const bolt = (index: number, price = 100) =>
  `<offer id="B-${index}" available="true"><name>Болт № ${index}</name><price>${price}</price><currencyId>RUB</currencyId>
  <param name="Вид">Болт</param></offer>`
const feedOf = (offers: string) => `<yml_catalog><shop><offers>${offers}</offers></shop></yml_catalog>`
const bolts = (count: number) => Array.from({ length: count }, (_, index) => bolt(index)).join('\n')

test('offers become goods, and every refused one has its reason', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const { refused, ...report } = await run(db, store.alias)
  assert.deepEqual(report, {
    locale: 'ru',
    read: 14,
    created: 6,
    updated: 0,
    unchanged: 0,
    archived: 0,
    refusedOffers: 8,
    incomplete: [],
    brokenAt: null,
  })
  assert.deepEqual(refused.map(({ offerId, code }) => `${offerId} ${code}`).sort(), [
    ' noId',
    'F-1 duplicateId',
    'F-10 otherCurrency',
    'F-11 noCategory',
    'F-12 codeTaken',
    'F-13 badPrice',
    'F-13 noName',
    'F-8 badPrice',
    'F-9 unknownCurrency',
  ])
  assert.equal(refused.find(({ code }) => code === 'codeTaken')!.detail, 'BM12-60 (F-1)')
  assert.equal(
    feed.split('\n')[refused.find(({ offerId }) => offerId === 'F-8')!.line - 1]!.trim(),
    '<offer id="F-8" available="true">',
  )
  const goods = await goodsOf(db, store.id)
  assert.deepEqual(
    [...goods].map(([id, { code, price, available, leadDays }]) => [id, code, price, available, leadDays]).sort(),
    [
      ['F-1', 'BM12-60', 125_050, 10, null],
      ['F-2', 'BM16-80', 230_000, 10, null],
      ['F-3', 'F-3', 31_000, 0, 14],
      ['F-4', 'BM10-40', 64_000, 250, null],
      ['F-5', 'BM20-100', 510_000, 10, null],
      ['F-6', 'SHM12', 4_500, 10, null],
    ],
  )
  const brands = await sql`select name from brands where search_key(name) = search_key('уралболт')`.execute(db)
  assert.equal(brands.rows.length, 1)
  const { rows } = await sql<{
    urls: string[]
  }>`select urls from product_sources where product_id = ${goods.get('F-1')!.id}`.execute(db)
  assert.deepEqual(rows[0]!.urls, ['https://supplier.example/bolt.jpg'])
})

test('imported goods are found by code and by Russian words, shown with their characteristics, and can be ordered', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await storeOf(db)
  const buyer = await signedIn(app, 'buyer')
  await sql`
    insert into characteristic_translations (characteristic_id, locale, name, unit)
    select id, 'ru', 'Длина', 'мм' from characteristics where key = 'fasteners.length'
  `.execute(db)
  await run(db, store.alias, feed, { onBatch: (_report, ids) => indexProducts(db, ids).then(() => {}) })
  dropMemos()
  const { id } = (await goodsOf(db, store.id)).get('F-1')!
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
  assert.equal(product.name, 'Болт М12×60 "Север"')
  assert.equal(product.nameLocale, 'ru')
  assert.equal(product.description, 'Болт для стальных конструкций.\nУпаковка — 50 шт.')
  assert.equal(product.countryCode, 'RU')
  const shown = product.characteristics.map(({ key, value }) => `${key}: ${value}`)
  for (const value of ['material: stainless', 'coating: zinc, plain', 'metric: yes', 'length: 60', 'null: 8.8'])
    assert.ok(shown.includes(value), `${value} in ${shown}`)
  await make.cart(db, await accountId(db, 'buyer'), [{ productId: id, quantity: 4 }])
  const { body } = await buyer.call(createOrder, {
    contactName: 'Bea Buyer',
    contactEmail: 'buyer@test.example',
    storeId: store.id,
  })
  assert.equal(body.outcomes[0]!.placed, true)
  assert.equal((await goodsOf(db, store.id)).get('F-1')!.available, 6)

  // What is promised stays promised when the feed says that there is nothing left.
  await run(db, store.alias, feed.replace('<offer id="F-1" available="true">', '<offer id="F-1" available="false">'))
  const { rows } =
    await sql`select quantity, reserved from product_stock where product_id = ${id} order by warehouse_id limit 1`.execute(
      db,
    )
  assert.deepEqual(rows, [{ quantity: 4, reserved: 4 }])
  assert.equal((await goodsOf(db, store.id)).get('F-1')!.available, 0)
})

test('the first goods that are imported open a store that is a draft', async () => {
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

test('a second run changes nothing, and a new price only its own offer', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await run(db, store.alias)
  const first = await goodsOf(db, store.id)
  const written: number[] = []
  const again = await run(db, store.alias, feed, { onBatch: (_report, ids) => void written.push(...ids) })
  assert.deepEqual([again.created, again.updated, again.unchanged], [0, 0, 6])
  assert.deepEqual(await goodsOf(db, store.id), first)
  const changed = await run(db, store.alias, feed.replace('<price>2300</price>', '<price>2200</price>'), {
    onBatch: (_report, ids) => void written.push(...ids),
  })
  assert.deepEqual([changed.created, changed.updated, changed.unchanged], [0, 1, 5])
  const { id, price, version } = (await goodsOf(db, store.id)).get('F-2')!
  assert.deepEqual([id, price, version], [first.get('F-2')!.id, 220_000, first.get('F-2')!.version + 1])
  assert.deepEqual(written, [id])
  const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'search:index'`.execute(db)
  assert.ok(rows.length >= 2)
})

test('goods that left the feed are archived only when asked, and come back with it', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const own = await make.product(db, { storeId: store.id, code: 'OWN-1' })
  const status = async (id: string) => (await goodsOf(db, store.id)).get(id)!.status
  await run(db, store.alias, feedOf(bolts(3)))
  await run(db, store.alias, feedOf(bolts(2)))
  assert.equal(await status('B-2'), 'Active')
  assert.equal((await run(db, store.alias, feedOf(bolts(2)), { archivesMissing: true })).archived, 1)
  assert.equal(await status('B-2'), 'Archived')
  const { rows } = await sql<{ status: string }>`select status from products where id = ${own.id}`.execute(db)
  assert.equal(rows[0]!.status, 'Active')
  assert.equal((await run(db, store.alias, feedOf(''), { archivesMissing: true })).archived, 0)
  const broken = await run(db, store.alias, feedOf(bolts(1)).replace('</offers>', ''), { archivesMissing: true })
  assert.equal(broken.archived, 0)
  assert.match(broken.brokenAt!.detail, /tag/)
  assert.equal((await run(db, store.alias, feedOf(bolts(3)))).updated, 1)
  assert.equal(await status('B-2'), 'Active')
})

test('a run that is cut off leaves whole batches, and the next one finishes', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const text = feedOf(bolts(450))
  await assert.rejects(
    run(db, store.alias, text, {
      onBatch: ({ read }) => {
        if (read === 400) throw new Error('killed')
      },
    }),
    /killed/,
  )
  assert.equal((await goodsOf(db, store.id)).size, 400)
  const partial = await sql<{ count: number }>`
    select count(*)::int as count from products p where store_id = ${store.id}
      and (not exists (select from product_translations t where t.product_id = p.id)
        or not exists (select from product_sources s where s.product_id = p.id))
  `.execute(db)
  assert.equal(partial.rows[0]!.count, 0)
  const { created, unchanged } = await run(db, store.alias, text)
  assert.deepEqual([created, unchanged], [50, 400])
})

test('two imports of one store at once end as one', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const text = feedOf(bolts(250))
  const reports = await Promise.all([run(db, store.alias, text), run(db, store.alias, text)])
  assert.equal(reports[0].created + reports[1].created, 250)
  assert.equal(reports[0].unchanged + reports[1].unchanged, 250)
})

test("a code of the seller's own goods is not taken over", async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const own = await make.product(db, { storeId: store.id, code: 'B-1' })
  const { refused, created } = await run(db, store.alias, feedOf(bolts(3)))
  assert.equal(created, 2)
  assert.deepEqual(
    refused.map(({ offerId, code, detail }) => [offerId, code, detail]),
    [['B-1', 'codeTaken', `B-1 (${own.id})`]],
  )
})

test('pictures are given once', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const picture = '11111111-1111-5111-8111-111111111111'
  const pictureOf = (categoryKey: string) => (categoryKey === 'hex-bolts' ? Promise.resolve([picture]) : null)
  await run(db, store.alias, feed, { pictureOf })
  const images = async () =>
    (
      await sql<{
        code: string
        ids: string[]
      }>`select code, image_ids as ids from products where store_id = ${store.id} order by code`.execute(db)
    ).rows
  assert.deepEqual(
    (await images()).map(({ code, ids }) => [code, ids.length]),
    [
      ['BM10-40', 1],
      ['BM12-60', 1],
      ['BM16-80', 1],
      ['BM20-100', 1],
      ['F-3', 1],
      ['SHM12', 0],
    ],
  )
  await run(db, store.alias, feed.replace('<price>2300</price>', '<price>2200</price>'), {
    pictureOf: () => Promise.resolve(['22222222-2222-5222-8222-222222222222']),
  })
  assert.deepEqual((await images()).find(({ code }) => code === 'BM16-80')!.ids, [picture])
})

test('a new category brings its pictures, but not in the place of those that the store has sent', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const [bolt, nut, own] = [1, 2, 3].map((digit) => `${digit}1111111-1111-5111-8111-111111111111`) as [
    string,
    string,
    string,
  ]
  const pictureOf = (categoryKey: string) => Promise.resolve([categoryKey === 'hex-bolts' ? bolt : nut])
  const images = async () => {
    const { rows } = await sql<{
      code: string
      id: string
    }>`select code, image_ids[1] as id from products where store_id = ${store.id} and code in ('BM12-60', 'BM16-80') order by code`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }
  await run(db, store.alias, feed, { pictureOf })
  assert.deepEqual(await images(), [bolt, bolt])
  await sql`insert into files (id, source, content_type, storage_key, charged_to) values (${own}::uuid, 'Local', 'image/webp', 'own', ${`store:${store.id}`})`.execute(
    db,
  )
  await sql`update products set image_ids = array[${own}::uuid] where store_id = ${store.id} and code = 'BM12-60'`.execute(
    db,
  )
  await sql`update products set category_id = (select id from categories where key = 'washers') where store_id = ${store.id}`.execute(
    db,
  )
  await sql`update product_sources set content_hash = '' where product_id in (select id from products where store_id = ${store.id})`.execute(
    db,
  )
  await run(db, store.alias, feed, { pictureOf: () => Promise.resolve([nut]) })
  assert.deepEqual(await images(), [own, nut])
})

test('an unknown store and a mapping that does not fit are refused before anything is read', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  await assert.rejects(run(db, 'nobody'), { code: 'exchange.unknownStore' })
  await assert.rejects(run(db, store.alias, feed, { mapping: '{"category": {"map": {"Болт": "rockets"}}}' }), {
    code: 'exchange.badMapping',
  })
  assert.equal((await goodsOf(db, store.id)).size, 0)
})
