import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deleteDeliveryPlace } from '#modules/company/contract.ts'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { listStores } from '#modules/suppliers/contract.ts'
import { errorCode, ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { somebody } from '#platform/testing/somebody.ts'

const belgrade = { location: 'belgrade', deliveryWays: ['OwnTransport'], deliveryCost: 'Free', deliveryDaysTo: 1 }
const serbia = { location: 'serbia', deliveryCost: 'Fixed', deliveryPrice: 1_500, deliveryDaysTo: 5 }

test('the terms of the narrowest place hold for an order, and the general ones where no place does', async () => {
  const { app, db, store, upsert } = await ownStore()
  for (const place of [belgrade, serbia]) assert.equal((await upsert('deliveryplace', place)).status, 200)
  const buyer = await somebody(app)
  const order = async (country: string, city: string) => {
    const { id } = await make.product(db, { storeId: store.id })
    await make.cart(db, buyer.accountId, [{ productId: id, quantity: 1 }])
    const placed = await buyer.call(createOrder, {
      contactName: 'Bea',
      contactPhone: '+381113334455',
      delivery: 'Delivery',
      newAddress: { country, city, street: 'Street 1' },
    })
    const { body } = await buyer.call(getOrder, { id: placed.body.outcomes[0]!.orderId! })
    return [body.delivery, body.terms?.deliveryCost, body.terms?.deliveryPrice?.minor, body.terms?.deliveryDays?.to]
  }
  assert.deepEqual(await order('RS', 'Beograd'), ['OwnTransport', 'Free', undefined, 1])
  assert.deepEqual(await order('RS', 'Nowhere'), ['Delivery', 'Fixed', 1_500, 5])
  assert.deepEqual(await order('DE', 'Berlin'), ['Delivery', undefined, undefined, undefined])
})

test('a place has one set of terms, a price where the cost is fixed, and lies below the world', async () => {
  const { upsert, update, find } = await ownStore()
  assert.equal((await upsert('deliveryplace', serbia)).status, 200)
  const codes = async (fields: object) => {
    const { text } = await upsert('deliveryplace', fields)
    return [...text.matchAll(/"path":"fields\.(\w+)","code":"(field\.\w+)"/g)].map(
      ([, path, code]) => `${path} ${code}`,
    )
  }
  assert.deepEqual(await codes(serbia), ['location field.taken'])
  assert.deepEqual(await codes({ ...belgrade, deliveryCost: 'Fixed' }), ['deliveryPrice field.required'])
  assert.deepEqual(await codes({ ...belgrade, location: 'all' }), ['location field.invalid'])
  const { body } = await upsert('deliveryplace', belgrade)
  const document = (await find('deliveryplace', {})).body.items.find(({ id }) => id === body.id)!
  assert.equal(errorCode(await update('deliveryplace', document, { location: 'serbia' })), 'request.invalid')
  assert.equal((await update('deliveryplace', document, { deliveryDaysTo: 2 })).status, 200)
})

test('stores are found by the country of their places; a deleted place is gone', async () => {
  const { app, person, store, upsert } = await ownStore()
  const { id } = (await upsert('deliveryplace', belgrade)).body
  const visitor = await somebody(app)
  const isFound = async () => {
    const { body } = await visitor.call(listStores, { deliversTo: 'serbia', pageSize: 100 })
    return body.items.some((each) => each.id === store.id)
  }
  assert.equal(await isFound(), true)
  const stranger = await ownStore()
  const options = (of: typeof store) => ({ storeId: of.id })
  assert.equal(
    statusAndCode(await stranger.person.call(deleteDeliveryPlace, { id }, options(stranger.store))),
    '404 company.deliveryPlaceNotFound',
  )
  assert.equal((await person.call(deleteDeliveryPlace, { id }, options(store))).status, 200)
  assert.equal(await isFound(), false)
})
