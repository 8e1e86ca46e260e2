import { randomUUID } from 'node:crypto'
import { createOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'

/** An order of a new buyer to a new store, and an administrator who reads it. */
export async function placeOrder() {
  const app = await fileApp()
  const { db } = app.database
  const admin = await administrator(app, ['statistics', 'stores'])
  const store = await make.store(db, { name: `Ležajevi ${randomUUID().slice(0, 8)}` })
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const buyer = await somebody(app)
  await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 2 }])
  const { body } = await buyer.call(createOrder, {
    contactName: 'Bea Kupac',
    contactPhone: '+381113334455',
    delivery: 'Pickup',
  })
  const { orderId, orderNumber } = body.outcomes[0]!
  return { app, db, admin: admin.visitor, adminId: admin.id, store, buyer, id: orderId!, number: orderNumber! }
}
