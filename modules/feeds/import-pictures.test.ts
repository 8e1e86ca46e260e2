import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fileDatabase } from '#platform/testing/shared.ts'
import { feed, run, storeOf } from './feed.fixture.ts'

test('pictures are assigned only to products without any', async () => {
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

test('a change of category replaces assigned pictures, not those uploaded by the store', async () => {
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
