import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Caller } from '#platform/http/caller.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import { listOwnProducts } from './contract.ts'
import { saveProductRows } from './grid-contract.ts'
import { storeWithProducts } from './products.fixture.ts'
import { saveRows } from './save-rows.ts'

type Rows = InputOf<typeof saveProductRows>['rows']

/** A store with the calls of its grid. */
async function storeWithGrid() {
  const own = await storeWithProducts()
  const items = async () =>
    (await own.call(listOwnProducts, { sort: 'code', order: 'asc' })).body.items.map(
      ({ id, version, price, oldPrice, status, stock }) => ({
        id,
        version,
        price: price!.minor,
        oldPrice: oldPrice?.minor ?? null,
        status,
        stock: stock.map(({ quantity }) => quantity),
      }),
    )
  const save = (rows: Rows, idempotencyKey = randomUUID()) => own.call(saveProductRows, { rows }, { idempotencyKey })
  return { ...own, items, save }
}

test('rows in order are saved, the others stay as they are and say why', async () => {
  const { app, db, items, save, made, store } = await storeWithGrid()
  const [first, second, third] = made.map(({ id }) => id) as [number, number, number]
  const other = store.warehouseIds[1]!
  await sql`insert into product_tiers (product_id, from_quantity, price_minor) values (${second}, 10, 150)`.execute(db)
  const { body } = await save([
    { id: first, version: 1, price: 500, oldPrice: 600, stock: [{ warehouseId: other, quantity: 7 }] },
    { id: second, version: 1, price: 150, oldPrice: 120 },
    { id: third, version: 1, price: 0, stock: [{ warehouseId: 2_000_000_000, quantity: 1 }] },
    { id: 2_000_000_000, version: 1, price: 1 },
  ])
  assert.deepEqual(body.saved, [{ id: first, version: 2 }])
  assert.deepEqual(
    body.refused.flatMap(({ id, errors }) => errors.map(({ field, code }) => `${id} ${field} ${code}`)).toSorted(),
    [
      `${second} oldPrice products.notAbovePrice`,
      `${second} price products.notAboveTiers`,
      `${third} price products.outOfRange`,
      `${third} stock products.unknownWarehouse`,
      '2000000000 null products.notFound',
    ].toSorted(),
  )
  assert.deepEqual(
    await items(),
    [
      { id: first, version: 2, price: 500, oldPrice: 600, status: 'Active', stock: [100, 7] },
      { id: second, version: 1, price: 200, oldPrice: null, status: 'Active', stock: [100, 0] },
      { id: third, version: 1, price: 100, oldPrice: null, status: 'Active', stock: [100, 0] },
    ],
    'warehouses that are not given keep their quantity',
  )
  const entry = (await auditOf(app, 'product', String(first))).at(-1)!
  assert.equal(entry.action, 'product.update')
})

test('a product that was changed meanwhile is refused with what it is now', async () => {
  const { items, save, made } = await storeWithGrid()
  const { id } = made[0]!
  const answers = await Promise.all([save([{ id, version: 1, price: 700 }]), save([{ id, version: 1, price: 800 }])])
  const winner = answers.find(({ body }) => body.saved.length === 1)!
  const loser = answers.find(({ body }) => body.saved.length === 0)!
  assert.ok(winner, 'one of the two is saved')
  const [refused] = loser.body.refused
  assert.deepEqual(refused!.errors, [{ field: null, warehouseId: null, code: 'products.changed' }])
  const [stored] = await items()
  assert.deepEqual([refused!.current!.price!.minor, refused!.current!.version], [stored!.price, 2])
  await save([{ id, version: refused!.current!.version, price: 900 }])
  assert.equal((await items())[0]!.price, 900)
})

test('a repeated request is saved once and answered the same', async () => {
  const { items, save, made } = await storeWithGrid()
  const key = randomUUID()
  const rows = [{ id: made[0]!.id, version: 1, price: 700 }]
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(rows, key)))
  for (const { body } of answers) assert.deepEqual(body, answers[0]!.body)
  assert.equal((await items())[0]!.version, 2)
})

