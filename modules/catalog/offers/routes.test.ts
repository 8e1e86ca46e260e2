import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { writeProducts } from '../write-products/write-products.ts'
import { announceProducts } from '../write-products/announce-products.ts'
import { listOffers, listSizes } from '../offers-contract.ts'

const scope = { p: 'live', g: 'default' } as const

/** A category with thread, length and strength, and a store with bolts in it. */
async function boltStore(db: Db) {
  const category = await make.category(db)
  const characteristic = (key: string, type: string, options: readonly string[] = []) =>
    make.characteristic(db, { key: `${category.key}.${key}`, type, options, categoryId: category.id })
  const thread = await characteristic('thread', 'Select', ['m6', 'm8', 'm10'])
  const length = await characteristic('length', 'Interval')
  const strength = await characteristic('strength', 'Select', ['8.8', '10.9'])
  const standard = await characteristic('standard', 'Select', ['din-933', 'din-931'])
  await sql`update category_characteristics set is_promoted = true where characteristic_id in (${thread.id}, ${length.id}, ${strength.id})`.execute(
    db,
  )
  const store = await make.store(db)
  const bolt = (size: string, millimetres: number, [grade, norm] = ['8.8', 'din-933'], storeId = store.id) =>
    make.product(db, {
      storeId,
      categoryId: category.id,
      optionIds: [thread.optionIds.get(size)!, strength.optionIds.get(grade!)!, standard.optionIds.get(norm!)!],
      values: [{ characteristicId: length.id, number: millimetres }],
    })
  return { store, bolt }
}

test('the sizes of a product are those of its store and standard', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { bolt } = await boltStore(db)
  const own = await bolt('m8', 50)
  const longer = await bolt('m8', 60)
  const thicker = await bolt('m10', 50, ['10.9', 'din-933'])
  await bolt('m6', 50, ['8.8', 'din-931'])
  await bolt('m6', 60, ['8.8', 'din-933'], (await make.store(db)).id)
  const { status, body } = await anonymous(app).call(listSizes, { ...scope, id: own.id })
  assert.equal(status, 200)
  assert.deepEqual(
    [body!.rows, body!.columns].map((axis) => axis!.values.map(({ label, isCurrent }) => [label, isCurrent])),
    [
      [
        ['m8', true],
        ['m10', false],
      ],
      [
        ['50', true],
        ['60', false],
      ],
    ],
  )
  assert.deepEqual(
    body!.cells.map(({ id, row, column, differences }) => [id, row, column, differences]),
    [
      [own.id, 0, 0, []],
      [longer.id, 0, 1, []],
      [thicker.id, 1, 0, ['10.9']],
    ],
  )
})

test('an unknown product and one without others have no sizes and no offers', async () => {
  const app = await fileApp()
  const { bolt } = await boltStore(app.database.db)
  const alone = await bolt('m8', 50)
  for (const id of [alone.id, 2_000_000_000]) {
    assert.equal((await anonymous(app).call(listSizes, { ...scope, id })).body, null)
    assert.deepEqual((await anonymous(app).call(listOffers, { ...scope, id })).body, { items: [], total: 0 })
  }
})

test('a new offer is on the page of the others at once', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id: categoryId } = await make.category(db)
  const first = await make.product(db, {
    storeId: (await make.store(db)).id,
    categoryId,
    code: 'PX-100',
    brand: 'acme',
  })
  const visitor = anonymous(app)
  const offers = async () => (await visitor.call(listOffers, { ...scope, id: first.id })).body.items
  assert.deepEqual(await offers(), [])
  const store = await make.store(db, { isVerified: true })
  const record = {
    categoryId,
    code: 'PX100',
    brandId: await make.brand(db, 'acme'),
    unitCode: 'piece',
    priceMinor: 700,
    texts: [{ locale: 'en' as const, name: 'Pump' }],
  }
  await db.transaction().execute(async (tx) => {
    const { written } = await writeProducts(tx, store.id, [{ id: null, record }], { now: new Date() })
    await announceProducts(tx, store.id, written)
  })
  const [offer] = await offers()
  assert.deepEqual([offer!.code, offer!.brandName, offer!.store.id], ['PX100', 'acme', store.id])
  assert.ok(offer!.store.verifiedAt)
})
