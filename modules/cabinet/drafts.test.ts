import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newProduct, ownStore } from '#platform/testing/fluent.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { deleteProductDraft, getProductDraft, saveProductDraft } from './draft-contract.ts'
import { deleteOldDrafts } from './drafts.ts'

const contentOf = (brand: string) => ({ values: { 'fields.brand': brand }, version: '1', base: '{}' })

async function ownProduct() {
  const own = await ownStore()
  const productId = (await own.upsert('product', newProduct(own.categoryId))).body.id
  const options = { storeId: own.store.id }
  const save = (brand: string, draftVersion: number, target: object = { productId }) =>
    own.person.call(saveProductDraft, { ...target, content: contentOf(brand), draftVersion }, options)
  const read = async (target: object = { productId }) =>
    (await own.person.call(getProductDraft, target, options)).body.draft
  return { ...own, productId, options, save, read }
}

test('a draft is written over only by a device that has seen it', async () => {
  const { save, read, productId, person, options } = await ownProduct()
  assert.equal(await read(), null)
  assert.deepEqual((await save('A', 0)).body, { draftVersion: 1 })
  assert.equal(statusAndCode(await save('B', 0)), '409 products.draftChanged')
  const answers = await Promise.all(['C', 'D', 'E'].map((brand) => save(brand, 1)))
  assert.deepEqual(answers.map(statusAndCode).sort(), ['200', '409 products.draftChanged', '409 products.draftChanged'])
  assert.equal((await read())?.draftVersion, 2)
  await person.call(deleteProductDraft, { productId }, options)
  assert.equal(await read(), null)
})

test('a new product and a copy have drafts of their own', async () => {
  const { save, read, productId } = await ownProduct()
  await save('new', 0, {})
  await save('copy', 0, { copyOf: productId })
  assert.equal((await read({}))?.values['fields.brand'], 'new')
  assert.equal((await read({ copyOf: productId }))?.values['fields.brand'], 'copy')
  assert.equal(await read(), null)
})

test('a draft is of its author, of a product of the store, and not too long', async () => {
  const { app, store, save, productId, options } = await ownProduct()
  await save('mine', 0)
  const other = await colleague(app, store.id, 'Manager')
  assert.equal((await other.call(getProductDraft, { productId }, options)).body.draft, null)
  const stranger = await ownStore()
  const foreign = { productId, content: contentOf('x'), draftVersion: 0 }
  assert.equal(
    statusAndCode(await stranger.person.call(saveProductDraft, foreign, { storeId: stranger.store.id })),
    '404 products.unknown',
  )
  assert.equal(statusAndCode(await save('x', 1, { productId, copyOf: 2_147_483_647 })), '404 products.unknown')
  assert.equal((await save('x'.repeat(200_000), 1)).status, 422)
})

test('an old draft is forgotten, and the oldest one beyond fifty', async () => {
  const { db, store, person, save, read, categoryId, upsert } = await ownProduct()
  await save('old', 0)
  await deleteOldDrafts(db, new Date(Date.now() + 31 * 86_400_000))
  assert.equal(await read(), null)
  await save('oldest', 0)
  await sql`
    insert into product_drafts (account_id, store_id, copy_of, content, saved_at)
    select ${person.accountId}::uuid, ${store.id}, id, '{}', now() + interval '1 hour' from products limit 49
  `.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from product_drafts`.execute(db)
  const missing = 50 - rows[0]!.count
  for (let count = 0; count < missing; count++) {
    const { id } = (await upsert('product', newProduct(categoryId))).body
    await save('more', 0, { productId: id })
  }
  await save('one more', 0, {})
  assert.equal(await read(), null)
})
