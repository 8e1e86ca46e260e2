import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { createOrder, getOrder, listOrders } from './contract.ts'

let app: TestApp
let buyer: Somebody
let seller: Somebody
let id: string
let code: string

before(async () => {
  app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  seller = await colleague(app, store.id, 'Operator')
  buyer = await somebody(app)
  const names = { en: 'Pipe flange', sr: 'Cevna prirubnica čelična', ru: 'Фланец стальной' }
  const product = await make.product(db, { storeId: store.id, names, available: 10 })
  code = product.code
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const input = { contactName: 'Bea Buyer', contactPhone: '8 (916) 123-45-67' }
  const { body } = await buyer.call(createOrder, { ...input, billing: company }, { locale: 'ru' })
  id = body.outcomes[0]!.orderId!
})
const company = { legalName: 'Gradnja DOO', taxNumber: '100000049', country: 'RS' as const, address: 'Niš' }

const find = async (person: Somebody, side: 'buyer' | 'seller', query: string) =>
  (await person.call(listOrders, { side, query })).body.items.map((order) => order.id)

for (const query of ['flange', 'PRIRUBNICA CELICNA', 'фланец', 'gradnja', 'Bea'])
  test(`both sides find an order by ${query}`, async () => {
    assert.deepEqual(await find(seller, 'seller', query), [id])
    assert.deepEqual(await find(buyer, 'buyer', query), [id])
  })

test('an order is found by the code of its product, and not by a wildcard', async () => {
  assert.deepEqual(await find(seller, 'seller', code), [id])
  assert.deepEqual(await find(seller, 'seller', 'f%e'), [])
})

test('a list names the company that buys beside the contact person', async () => {
  const [order] = (await seller.call(listOrders, { side: 'seller' })).body.items
  assert.deepEqual([order!.buyerCompany, order!.buyerName], ['Gradnja DOO', 'Bea Buyer'])
})

test('a list says how much an order is in the currency of the reader', async () => {
  const [order] = (await buyer.call(listOrders, {}, { currency: 'RSD' })).body.items
  const { total, shownTotal } = order!
  assert.deepEqual([total.currency, shownTotal.currency], ['EUR', 'RSD'])
  assert.ok(shownTotal.minor > total.minor * 100)
  const [same] = (await buyer.call(listOrders, {}, { currency: 'EUR' })).body.items
  assert.deepEqual(same!.shownTotal, total)
})

test('a national number of the contact is kept with its country code, any other text as it was typed', async () => {
  const phoneOf = async (contactPhone: string, locale: 'ru' | 'en') => {
    const productId = (await seller.call(getOrder, { id })).body.lines[0]!.productId!
    await make.cart(app.database.db, buyer.accountId, [{ productId, quantity: 1 }])
    const { body } = await buyer.call(createOrder, { contactName: 'Bea', contactPhone, country: 'DE' }, { locale })
    return (await buyer.call(getOrder, { id: body.outcomes[0]!.orderId! })).body.buyer.phone
  }
  assert.equal((await seller.call(getOrder, { id })).body.buyer.phone, '+79161234567')
  assert.equal(await phoneOf('030 23125001', 'en'), '+493023125001')
  assert.equal(await phoneOf('office 12, ask for Bea', 'en'), 'office 12, ask for Bea')
})
