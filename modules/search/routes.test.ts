import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { rebuildIndex } from './postgres/text-index.ts'
import { countProducts, searchProducts, suggest } from './contract.ts'

const scope = { p: 'live', g: 'default' } as const

async function find(text: string, locale: 'en' | 'ru' | 'sr' | 'de' | 'tr' = 'en') {
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(searchProducts, { ...scope, text, facets: '0', pageSize: 100 }, { locale })
  return { codes: body.items.map(({ code }) => code), leftOut: body.leftOut }
}

test('codes match without regard to case and punctuation', async () => {
  for (const text of ['HB-1007', 'hb1007', 'HB 1007', ' hb-1007 '])
    assert.equal((await find(text)).codes[0], 'HB-1007', text)
})

test('words match in every language of the product, with and without accents', async () => {
  assert.equal((await find('Unterlegscheiben', 'de')).codes[0], 'W-1')
  assert.ok((await find('podloska', 'sr')).codes.includes('W-2'))
  assert.ok((await find('PODLOŠKA', 'ru')).codes.includes('W-2'))
  assert.ok((await find('flat washer')).codes.includes('W-1'))
})

test('terms without matches are dropped and returned', async () => {
  const { codes, leftOut } = await find('washer xylophone')
  assert.ok(codes.includes('W-1'))
  assert.deepEqual(leftOut, ['xylophone'])
  assert.deepEqual(await find('xylophone quux'), { codes: [], leftOut: [] })
  assert.deepEqual((await find('washer 7/9')).leftOut, ['7/9'])
})

test('a number alone is not close to words that nothing has', async () => {
  const { db } = (await fileApp()).database
  await make.product(db, { storeId: await storeId(db, 'east'), code: 'RB-1', names: { en: 'Rubber boot 46' } })
  await rebuildIndex(db)
  assert.ok((await find('boot 46')).codes.includes('RB-1'))
  for (const text of ['xylophone quux 46', 'xylophone quux ISO 46'])
    assert.deepEqual(await find(text), { codes: [], leftOut: [] })
})

test('a text that is the name of a category or a brand names it', async () => {
  const visitor = anonymous(await fileApp())
  const named = async (text: string, input: object = {}) => {
    const { named: found } = (await visitor.call(searchProducts, { ...scope, text, facets: '0', ...input })).body
    return [...found.categories.map(({ path }) => path), ...found.brands.map(({ name }) => name)]
  }
  const { db } = (await fileApp()).database
  const { rows } = await sql<{ name: string }>`select name from brands where product_count > 0 limit 1`.execute(db)
  assert.deepEqual(await named('washer'), ['fasteners/bolts/washers'])
  assert.deepEqual(await named('WASHERS'), ['fasteners/bolts/washers'])
  assert.deepEqual(await named('flat washer'), [])
  assert.deepEqual(await named('washer', { page: 2 }), [])
  assert.deepEqual(await named(rows[0]!.name.toUpperCase()), [rows[0]!.name])
})

test('products that are not live are not found', async () => {
  assert.deepEqual((await find('W-HIDDEN')).codes, [])
  const { db } = (await fileApp()).database
  const closed = await make.store(db, { status: 'Suspended' })
  await make.product(db, { storeId: closed.id, code: 'CLOSED-9999' })
  assert.deepEqual((await find('CLOSED-9999')).codes, [])
})

test('a rebuild restores an emptied index', async () => {
  const { db } = (await fileApp()).database
  const before = await find('washer')
  await sql`truncate product_search`.execute(db)
  assert.deepEqual((await find('washer')).codes, [])
  await rebuildIndex(db)
  assert.deepEqual(await find('washer'), before)
})

test('suggestions complete a prefix and are empty for an empty text', async () => {
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(suggest, { ...scope, text: 'wash' })
  assert.ok(body.categories.some(({ path }) => path === 'fasteners/bolts/washers'))
  assert.ok(body.products.some(({ code }) => code === 'W-1'))
  assert.deepEqual((await visitor.call(suggest, { ...scope, text: '  ' })).body, {
    queries: [],
    categories: [],
    brands: [],
    stores: [],
    products: [],
  })
})

test('a list of a store or location contains only its products; an unknown one is a 404', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  const east = await visitor.call(searchProducts, { ...scope, store: 'east', pageSize: 100, facets: '0' })
  const id = await storeId(app.database.db, 'east')
  assert.ok(east.body.total > 0 && east.body.items.every(({ store }) => store.id === id))
  const moscow = await visitor.call(searchProducts, { ...scope, location: 'moscow', pageSize: 100, facets: '0' })
  assert.ok(moscow.body.items.every(({ store }) => store.alias === 'west'))
  for (const unknown of [{ store: 'nobody' }, { location: 'atlantis' }, { category: 'no/such' }])
    assert.equal((await visitor.call(searchProducts, { ...scope, ...unknown })).status, 404)
})

