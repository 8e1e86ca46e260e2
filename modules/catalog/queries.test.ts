import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { inTransaction } from '#platform/testing/shared.ts'
import { productId, storeId } from '#platform/testing/shop.ts'
import type { Db } from '#platform/db/database.ts'
import { newestIds, randomIds, searchBrands, similarIds } from './queries.ts'
import { recountCategories } from './recount.ts'

const stateOf = async (db: Db, ids: readonly number[]) =>
  (
    await sql<{ store: string; status: string; shop: string; city: string }>`
  select s.alias as store, p.status, s.status as shop, l.alias as city from unnest(${ids as number[]}::int[]) with ordinality as requested (id, position)
  join products p using (id) join stores s on s.id = p.store_id join locations l on l.id = s.location_id order by requested.position
`.execute(db)
  ).rows

test(
  'random products are live, from as many stores as possible, and change every hour',
  inTransaction(async (tx) => {
    await sql`update stores set status = 'Suspended' where alias = 'west'`.execute(tx)
    const hours = [1, 2, 3, 500_000].map((hour) => randomIds({ db: tx }, undefined, hour, 10))
    const responses = await Promise.all(hours)
    for (const ids of responses) {
      const products = await stateOf(tx, ids)
      assert.equal(new Set(ids).size, 10)
      assert.ok(products.every(({ status, shop }) => status === 'Active' && shop === 'Active'))
      assert.deepEqual([...new Set(products.map(({ store }) => store))].sort(), ['east', 'north'])
    }
    assert.ok(new Set(responses.map(String)).size > 1)
    assert.deepEqual(await randomIds({ db: tx }, undefined, 1, 10), responses[0])
  }),
)

test(
  'products of a location come only from its stores',
  inTransaction(async (tx) => {
    for (const ids of [await randomIds({ db: tx }, 'russia', 7, 5), await newestIds({ db: tx }, 'russia', 5)]) {
      assert.equal(ids.length, 5)
      assert.ok((await stateOf(tx, ids)).every(({ city }) => city === 'moscow'))
    }
    for (const place of ['berlin', 'nowhere'])
      assert.deepEqual(
        [...(await randomIds({ db: tx }, place, 7, 5)), ...(await newestIds({ db: tx }, place, 5))],
        [],
        place,
      )
  }),
)

test(
  'the newest products of a location are sorted by age across its stores',
  inTransaction(async (tx) => {
    const stores = [
      await make.store(tx, { city: 'rome' }),
      await make.store(tx, { city: 'rome' }),
      await make.store(tx, { city: 'rome', status: 'Suspended' }),
      await make.store(tx, { city: 'berlin' }),
    ]
    const ids: number[] = []
    for (let index = 0; index < 20; index++) {
      const { id } = await make.product(tx, {
        storeId: stores[(index * 7) % 4]!.id,
        status: index % 5 === 0 ? 'Draft' : 'Active',
      })
      await sql`update products set created_at = now() - make_interval(mins => ${index}) where id = ${id}`.execute(tx)
      if (index % 5 !== 0 && (index * 7) % 4 < 2) ids.push(id)
    }
    for (const limit of [1, 3, 24]) assert.deepEqual(await newestIds({ db: tx }, 'rome', limit), ids.slice(0, limit))
  }),
)

test(
  'similar products are of the same category, those with the most common options first',
  inTransaction(async (tx) => {
    const id = await productId(tx, 'HB-1001')
    const { rows } = await sql<{ id: number; shared: number; popularity: number }>`
    select p.id, p.popularity, cardinality(array(select unnest(p.option_ids) intersect select unnest(g.option_ids))) as shared
    from products g join products p on p.category_id = g.category_id and p.id <> g.id and p.status = 'Active' where g.id = ${id}
  `.execute(tx)
    const expected = rows
      .sort((a, b) => b.shared - a.shared || b.popularity - a.popularity || a.id - b.id)
      .map((row) => row.id)
    assert.deepEqual(await similarIds({ db: tx }, id, 24), expected.slice(0, 24))
    assert.deepEqual(await similarIds({ db: tx }, 2_000_000_000, 24), [])
  }),
)

test(
  'brands begin with the text; similar ones are found only if none does',
  inTransaction(async (tx) => {
    const west = await storeId(tx, 'west')
    for (const [brand, productCount] of [
      ['zentora', 1],
      ['zenith', 2],
      ['зенит', 1],
    ] as const)
      for (let index = 0; index < productCount; index++) await make.product(tx, { storeId: west, brand })
    await recountCategories(tx)
    const find = async (text: string) => (await searchBrands(tx, text, 10)).map(({ name }) => name)
    assert.deepEqual(await find('zen'), ['zenith', 'zentora'])
    assert.deepEqual(await find('ZENT'), ['zentora'])
    assert.equal((await find('zentra'))[0], 'zentora')
    assert.deepEqual(await find('зени'), ['зенит'])
    assert.deepEqual(await find('%'), [])
    assert.ok((await find('')).length > 3)
  }),
)
