import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { uploadedFile } from '#platform/testing/fluent.ts'
import { undoImport } from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'

const idOf = async (db: Db, storeId: number, code: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from products where store_id = ${storeId} and code = ${code}
  `.execute(db)
  return rows[0]!.id
}
const setQuantity = (db: Db, productId: number, quantity: number) =>
  sql`update product_stock set quantity = ${quantity} where product_id = ${productId} and quantity > 0`.execute(db)

test('what has been sold since the import stays sold, and stock that somebody has entered stays', async () => {
  const { importFile, db, store, call, work, show, products } = await importingStore()
  await importFile('Артикул;Название;Цена;Остаток\nA-1;Болт;1000;5\nA-2;Гайка;2000;6\nA-3;Шайба;3000;10')
  const { id } = await importFile(
    'Артикул;Название;Цена;Остаток\nA-1;Болт;1100;50\nA-2;Гайка;2100;60\nA-3;Шайба;3100;4',
  )
  const entered = await idOf(db, store.id, 'A-2')
  await setQuantity(db, await idOf(db, store.id, 'A-1'), 48)
  await setQuantity(db, entered, 70)
  await setQuantity(db, await idOf(db, store.id, 'A-3'), 3)
  assert.equal((await call(undoImport, { id })).status, 200)
  await work()
  const undone = await show(id)
  assert.deepEqual([undone.counts?.undone, undone.counts?.kept], [2, 1])
  assert.deepEqual(undone.kept, [{ id: entered, code: 'A-2', name: 'Гайка' }])
  assert.deepEqual(await products(), {
    'A-1': 'Болт 100000 Active piece 3',
    'A-2': 'Гайка 210000 Active piece 60',
    'A-3': 'Шайба 300000 Active piece 9',
  })
})

test('pictures that came with the import go with it, and pictures that somebody has uploaded stay', async () => {
  const { importFile, db, store, person, call, work, show } = await importingStore()
  await importFile('Артикул;Название;Цена\nA-1;Болт;1000\nA-2;Гайка;2000')
  const former = await fetchedPicture(db, store.id)
  const [first, second] = [await idOf(db, store.id, 'A-1'), await idOf(db, store.id, 'A-2')]
  await setPictures(db, first, [former])
  const { id } = await importFile('Артикул;Название;Цена\nA-1;Болт;1100\nA-2;Гайка;2100\nA-3;Винт;10')
  await setPictures(db, first, [await fetchedPicture(db, store.id)])
  await sql`update files set claimed_at = null, released_at = now() where id = ${former}::uuid`.execute(db)
  const own = await uploadedFile(person.accountId)
  await setPictures(db, second, [own])
  await call(undoImport, { id })
  await work()
  const { rows } = await sql<{ code: string; imageIds: string[] }>`
    select code, image_ids as "imageIds" from products where store_id = ${store.id} order by code
  `.execute(db)
  assert.deepEqual(rows, [
    { code: 'A-1', imageIds: [former] },
    { code: 'A-2', imageIds: [own] },
  ])
  assert.deepEqual(
    (await show(id)).kept.map(({ code }) => code),
    ['A-2'],
  )
  const { rows: files } = await sql<{ isClaimed: boolean }>`
    select claimed_at is not null as "isClaimed" from files where id = ${former}::uuid
  `.execute(db)
  assert.deepEqual(files, [{ isClaimed: true }])
})

const setPictures = (db: Db, productId: number, ids: readonly string[]) =>
  sql`update products set image_ids = ${ids as string[]}::uuid[] where id = ${productId}`.execute(db)

async function fetchedPicture(db: Db, storeId: number) {
  const { rows } = await sql<{ id: string }>`
    insert into files (id, source, content_type, storage_key, purpose, charged_to, claimed_at)
    values (gen_random_uuid(), 'Feed', 'image/webp', gen_random_uuid()::text, 'Picture', ${`store:${storeId}`}, now()) returning id
  `.execute(db)
  return rows[0]!.id
}

test('a product whose former brand or category is gone is undone but for its brand, or kept', async () => {
  const { importFile, db, store, call, work, show } = await importingStore()
  const head = 'Артикул;Название;Цена;Бренд'
  await importFile(`${head}\nM-1;Болт;1000;Former one\nM-2;Гайка;1000;Lasting one`)
  const { id } = await importFile(`${head}\nM-1;Болт;1100;Lasting one\nM-2;Гайка;1100;Lasting one`)
  await sql`delete from brands where name = 'Former one'`.execute(db)
  const moved = await idOf(db, store.id, 'M-2')
  await sql`
    update import_products set before = jsonb_set(before, '{record,categoryId}', '2000000000') where product_id = ${moved} and import_id = ${id}::uuid
  `.execute(db)
  assert.equal((await call(undoImport, { id })).status, 200)
  await work()
  const undone = await show(id)
  assert.deepEqual([undone.status, undone.kept.map((each) => each.code)], ['Undone', ['M-2']])
  const { rows } = await sql<object>`
    select price_minor::int as price, b.name from products p join brands b on b.id = p.brand_id where p.store_id = ${store.id} order by code
  `.execute(db)
  assert.deepEqual(rows, [
    { price: 100_000, name: 'Lasting one' },
    { price: 110_000, name: 'Lasting one' },
  ])
})
