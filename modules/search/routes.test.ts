import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { rebuildIndex } from './index-products.ts'
import { searchProducts, suggest } from './contract.ts'

const scope = { p: 'live', g: 'default' } as const

async function find(text: string, locale: 'en' | 'ru' | 'sr' | 'de' | 'tr' = 'en') {
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(searchProducts, { ...scope, text, facets: '0', pageSize: 100 }, { locale })
  return { codes: body.items.map(({ code }) => code), leftOut: body.leftOut }
}

test('goods are found by their code, however it is written', async () => {
  for (const text of ['HB-1007', 'hb1007', 'HB 1007', ' hb-1007 '])
    assert.equal((await find(text)).codes[0], 'HB-1007', text)
})

test('words are found in every language they are written in, without their accents', async () => {
  assert.deepEqual((await find('Unterlegscheiben', 'de')).codes, ['W-1'])
  assert.ok((await find('podloska', 'sr')).codes.includes('W-2'))
  assert.ok((await find('PODLOŠKA', 'ru')).codes.includes('W-2'))
  assert.ok((await find('flat washer')).codes.includes('W-1'))
})

test('words that nothing has are left out and named', async () => {
  const { codes, leftOut } = await find('washer xylophone')
  assert.ok(codes.includes('W-1'))
  assert.deepEqual(leftOut, ['xylophone'])
  assert.deepEqual(await find('xylophone quux'), { codes: [], leftOut: [] })
})

test('what is not live is not found', async () => {
  assert.deepEqual((await find('W-HIDDEN')).codes, [])
  const { db } = (await fileApp()).database
  const closed = await make.store(db, { status: 'Suspended' })
  await make.product(db, { storeId: closed.id, code: 'CLOSED-9999' })
  assert.deepEqual((await find('CLOSED-9999')).codes, [])
})

test('the index can be emptied and rebuilt from the tables', async () => {
  const { db } = (await fileApp()).database
  const before = await find('washer')
  await sql`truncate product_search`.execute(db)
  assert.deepEqual((await find('washer')).codes, [])
  await rebuildIndex(db)
  assert.deepEqual(await find('washer'), before)
})

test('suggestions answer what may be meant, and nothing to nothing', async () => {
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

test('a list of one store or place holds only that; an unknown one is not found', async () => {
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
