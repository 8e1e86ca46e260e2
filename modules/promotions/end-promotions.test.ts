import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { suspendStores } from '#modules/administration/store-contract.ts'
import {
  blockProducts,
  fullyDeleteProducts,
  unblockProducts,
  undoAnyProductChange,
} from '#modules/cabinet/all-products-contract.ts'
import { endPromotions, listPromotions, promoteAnyProducts } from '#modules/cabinet/promotion-contract.ts'
import { endStore } from '#modules/company/close-store.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { setSetting } from '#modules/operations/settings-contract.ts'
import { administrator, auditOf, inDays } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { colleague } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'
import { payingStore } from './promotions.fixture.ts'

const day = (days: number) => inDays(days).slice(0, 10)
const placement = 'PromoOnMainPage'

/** A store with a promotion of a product that runs today and on four more days, and one of itself from the day after tomorrow on three days. */
async function promotedStore() {
  const own = await payingStore(10_000)
  const [product] = own.products
  await own.call(contract.promoteProducts, { ids: [product!.id], placement, from: day(0), days: 5 })
  await own.call(contract.promoteStore, { placement, from: day(2), days: 3 })
  const { items } = (await own.call(contract.listOwnPromotions)).body
  const ofProduct = items.find((item) => item.product)!
  const ofStore = items.find((item) => !item.product)!
  assert.equal(await own.balance(), 1_000_000 - 5 * 30_000 - 3 * 60_000)
  return { ...own, product: product!, ids: [ofProduct.id, ofStore.id], ofProduct }
}

/** What a person is told of ends by administrators. */
async function toldStops({ person }: Pick<Awaited<ReturnType<typeof promotedStore>>, 'person'>) {
  const { items } = (await person.call(listNotifications, {})).body
  return items.filter(({ kind }) => kind === 'PromotionEnd').map(({ stopped, total }) => [stopped, total!.minor])
}

test('a seller ends promotions and gets the days back that have not begun', async () => {
  const { app, store, call, balance, ids } = await promotedStore()
  const rehearsal = (await call(contract.endOwnPromotions, { ids, isDryRun: true })).body
  assert.deepEqual(rehearsal, { count: 2, refund: { minor: 4 * 30_000 + 3 * 60_000, currency: 'RUB' }, rejected: [] })
  assert.equal(await balance(), 670_000)
  const responses = await Promise.all(Array.from({ length: 5 }, () => call(contract.endOwnPromotions, { ids })))
  assert.equal(responses.filter(({ body }) => body.count > 0).length, 1)
  assert.equal(await balance(), 970_000)
  const { items } = (await call(contract.listOwnPromotions)).body
  assert.deepEqual(
    items.map(({ state, paid }) => [state, paid!.minor]),
    [['ended', 30_000]],
  )
  const entry = (await auditOf(app, 'store', String(store.id))).at(-1)!
  assert.deepEqual(
    [entry.action, (entry.details.after as { refundMinor: number }).refundMinor],
    ['store.endPromotion', 180_000],
  )
})

test('an administrator ends what was paid with a refund, and undoing charges it again', async () => {
  const { app, store, product, call, balance, ids, ofProduct } = await promotedStore()
  const { visitor } = await administrator(app, ['products'])
  const listed = (await visitor.call(listPromotions, { storeId: String(store.id) as never })).body.items
  assert.deepEqual(listed.map(({ id, product: listedProduct, isPaid }) => [id, listedProduct?.id, isPaid]).toSorted(), [
    [ofProduct.id, product.id, true],
    [ids[1], undefined, true],
  ])
  const end = async () => (await visitor.call(endPromotions, { ids: [ofProduct.id] })).body.undoId!
  const undoId = await end()
  assert.equal(await balance(), 790_000)
  assert.deepEqual((await visitor.call(undoAnyProductChange, { id: undoId })).body, { count: 1, rejected: [] })
  assert.equal(await balance(), 670_000)
  assert.deepEqual((await call(contract.listOwnPromotions, { productId: product.id })).body.items, [ofProduct])
  // What was given back is spent before it is undone.
  const nextUndo = await end()
  await call(contract.promoteStore, { placement, from: day(100), days: 13 })
  assert.equal(await balance(), 10_000)
  const { count, rejected } = (await visitor.call(undoAnyProductChange, { id: nextUndo })).body
  assert.deepEqual([count, rejected.map(({ code }) => code)], [0, ['products.changed']])
  assert.equal(await balance(), 10_000)
  // The promotion of the store itself ends without an offer to undo it.
  assert.equal((await visitor.call(endPromotions, { ids })).body.undoId, null)
  assert.equal(await balance(), 190_000)
})

