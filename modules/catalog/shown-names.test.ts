import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { addToCart } from '../carts/contract.ts'
import { createChat, findChatWith } from '../chats/contract.ts'
import { createProductList, getProductList, setListLine } from '../lists/contract.ts'
import { matchQuickOrder } from '../lists/quick-order-contract.ts'
import { createOrder, getOrder } from '../orders/contract.ts'

const seller = { name: 'Болт', locale: 'ru' }
const assembled = { name: 'hex-bolts, stainless', nameLocale: 'en', originalName: seller }

async function newProduct(names: Record<string, string>) {
  const app = await fileApp()
  const { db } = app.database
  const { rows } = await sql<{ categoryId: number; optionId: number }>`
    select (select id from categories where key = 'hex-bolts') as "categoryId", id as "optionId" from characteristic_options where key = 'stainless'
  `.execute(db)
  const { categoryId, optionId } = rows[0]!
  const product = await make.product(db, {
    storeId: await storeId(db, 'west'),
    categoryId,
    optionIds: [optionId],
    priceMinor: 1_000_000,
    names,
  })
  return { db, product, buyer: await somebody(app) }
}
const nameOf = <Name>({
  name,
  nameLocale,
  originalName,
}: {
  name: string
  nameLocale: Name
  originalName: unknown
}) => ({
  name,
  nameLocale,
  originalName,
})

test('a product with a name in one foreign language has its assembled name in cart, list, chat and quick order', async () => {
  const { product, buyer } = await newProduct({ ru: 'Болт' })
  const { id: productId, storeId: store, code } = product
  const [line] = (await buyer.call(addToCart, { productId })).body.storeItems[0]!.items
  assert.deepEqual(nameOf(line!), assembled)
  assert.equal(line!.slug, `bolt-${productId}`)

  const { id } = (await buyer.call(createProductList, { name: 'Bolts' })).body
  await buyer.call(setListLine, { id, productId })
  const list = (await buyer.call(getProductList, { id })).body
  assert.deepEqual(nameOf(list.lines[0]!), assembled)

  const about = { storeId: store, productId }
  assert.deepEqual(nameOf((await buyer.call(findChatWith, about)).body.product!), assembled)
  await buyer.call(createChat, { memberStoreId: store, chatType: 'Authorized', widget: { productId } })
  assert.deepEqual(nameOf((await buyer.call(findChatWith, about)).body.product!), assembled)

  const { lines } = (await buyer.call(matchQuickOrder, { text: code })).body
  assert.deepEqual(nameOf(lines[0]!.products[0]!), assembled)

  const russian = (await buyer.call(getProductList, { id }, { locale: 'ru' })).body.lines[0]!
  assert.deepEqual(nameOf(russian), { name: 'Болт', nameLocale: 'ru', originalName: null })
})

test('an order and its e-mail name such a product for the reader; the order keeps the name of the seller', async () => {
  const { db, product, buyer } = await newProduct({ ru: 'Болт' })
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
  const { outcomes } = (await buyer.call(createOrder, { contactName: 'B', contactPhone: '1' })).body
  const [line] = (await buyer.call(getOrder, { id: outcomes[0]!.orderId! })).body.lines
  assert.deepEqual([line!.name, line!.ordered], [assembled.name, { name: 'Болт', nameLocale: 'ru' }])
  const { rows } = await sql<{ sections: { rows: { name: string }[] }[] }>`
    select sections from outgoing_messages where recipient = ${buyer.email} and template = 'ordersPlaced'
  `.execute(db)
  assert.equal(rows[0]!.sections[0]!.rows[0]!.name, assembled.name)
})

test('a product with names in several languages keeps the nearest one', async () => {
  const { product, buyer } = await newProduct({ ru: 'Болт', de: 'Bolzen' })
  const [line] = (await buyer.call(addToCart, { productId: product.id })).body.storeItems[0]!.items
  assert.deepEqual(nameOf(line!), { name: 'Болт', nameLocale: 'ru', originalName: null })
})