test('stock is not set below what orders have reserved; an uncounted one is counted from its first number on', async () => {
  const { db, items, save, made, store } = await storeWithGrid()
  const [reserved, uncounted] = made.map(({ id }) => id) as [number, number]
  const [main, other] = store.warehouseIds as [number, number]
  await sql`update product_stock set reserved = 5 where product_id = ${reserved} and warehouse_id = ${main}`.execute(db)
  await sql`update products set is_stock_counted = false where id = ${uncounted}`.execute(db)
  const { body } = await save([
    { id: reserved, version: 1, stock: [{ warehouseId: main, quantity: 4 }] },
    { id: uncounted, version: 1, stock: [{ warehouseId: other, quantity: 3 }] },
  ])
  assert.deepEqual(body.refused[0]!.errors, [{ field: 'stock', warehouseId: main, code: 'products.reserved' }])
  assert.deepEqual(
    (await items()).map(({ stock }) => stock),
    [
      [100, 0],
      [0, 3],
      [100, 0],
    ],
  )
})

test('what publishing requires holds in the grid, and a blocked product stays blocked', async () => {
  const { db, save, made } = await storeWithGrid()
  const [bare, blocked] = made.map(({ id }) => id) as [number, number]
  await sql`
    update category_characteristics cc set is_required = true from products p, characteristics c
    where p.id = ${bare} and cc.category_id = p.category_id and c.id = cc.characteristic_id and c.type = 'Select'
  `.execute(db)
  await sql`update products set status = 'Draft' where id = ${bare}`.execute(db)
  await sql`update products set status = 'Blocked' where id = ${blocked}`.execute(db)
  const { body } = await save([
    { id: bare, version: 1, status: 'Active' },
    { id: blocked, version: 1, status: 'Archived' },
  ])
  assert.deepEqual(
    body.refused.flatMap(({ errors }) => errors.map(({ code }) => code)),
    ['products.incomplete', 'products.blocked'],
  )
})

test('another store keeps its products, and an operator sets stock and the prices of drafts', async () => {
  const mine = await storeWithGrid()
  const other = await storeWithProducts('Operator')
  const [first, second] = other.made.map(({ id }) => id)
  const rows = [{ id: first!, version: 1, price: 1 }]
  assert.deepEqual((await mine.save(rows)).body.refused[0]!.errors[0]!.code, 'products.notFound')
  const { id: draft } = await make.product(other.db, { storeId: other.store.id, status: 'Draft' })
  const { id: finished } = await make.product(other.db, { storeId: other.store.id, status: 'Draft' })
  const stock = [{ warehouseId: other.store.warehouseIds[0]!, quantity: 7 }]
  const { body } = await other.call(saveProductRows, {
    rows: [
      ...rows,
      { id: second!, version: 1, stock, status: 'Archived' },
      { id: draft, version: 1, price: 5 },
      { id: finished, version: 1, status: 'Active' },
    ],
  })
  assert.deepEqual(
    body.saved.map(({ id }) => id),
    [second, draft],
  )
  assert.deepEqual(
    body.refused.flatMap(({ id, errors }) => errors.map(({ field, code }) => [id, field, code])),
    [
      [first, 'price', 'products.notAllowed'],
      [finished, 'status', 'products.notAllowed'],
    ],
  )
})

test('many rows take as many statements as a few', async () => {
  const { db, store, person, made } = await storeWithGrid()
  const more = await Promise.all(Array.from({ length: 30 }, () => make.product(db, { storeId: store.id })))
  const caller = { account: { id: person.accountId }, ip: '127.0.0.1', locale: 'en' } as unknown as Caller
  const { recorder, during } = recordStatements()
  const statementsFor = async (products: readonly { id: number }[]) => {
    const rows = products.map(({ id }) => ({ id, version: 1, price: 400 }))
    const { result, statements } = await during(() =>
      db
        .withPlugin(recorder)
        .transaction()
        .execute((tx) => saveRows(tx, { storeId: store.id, role: 'Owner', rows, caller, now: new Date() })),
    )
    assert.equal(result.saved.length, products.length)
    return statements
  }
  assert.deepEqual(await statementsFor(more), await statementsFor(made.slice(0, 2)))
})