test('the store is told once of all that administrators have ended, and of nothing that was taken back', async () => {
  const own = await promotedStore()
  const { app, store, products, ids, ofProduct } = own
  const operator = await colleague(app, store.id, 'Operator')
  const { visitor } = await administrator(app, ['products'])
  const end = async (promotionIds: number[]) => (await visitor.call(endPromotions, { ids: promotionIds })).body.undoId!
  await visitor.call(undoAnyProductChange, { id: await end([ofProduct.id]) })
  assert.deepEqual(await toldStops(own), [])
  // A promotion that was free of charge ends as well.
  await visitor.call(promoteAnyProducts, { ids: [products[1]!.id], placement, from: day(0), to: day(6) })
  const listed = (await visitor.call(listPromotions, { storeId: String(store.id) as never, isPaid: 'false' })).body
    .items
  const undoId = await end([...ids, ...listed.map(({ id }) => id)])
  assert.deepEqual(await toldStops(own), [[2, 4 * 30_000 + 3 * 60_000]])
  await visitor.call(undoAnyProductChange, { id: undoId })
  assert.deepEqual(await toldStops(own), [[1, 3 * 60_000]])
  assert.deepEqual(await toldStops({ person: operator }), [])
})

test('a block ends the promotions of the product with a refund; undoing brings them back, lifting it does not', async () => {
  const own = await promotedStore()
  const { app, product, call, balance, ofProduct } = own
  const { visitor } = await administrator(app, ['products'])
  const block = async () =>
    (await visitor.call(blockProducts, { ids: [product.id], reason: 'Counterfeit' })).body.undoId!
  const undoId = await block()
  assert.equal(await balance(), 790_000)
  assert.deepEqual(await toldStops(own), [[1, 4 * 30_000]])
  const actions = (await auditOf(app, 'product', String(product.id))).map(({ action }) => action)
  assert.deepEqual(actions, ['product.promote', 'product.endPromotion', 'product.block'])
  await visitor.call(undoAnyProductChange, { id: undoId })
  assert.equal(await balance(), 670_000)
  assert.deepEqual((await call(contract.listOwnPromotions, { subject: 'product' })).body.items, [ofProduct])
  assert.deepEqual(await toldStops(own), [])
  await Promise.all(Array.from({ length: 5 }, block))
  await visitor.call(unblockProducts, { ids: [product.id] })
  assert.equal(await balance(), 790_000)
  const { items } = (await call(contract.listOwnPromotions, { subject: 'product' })).body
  assert.deepEqual(
    items.map(({ state }) => state),
    ['ended'],
  )
})

test('suspending a store ends its promotions and those of its products', async () => {
  const own = await promotedStore()
  const { visitor } = await administrator(own.app, ['stores'])
  await visitor.call(suspendStores, { ids: [own.store.id], reason: 'Complaints of buyers' })
  assert.equal(await own.balance(), 970_000)
  assert.deepEqual(await toldStops(own), [[2, 4 * 30_000 + 3 * 60_000]])
})

test('free days of an administrator stay beside the paid ones and are not refunded', async () => {
  const { app, store, call, balance, products } = await payingStore(1_000)
  const { visitor } = await administrator(app, ['products'])
  const ids = [products[0]!.id]
  await call(contract.promoteProducts, { ids, placement, from: day(2), days: 2 })
  await visitor.call(promoteAnyProducts, { ids, placement, from: day(0), to: day(6) })
  assert.equal((await call(contract.promoteProducts, { ids, placement, from: day(0), days: 7 })).body.days, 0)
  const { items } = (await visitor.call(listPromotions, { storeId: String(store.id) as never })).body
  assert.deepEqual(
    items.map(({ isPaid, startsAt, endsAt }) => [isPaid, startsAt.slice(0, 10), endsAt.slice(0, 10)]),
    [
      [false, day(0), day(7)],
      [true, day(2), day(4)],
    ],
  )
  await visitor.call(endPromotions, { ids: items.map(({ id }) => id) })
  assert.equal(await balance(), 100_000)
})

test('closing a store gives back what it has not used', async () => {
  const { db, store, balance } = await promotedStore()
  await db.transaction().execute((tx) => endStore(tx, store.id, new Date()))
  assert.equal(await balance(), 970_000)
})

test('deleting a product for good gives back what it has not used', async () => {
  const { app, db, product, balance } = await promotedStore()
  const { visitor } = await administrator(app, ['products'])
  const { body } = await visitor.call(fullyDeleteProducts, { ids: [product.id], confirmation: product.code })
  assert.equal(body.count, 1)
  await until(async () => (await sql`select from products where id = ${product.id}`.execute(db)).rows.length === 0)
  assert.equal(await balance(), 790_000)
})

test('a price that an administrator sets holds for the next purchase, and 0 ends the offer', async () => {
  const { app, products, call } = await payingStore(1_000)
  const { visitor } = await administrator(app, ['appConfig'])
  const input = { ids: [products[0]!.id], placement: 'PromoOnGroupPage', from: day(0), days: 1 }
  const set = (value: number | null) => visitor.call(setSetting, { key: 'productPromotionOnGroupPage', value })
  await set(123)
  assert.equal((await call(contract.promoteProducts, { ...input, isDryRun: true })).body.cost.minor, 12_300)
  await set(0)
  assert.equal(statusAndCode(await call(contract.promoteProducts, input)), '409 promotions.notOffered')
  const { items } = (await call(contract.getPromotionPrices)).body
  assert.equal(items.find((each) => each.placement === 'PromoOnGroupPage')!.price, null)
  await set(null)
})
