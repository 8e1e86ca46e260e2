import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder, getOrder, listOrders } from '#modules/orders/contract.ts'
import { currencies, maxQuantity, locales, maxPriceMinor } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { signedInAs, type Visitor, errorCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'
import { maxCartValueMinor } from './rules.ts'

const contact = { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03' }
const quantityAtLimit = maxCartValueMinor / maxPriceMinor

/** A buyer, a seller and a product at the maximum price in euros. */
async function withMaxPricedProduct() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const [{ id: buyerId }, { id: sellerId }] = [await make.account(db), await make.seller(db, store.id)]
  const { id: productId } = await make.product(db, {
    storeId: store.id,
    priceMinor: maxPriceMinor,
    available: maxQuantity,
  })
  return {
    db,
    store,
    buyerId,
    productId,
    buyer: await signedInAs(app, buyerId),
    seller: await signedInAs(app, sellerId),
  }
}

/** Requests the data of all cart and order pages in every currency. */
async function assertAllPagesLoad({ buyer, seller }: { buyer: Visitor; seller: Visitor }, orderId?: string) {
  for (const currency of currencies) {
    const answers = [
      await buyer.call(contract.getCart, {}, { currency }),
      await buyer.call(contract.getCartProducts, {}, { currency }),
      await buyer.call(listOrders, { side: 'buyer' }, { currency }),
      await seller.call(listOrders, { side: 'seller' }, { currency }),
      ...(orderId
        ? [
            await buyer.call(getOrder, { id: orderId }, { currency }),
            await seller.call(getOrder, { id: orderId }, { currency }),
          ]
        : []),
    ]
    assert.deepEqual(
      answers.map(({ status, text }) => (status === 200 ? 200 : text)),
      answers.map(() => 200),
      currency,
    )
  }
}

test('a cart at its maximum value is shown and ordered; one cent more is refused and leaves the cart unchanged (B01o)', async () => {
  const { db, store, buyerId, productId, buyer, seller } = await withMaxPricedProduct()
  const { id: oneCentProduct } = await make.product(db, { storeId: store.id, priceMinor: 1 })
  assert.equal((await buyer.call(contract.addToCart, { productId, quantity: quantityAtLimit })).status, 200)
  const before = (await buyer.call(contract.getCart, {}, { currency: 'EUR' })).body
  assert.deepEqual(before.totalProductsPrice, { minor: maxCartValueMinor, currency: 'EUR' })
  for (const refused of [
    await buyer.call(contract.addToCart, { productId, quantity: 1 }),
    await buyer.call(contract.addToCart, { productId, quantity: maxQuantity }),
    await buyer.call(contract.editCart, { productId, quantity: quantityAtLimit + 1 }),
    await buyer.call(contract.addToCart, { productId: oneCentProduct }),
  ])
    assert.deepEqual([refused.status, errorCode(refused)], [422, 'carts.worthTooMuch'])
  for (const locale of locales) {
    const { detail } = (await buyer.call(contract.addToCart, { productId: oneCentProduct }, { locale }))
      .body as unknown as {
      detail: string
    }
    assert.match(detail, /10\D000\D000\D000/u, locale)
  }
  assert.deepEqual((await buyer.call(contract.getCart, {}, { currency: 'EUR' })).body, before)
  await assertAllPagesLoad({ buyer, seller })
  await sql`update products set price_minor = price_minor + 1 where id = ${productId}`.execute(db)
  assert.equal(errorCode(await buyer.call(createOrder, contact)), 'carts.worthTooMuch')
  await sql`update products set price_minor = price_minor - 1 where id = ${productId}`.execute(db)
  const placed = await buyer.call(createOrder, contact, { currency: 'KZT' })
  assert.equal(placed.body.outcomes[0]?.placed, true, placed.text)
  await assertAllPagesLoad({ buyer, seller }, placed.body.outcomes[0]!.orderId!)
  const { rows } = await sql`select total_minor as "totalMinor" from orders where buyer_id = ${buyerId}::uuid`.execute(
    db,
  )
  assert.deepEqual(rows, [{ totalMinor: maxCartValueMinor }])
})

test('a stored cart above the maximum is shown and can be reduced, but not ordered (B01o)', async () => {
  const { db, store, buyerId, productId, buyer, seller } = await withMaxPricedProduct()
  await make.cart(db, buyerId, [{ productId, quantity: maxQuantity }])
  await assertAllPagesLoad({ buyer, seller })
  const { lineCount, totalProductsPrice } = (await buyer.call(contract.getCart, {}, { currency: 'KZT' })).body
  assert.deepEqual([lineCount, totalProductsPrice], [1, { minor: Number.MAX_SAFE_INTEGER, currency: 'KZT' }])
  const refused = await buyer.call(createOrder, contact)
  assert.deepEqual([refused.status, errorCode(refused)], [422, 'carts.worthTooMuch'])
  for (const quantity of [maxQuantity / 2, quantityAtLimit])
    assert.equal((await buyer.call(contract.editCart, { productId, quantity })).status, 200)
  assert.equal((await buyer.call(contract.editCart, { productId, quantity: maxQuantity })).status, 422)

  const {
    rows: [order],
  } = await sql<{ id: string }>`
    insert into orders (store_id, buyer_id, currency, total_minor, vat_minor, shown_currency, shown_total_minor, shown_vat_minor, shown_rate, rate_date, contact_name, locale)
    values (${store.id}, ${buyerId}::uuid, 'EUR', ${maxPriceMinor}::bigint * ${maxQuantity}::int, ${maxPriceMinor}::bigint * ${maxQuantity}::int / 5, 'KZT', 9223372036854775807, 9223372036854775807, 550, current_date, 'A Buyer', 'en') returning id
  `.execute(db)
  await sql`
    insert into order_lines (order_id, position, product_id, code, name, name_locale, unit_code, unit_pieces, quantity, ordered_quantity, price_minor, sum_minor, vat_percent, vat_minor)
    values (${order!.id}::uuid, 1, ${productId}, 'X', 'X', 'en', 'piece', 1, ${maxQuantity}, ${maxQuantity}, ${maxPriceMinor}, ${maxPriceMinor}::bigint * ${maxQuantity}::int, 20, ${maxPriceMinor}::bigint * ${maxQuantity}::int / 5)
  `.execute(db)
  await sql`insert into order_history (order_id, status, side, actor_id) values (${order!.id}::uuid, 'New', 'buyer', ${buyerId}::uuid)`.execute(
    db,
  )
  await assertAllPagesLoad({ buyer, seller }, order!.id)
})
