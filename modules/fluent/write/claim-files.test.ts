import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { removeUnused } from '#modules/files/jobs.ts'
import { createLog } from '#platform/log.ts'
import { newProduct, ownStore, type Saved, uploadedFile } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'

const hour = 3_600_000

/** Whether each picture still exists after the cleanup job ran so many hours later. */
async function leftAfter(hours: number, ids: readonly string[]) {
  const {
    config,
    database: { db },
  } = await fileApp()
  await removeUnused.run({}, { db, config, log: createLog('silent'), now: new Date(Date.now() + hours * hour) })
  const { rows } = await sql<{ id: string }>`select id from files where id = any(${ids as string[]}::uuid[])`.execute(
    db,
  )
  const left = new Set(rows.map(({ id }) => id))
  return ids.map((id) => left.has(id))
}

const pictures = (count: number, accountId: string) =>
  Promise.all(Array.from({ length: count }, () => uploadedFile(accountId)))

test('a picture removed from its product is deleted a day later; one that is put back stays', async () => {
  const { person, categoryId, upsert, update } = await ownStore()
  const ids = (await pictures(3, person.accountId)) as [string, string, string]
  const [kept, , restored] = ids
  const made = (await upsert('product', newProduct(categoryId, { images: ids }))) as Saved
  assert.deepEqual(await leftAfter(25, ids), [true, true, true])
  const reduced = await update('product', made.body, { images: [kept] })
  assert.equal(reduced.status, 200, reduced.text)
  assert.deepEqual(await leftAfter(23, ids), [true, true, true])
  const extended = await update('product', reduced.body, { images: [restored, kept] })
  assert.equal(extended.status, 200, extended.text)
  assert.deepEqual(await leftAfter(25, ids), [true, false, true])
})

test('a picture stays while another product, an order or a store uses it', async () => {
  const { app, db, store, person, categoryId, upsert, update, find } = await ownStore()
  const ids = (await pictures(3, person.accountId)) as [string, string, string]
  const [, shared, logo] = ids
  const stock = [{ warehouse: String(store.warehouseIds[0]), quantity: 5 }]
  const one = (await upsert('product', newProduct(categoryId, { images: ids, stock, status: 'Active' }))) as Saved
  const other = (await upsert('product', newProduct(categoryId, { images: [shared] }))) as Saved
  const document = (await find('store')).body.items[0]!
  const shown = await update('store', document, { logo, cover: logo })
  assert.equal(shown.status, 200, shown.text)
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: one.body.id, quantity: 1 }])
  const order = await buyer.post('/api/cart/order/create', {
    contactName: 'Somebody',
    contactPhone: '+381 60 1234567',
    address: 'Somewhere 1',
  })
  assert.equal(order.status, 200, order.text)
  const bare = await update('product', one.body, { images: [] })
  assert.equal(bare.status, 200, bare.text)
  assert.deepEqual(await leftAfter(25, ids), [true, true, true])
  assert.equal((await update('product', other.body, { images: [] })).status, 200)
  const covered = await update('store', shown.body, { logo: null })
  assert.deepEqual(await leftAfter(25, ids), [true, false, true])
  assert.equal((await update('store', covered.body, { cover: null })).status, 200)
  assert.deepEqual(await leftAfter(25, ids), [true, false, false])
})

test('the marketplace’s own drawings are never deleted', async () => {
  const { db, person, categoryId, upsert, update } = await ownStore()
  const [drawing] = (await pictures(1, person.accountId)) as [string]
  const made = (await upsert('product', newProduct(categoryId, { images: [drawing] }))) as Saved
  await sql`update files set charged_to = null, created_by = null where id = ${drawing}::uuid`.execute(db)
  assert.equal((await update('product', made.body, { images: [] })).status, 200)
  assert.deepEqual(await leftAfter(25, [drawing]), [true])
})

test('a copy has the files of a product of the store, whoever has uploaded them; those of other stores are refused', async () => {
  const { db, person, store, categoryId, upsert } = await ownStore()
  const other = await ownStore()
  const [own, foreign] = (await pictures(2, person.accountId)) as [string, string]
  await sql`update files set created_by = null, charged_to = null where id in (${own}::uuid, ${foreign}::uuid)`.execute(
    db,
  )
  for (const [storeId, image] of [
    [store.id, own],
    [other.store.id, foreign],
  ] as const) {
    const { id } = await make.product(db, { storeId })
    await sql`update products set image_ids = array[${image}::uuid] where id = ${id}`.execute(db)
  }
  const copy = await upsert('product', newProduct(categoryId, { images: [own] }))
  assert.equal(copy.status, 200, copy.text)
  assert.equal((await upsert('product', newProduct(categoryId, { images: [foreign] }))).status, 422)
})
