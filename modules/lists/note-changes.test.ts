import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listNotifications } from '#modules/notifications/contract.ts'
import { createLog } from '#platform/log.ts'
import * as make from '#platform/testing/make.ts'
import { signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'
import { tellOfChanges } from './jobs.ts'

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const account = await make.account(db)
  const run = () => tellOfChanges.run({}, { db, config: app.config, log: createLog('silent'), now: new Date() })
  const set = (id: number, fields: string) => sql`update products set ${sql.raw(fields)} where id = ${id}`.execute(db)
  return { app, db, account, run, set, buyer: await signedInAs(app, account.id) }
}

const save = (visitor: Visitor, productId: number) =>
  visitor.call(contract.setFavourite, { productId, isFavourite: true })

async function told(visitor: Visitor) {
  const { items } = (await visitor.call(listNotifications, {})).body
  return items.map(({ kind, productId, count, total, previous, path }) => ({
    kind,
    productId,
    count,
    prices: [previous?.minor ?? null, total?.minor],
    path,
  }))
}

test('who keeps a product in a list is told once that it costs less, with both prices', async () => {
  const { db, run, set, buyer } = await newBuyer()
  const { id } = await make.product(db, { storeId: (await make.store(db)).id, priceMinor: 1_000 })
  await save(buyer, id)
  const listId = (await buyer.call(contract.createProductList, { name: 'Workshop', productId: id })).body.id
  await set(id, 'price_minor = 995')
  await run()
  assert.deepEqual(await told(buyer), [], 'half a percent is no news')
  await set(id, 'price_minor = 900')
  await Promise.all([run(), run(), run()])
  const [news, ...others] = await told(buyer)
  assert.deepEqual(others, [])
  assert.deepEqual([news!.kind, news!.productId, news!.count, news!.prices], ['SavedProduct', id, 1, [995, 900]])
  assert.match(news!.path, /^\/product\//)
  const newsOfLine = async () =>
    (await buyer.call(contract.getProductList, { id: listId })).body.lines.map((line) => line.news)
  assert.deepEqual(await newsOfLine(), ['Cheaper'])
  await set(id, 'price_minor = 1200')
  await run()
  assert.deepEqual(await newsOfLine(), [null])
})

test('unread news of several products are one notification', async () => {
  const { db, run, set, buyer } = await newBuyer()
  const { id: storeId } = await make.store(db)
  const [first, second] = [
    await make.product(db, { storeId, priceMinor: 1_000 }),
    await make.product(db, { storeId, priceMinor: 2_000 }),
  ]
  await save(buyer, first.id)
  await save(buyer, second.id)
  await set(first.id, 'price_minor = 500')
  await run()
  await set(second.id, 'price_minor = 1500')
  await run()
  assert.deepEqual(
    (await told(buyer)).map(({ productId, count, path }) => [productId, count, path]),
    [[second.id, 2, '/profile/lists']],
  )
})

test('a product that was out of stock or not sold is announced when it can be ordered again', async () => {
  const { db, run, set, buyer } = await newBuyer()
  const { id } = await make.product(db, { storeId: (await make.store(db)).id, priceMinor: 1_000, available: 0 })
  await save(buyer, id)
  await run()
  assert.deepEqual(await told(buyer), [])
  await set(id, "status = 'Archived', available = 7")
  await run()
  assert.deepEqual(await told(buyer), [])
  await set(id, "status = 'Active', price_minor = 1100")
  await run()
  assert.deepEqual(
    (await told(buyer)).map(({ count, prices }) => [count, prices]),
    [[1, [null, 1_100]]],
  )
})

test('people of the store are not told about its own products', async () => {
  const { app, db, run, set } = await newBuyer()
  const { id: storeId } = await make.store(db)
  const seller = await signedInAs(app, (await make.seller(db, storeId, 'Operator')).id)
  const { id } = await make.product(db, { storeId, priceMinor: 1_000 })
  await save(seller, id)
  await set(id, 'price_minor = 500')
  await run()
  assert.deepEqual(await told(seller), [])
})