const hexBolts = { ...scope, category: 'fasteners/bolts/hex-bolts', facets: '0', pageSize: 100 }

test('a filter that means nothing is refused with its name, or ignored for pages', async () => {
  const visitor = anonymous(await fileApp())
  const all = await visitor.call(countProducts, { ...hexBolts })
  for (const [filter, value] of [
    ['stock', 'Foo'],
    ['stock', 'InStock,Foo'],
    ['stock', '__proto__'],
    ['verified', 'yes'],
    ['price', 'cheap'],
    ['minOrder', '10'],
    ['deliversTo', 'atlantis'],
    ['deliversTo', 'belgrade'],
    ['f.material', 'cheese'],
    ['f.length', 'long'],
    ['f.nothing', '1'],
    ['sort', 'f.nothing'],
    ['sort', 'cheapest'],
  ] as const) {
    const { status, body } = await visitor.call(searchProducts, { ...hexBolts, [filter]: value })
    assert.deepEqual([status, (body as unknown as { code: string }).code], [422, 'search.unknownFilter'], filter)
    const ignored = await visitor.call(searchProducts, { ...hexBolts, [filter]: value, unknownFilters: 'ignore' })
    assert.equal(ignored.status, 200, filter)
    if (!value.startsWith('InStock')) assert.equal(ignored.body.total, all.body.total, filter)
  }
  const { status } = await visitor.call(countProducts, { ...scope, category: 'fasteners', 'f.length': '1-2' })
  assert.equal(status, 422, 'a group has no characteristics')
})

test('a text offers the characteristics that its products share, and is filtered by them', async () => {
  const visitor = anonymous(await fileApp())
  const text = 'fasteners'
  const search = async (input: object) => (await visitor.call(searchProducts, { ...scope, text, ...input })).body
  const all = await search({})
  assert.ok(new Set(all.categories.map(({ path }) => path)).size > 1, 'several categories')
  const optionsOf = ({ facets }: typeof all) => facets.find(({ key }) => key === 'f.material')!.options
  const steel = optionsOf(all).find(({ value }) => value === 'steel')!
  assert.ok(steel.count > 0 && steel.count < all.total)
  const filtered = await search({ 'f.material': 'steel' })
  assert.equal(filtered.total, steel.count)
  assert.deepEqual(
    optionsOf(filtered).map(({ value, count }) => [value, count]),
    optionsOf(all).map(({ value, count }) => [value, count]),
    'the other values stay on offer',
  )
  assert.equal((await search({ sort: '-f.length' })).total, all.total)
  const unknown = await visitor.call(searchProducts, { ...scope, text, 'f.nothing': '1' })
  assert.equal((unknown.body as unknown as { code: string }).code, 'search.unknownFilter')
})

test('stock filters by each status of a product', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.store(db, { alias: 'stocked' })
  await make.product(db, { storeId: id, code: 'STOCK-MUCH', available: 50, lowStockAt: 5 })
  await make.product(db, { storeId: id, code: 'STOCK-LOW', available: 3, lowStockAt: 5 })
  await make.product(db, { storeId: id, code: 'STOCK-OUT', available: 0 })
  await app.search.refresh()
  const codes = async (stock: string, sort = 'stock') => {
    const { body } = await anonymous(app).call(searchProducts, { ...scope, store: 'stocked', stock, sort })
    return body.items.map(({ code }) => code.slice('STOCK-'.length))
  }
  assert.deepEqual(await codes('InStock'), ['MUCH', 'LOW'])
  assert.deepEqual(await codes('Low'), ['LOW'])
  assert.deepEqual(await codes('OutOfStock'), ['OUT'])
  assert.deepEqual(await codes('ToOrder'), ['OUT'])
  assert.deepEqual(await codes('InStock,OutOfStock'), ['MUCH', 'LOW', 'OUT'])
})

test('a list is ordered by a characteristic of its category in both directions', async () => {
  const visitor = anonymous(await fileApp())
  const lengths = async (sort: string) => {
    const { body } = await visitor.call(searchProducts, { ...hexBolts, sort })
    return body.items.flatMap(({ specs }) => {
      const length = specs.find(({ name }) => name.endsWith('length'))
      return length ? [Number(length.value)] : []
    })
  }
  const ascending = await lengths('f.length')
  assert.ok(ascending.length > 10)
  assert.deepEqual(
    ascending,
    ascending.toSorted((a, b) => a - b),
  )
  const descending = await lengths('-f.length')
  assert.deepEqual(
    descending,
    descending.toSorted((a, b) => b - a),
  )
})
