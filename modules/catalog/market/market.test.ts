import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { marketOf } from '../market-contract.ts'

const scope = { p: 'live', g: 'default' } as const
const euros = (minor: number) => ({ minor, currency: 'EUR' as const })

test('the market of a category has the prices of each unit, and the figures of the categories below', async () => {
  const app = await fileApp()
  const { db } = app.database
  const group = await make.category(db, { key: 'market-group', level: 'Class' })
  const nails = await make.category(db, { key: 'market-nails', parentId: group.id })
  const empty = await make.category(db, { key: 'market-empty', parentId: group.id })
  const stores = [await make.store(db), await make.store(db)]
  const add = (store: number, priceMinor: number, more: object = {}) =>
    make.product(db, { storeId: stores[store]!.id, categoryId: nails.id, priceMinor, ...more })
  for (const [store, price] of [
    [0, 3_00],
    [0, 1_00],
    [1, 8_00],
  ] as const)
    await add(store, price)
  await add(1, 50_00, { unitCode: 'pack' })
  await add(1, 9_999_00, { status: 'Draft' })
  const marketIn = async (category: string, currency: string) =>
    (await anonymous(app).call(marketOf, { ...scope, category }, { currency })).body

  const piece = {
    productCount: 3,
    lowest: euros(1_00),
    median: euros(3_00),
    highest: euros(8_00),
  }
  const market = await marketIn('market-group', 'EUR')
  assert.deepEqual([market.productCount, market.storeCount], [4, 2])
  assert.deepEqual(
    market.prices.map(({ unit, ...prices }) => [unit.code, prices]),
    [
      ['piece', piece],
      ['pack', { productCount: 1, lowest: euros(50_00), median: euros(50_00), highest: euros(50_00) }],
    ],
  )
  assert.deepEqual(
    market.children.map(({ id, productCount, storeCount, price }) => [id, productCount, storeCount, price?.median]),
    [
      [nails.id, 4, 2, euros(3_00)],
      [empty.id, 0, 0, undefined],
    ],
  )

  const ofLeaf = await marketIn('market-group/market-nails', 'RUB')
  assert.deepEqual([ofLeaf.productCount, ofLeaf.storeCount, ofLeaf.children], [4, 2, []])
  const { median } = ofLeaf.prices[0]!
  assert.ok(median.currency === 'RUB' && Number.isInteger(median.minor) && median.minor > 3_00)
})

test('an unknown category has no market', async () => {
  const { status, body } = await anonymous(await fileApp()).call(marketOf, { ...scope, category: 'nowhere' })
  assert.deepEqual([status, (body as unknown as { code: string }).code], [404, 'catalog.unknownCategory'])
})
