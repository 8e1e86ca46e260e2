import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import { product } from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { productId, storeId } from '#platform/testing/shop.ts'

let [far, hidden]: number[] = []

before(async () => {
  const { db } = (await fileApp()).database
  const make = async (id: number, fields: object) => {
    await sql`select setval(pg_get_serial_sequence('products', 'id'), ${id - 1})`.execute(db)
    return (
      await product(db, {
        storeId: await storeId(db, 'north'),
        names: { en: 'Far bolt', de: 'Ferne Schraube' },
        ...fields,
      })
    ).id
  }
  ;[far, hidden] = [await make(7_500, {}), await make(9_500, { status: 'Draft' })]
  invalidateAll()
})

async function read(path: string) {
  const { status, text } = await anonymous(await fileApp()).get(path)
  return { status, urls: [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname) }
}

test('the index lists the slices with live products, and all listed files exist', async () => {
  const { urls } = await read('/sitemap.xml')
  assert.deepEqual(
    urls.filter((url) => url.startsWith('/sitemap/en/')),
    ['pages', 'categories', 'stores-1', 'products-1', 'products-8'].map((name) => `/sitemap/en/${name}.xml`),
  )
  for (const url of urls) assert.equal((await read(url)).status, 200, url)
})

test('a product is in the file of its slice in the languages that have its name; drafts are in none', async () => {
  const { db } = (await fileApp()).database
  const second = await productId(db, 'W-2')
  const has = async (file: string, id: number) =>
    (await read(`/sitemap/${file}.xml`)).urls.some((url) => url.endsWith(`-${id}`))
  assert.deepEqual(
    await Promise.all([
      has('en/products-8', far!),
      has('de/products-8', far!),
      has('ru/products-8', far!),
      has('en/products-1', far!),
    ]),
    [true, true, false, false],
  )
  assert.deepEqual(await Promise.all([has('sr/products-1', second), has('en/products-1', second)]), [true, false])
  assert.equal(await has('en/products-10', hidden!), false)
})

test('an empty or unknown slice is 404', async () => {
  for (const name of [
    'products-10',
    'products-0',
    'products-99999',
    'products-100000',
    'products--1',
    'products-1e3',
    'stores',
    'nothing',
  ])
    assert.equal((await read(`/sitemap/en/${name}.xml`)).status, 404, name)
  assert.equal((await read('/sitemap/xx/pages.xml')).status, 404)
})
