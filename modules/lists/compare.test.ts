import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { maxComparedProducts } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { compareProducts } from './compare-contract.ts'

async function newProducts(count: number) {
  const app = await fileApp()
  const { db } = app.database
  const { id: storeId } = await make.store(db)
  const products = []
  for (let made = 0; made < count; made++) products.push(await make.product(db, { storeId }))
  const compare = async (ids: string) => {
    const { status, body } = await anonymous(app).call(compareProducts, { ids })
    assert.equal(status, 200)
    return body
  }
  return { db, storeId, ids: products.map(({ id }) => id), compare }
}

test('at most six products are compared, in the order in which they were chosen', async () => {
  const { ids, compare } = await newProducts(maxComparedProducts + 1)
  const chosen = ids.toReversed()
  const { items, category } = await compare(`x,${chosen.join(',')},${chosen[0]},-1,99999999999`)
  assert.deepEqual(
    items.map(({ id }) => id),
    chosen.slice(0, maxComparedProducts),
  )
  assert.equal(category?.level, 'Category')
})

test('products of other categories are named, and those that are not sold are left out', async () => {
  const { db, storeId, ids, compare } = await newProducts(2)
  const { id: categoryId } = await make.category(db)
  const other = await make.product(db, { storeId, categoryId })
  await sql`update products set status = 'Archived' where id = ${ids[1]!}`.execute(db)
  const { items, others } = await compare([ids[0], other.id, ids[1]].join(','))
  assert.deepEqual([items.map(({ id }) => id), others.map(({ id }) => id)], [[ids[0]], [other.id]])
  assert.deepEqual(await compare(String(ids[1])), { category: null, items: [], rows: [], others: [] })
})

test('each row is a characteristic in the order of the category, with the value of each product', async () => {
  const { db, ids, compare } = await newProducts(2)
  const { rows: characteristics } = await sql<{ id: number }>`
    select cc.characteristic_id as id from category_characteristics cc
    join characteristics c on c.id = cc.characteristic_id and c.type = 'Interval'
    join products p on p.category_id = cc.category_id and p.id = ${ids[0]!} order by cc.position limit 2
  `.execute(db)
  assert.ok(characteristics.length > 0, 'the category has characteristics')
  await sql`
    insert into product_values (product_id, characteristic_id, number)
    values (${ids[0]!}, ${characteristics[0]!.id}, 8), (${ids[1]!}, ${characteristics[0]!.id}, 10)
  `.execute(db)
  const { rows } = await compare(ids.join(','))
  assert.equal(rows.length, 1)
  assert.deepEqual(
    rows[0]!.values.map((value) => parseFloat(value!)),
    [8, 10],
  )
})
