import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { clusterConnection } from '#platform/testing/database.ts'
import { fillDatabase, type Sizes } from './fill-database.ts'

const sizes: Sizes = { products: 2_000, stores: 600, categories: 400, brands: 500, seed: 7 }
const now = new Date('2026-11-20')
let app: TestApp
let pool: pg.Pool
let close: () => Promise<void>

before(async () => {
  const database = await fill('bench_filled')
  const end = async () => {}
  app = await startApp({ database: { ...database, end, [Symbol.asyncDispose]: end } })
  pool = database.pool
  close = async () => {
    await app[Symbol.asyncDispose]()
    await database.end()
  }
})
after(() => close())

test('the tables have the requested sizes', async () => {
  const { rows } = await pool.query(`
    select (select count(*)::int from products) as products, (select count(*)::int from stores) as stores, (select count(*)::int from brands) as brands,
      (select count(*)::int from categories where level = 'Category') as categories, (select count(*)::int from product_search) as indexed,
      (select count(*)::int from category_translations t join categories c on c.id = t.category_id where c.level = 'Category') as names`)
  const { seed: _, ...counts } = sizes
  assert.deepEqual(rows[0], { ...counts, indexed: sizes.products, names: sizes.categories * 6 })
})

test('the loaded rows satisfy every foreign key', async () => {
  const { rows } = await pool.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  assert.ok(rows.length > 30)
  // A key that is made anew is checked against every row.
  for (const { table, name, definition } of rows)
    await pool.query(`alter table ${table} add constraint "${name} again" ${definition}`)
})

test('the indexes are the same as before the load', async () => {
  const expected = openDatabase(await migrated('bench_empty'))
  const indexes = async (of: pg.Pool) =>
    (await of.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows.map(
      ({ indexdef }) => indexdef,
    )
  assert.deepEqual(await indexes(pool), await indexes(expected.pool))
  await expected.end()
})

test('the stock of a product is the sum over its warehouses, and its tier prices decrease', async () => {
  const { rows } = await pool.query(`
    select p.id from products p where available <> coalesce((select sum(quantity) from product_stock s where s.product_id = p.id), 0)
      or exists (select 1 from product_stock s join warehouses w on w.id = s.warehouse_id where s.product_id = p.id and w.store_id <> p.store_id)
      or exists (select 1 from product_tiers t where t.product_id = p.id and t.price_minor >= p.price_minor)`)
  assert.deepEqual(rows, [])
})

test('every product is in the list of its category', async () => {
  const { rows } = await pool.query<{ path: string; ids: number[] }>(`
    select (select string_agg(t.alias, '/' order by array_position(c.path, t.category_id)) from category_translations t where t.locale = 'en' and t.category_id = any(c.path)) as path,
      array_agg(p.id order by p.id) as ids
    from categories c join products p on p.category_id = c.id group by c.id order by c.id`)
  assert.equal(
    rows.reduce((total, { ids }) => total + ids.length, 0),
    sizes.products,
  )
  for (const { path, ids } of rows) assert.deepEqual(await listed(path), ids, path)
})

test('the same seed gives the same products', async () => {
  const again = await fill('bench_again')
  const content = `select md5(string_agg(p::text, '' order by id)) from products p`
  assert.deepEqual((await again.pool.query(content)).rows, (await pool.query(content)).rows)
  await again.end()
})

async function fill(name: string) {
  const connection = await migrated(name)
  await fillDatabase(connection, sizes, now, () => {})
  return { ...openDatabase(connection, { statementTimeoutMs: 60_000 }), connection }
}

async function migrated(name: string) {
  const connection = await ensureDatabase(clusterConnection(), name)
  await migrate(connection)
  return connection
}

async function listed(category: string) {
  const ids: number[] = []
  for (let page = 1, total = 1; ids.length < total; page++) {
    const answer = await fetch(
      `${app.address}/api/x/platform/live/default/product/search?${new URLSearchParams({ category, pageSize: '100', page: String(page), facets: '0' })}`,
    )
    const found = (await answer.json()) as { items: { id: number }[]; total: number }
    if (found.items.length === 0) break
    total = found.total
    ids.push(...found.items.map(({ id }) => id))
  }
  return ids.sort((a, b) => a - b)
}
