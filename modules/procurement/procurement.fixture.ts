import { addDays, dayOf } from '#platform/values/days.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

export const inDays = (days: number) => addDays(dayOf(new Date()), days)

/** A buyer with an open request, and a store with an owner. */
export async function newRequest(more: object = {}) {
  const app = await fileApp()
  const buyer = await somebody(app, { name: 'Bo Buyer' })
  const { store, seller } = await newStore(app)
  const { body } = await post(buyer, more)
  return { app, db: app.database.db, buyer, store, seller, id: body.id }
}

export async function newStore(app: TestApp) {
  const store = await make.store(app.database.db, { currency: 'EUR' })
  return { store, seller: await colleague(app, store.id, 'Owner', { name: 'Sam Seller' }) }
}

export const requestInput = {
  title: 'Hex bolts M12',
  quantity: 1_000,
  unit: 'piece',
  location: 'belgrade',
  deadline: inDays(14),
}
export const post = (buyer: Somebody, more: object = {}, options: object = {}) =>
  buyer.call(contract.saveRequest, { ...requestInput, ...more }, options)

export const offer = (seller: Somebody, storeId: number, requestId: string, more: object = {}) =>
  seller.call(
    contract.saveOffer,
    { requestId, priceMinor: 25, quantity: 1_000, leadDays: 5, validUntil: inDays(30), ...more },
    { storeId },
  )

export const view = async (visitor: Somebody, id: string, options: object = {}) =>
  (await visitor.call(contract.getRequest, { id }, options)).body
