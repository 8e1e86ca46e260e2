import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { proformaOf } from '../order-documents/proforma-numbers.ts'
import type { TermsRow } from '../suppliers/terms.ts'
import { createOrder, getOrder } from './contract.ts'
import { deliveryMethod, termsAt } from './delivery.ts'

const silent: TermsRow = {
  deliveryWays: [],
  deliveryCountries: [],
  deliveryVatPercent: null,
  deliveryDaysFrom: null,
  deliveryDaysTo: null,
  deliveryCost: null,
  deliveryPrice: null,
  freeDeliveryFrom: null,
  paymentWays: [],
  paymentDays: null,
  places: [],
}
const terms: TermsRow = {
  ...silent,
  deliveryWays: ['Pickup', 'Carrier'],
  deliveryCountries: ['RS', 'DE'],
  deliveryDaysFrom: 2,
  deliveryDaysTo: 4,
  deliveryCost: 'Fixed',
  deliveryPrice: 2_000,
  freeDeliveryFrom: 50_000,
  paymentWays: ['Deferred'],
  paymentDays: 14,
}

test('a store delivers in the ways of its terms; without such ways as buyer and store like', () => {
  for (const [ways, wanted, method] of [
    [['Pickup', 'Carrier'], 'Carrier', 'Carrier'],
    [['Pickup', 'Carrier'], 'Delivery', 'Carrier'],
    [['Pickup', 'Carrier'], 'OwnTransport', undefined],
    [['Pickup', 'Carrier'], 'ByAgreement', undefined],
    [['Pickup', 'Carrier'], undefined, 'ByAgreement'],
    [['Pickup'], 'Delivery', undefined],
    [[], 'Delivery', 'Delivery'],
    [[], 'ByAgreement', 'ByAgreement'],
    [[], 'Carrier', undefined],
  ] as const)
    assert.equal(deliveryMethod(ways, wanted), method, `${ways.join()} ${wanted}`)
})

test('cost and days are those of the order: free from an amount, by agreement in other countries, none for a pick-up', () => {
  const at = (change: object) => {
    const facts = { method: 'Carrier', country: 'DE', goodsMinor: 49_999, pickupAddress: 'Dock 1', ...change } as const
    const snapshot = termsAt(terms, facts)!
    return [snapshot.deliveryCost, snapshot.deliveryPriceMinor, snapshot.deliveryDaysTo, snapshot.pickupAddress]
  }
  assert.deepEqual(at({}), ['Fixed', 2_000, 4, ''])
  assert.deepEqual(at({ goodsMinor: 50_000 }), ['Free', null, 4, ''])
  assert.deepEqual(at({ country: 'IT', goodsMinor: 50_000 }), ['ByAgreement', null, null, ''])
  assert.deepEqual(at({ method: 'ByAgreement', goodsMinor: 50_000 }), ['ByAgreement', null, 4, ''])
  assert.deepEqual(at({ method: 'Pickup', country: 'IT' }), [null, null, null, 'Dock 1'])
  assert.equal(termsAt(silent, { method: 'Delivery', country: 'DE', goodsMinor: 1, pickupAddress: 'Dock 1' }), null)
})

/** A buyer with a product of a store with terms, and one of a store without. */
async function newCart() {
  const app = await fileApp()
  const { db } = app.database
  const [{ id }, store, other] = [await make.account(db), await make.store(db), await make.store(db)]
  await sql`
    update stores set delivery_ways = '{Pickup,Carrier}', delivery_countries = '{RS}', delivery_days_from = 2, delivery_days_to = 4,
      delivery_cost = 'Fixed', delivery_price_minor = 2000, payment_ways = '{Deferred}', payment_days = 14 where id = ${store.id}
  `.execute(db)
  const fill = async () => {
    const [one, two] = [await make.product(db, { storeId: store.id }), await make.product(db, { storeId: other.id })]
    await make.cart(db, id, [
      { productId: one.id, quantity: 1 },
      { productId: two.id, quantity: 1 },
    ])
  }
  await fill()
  return { db, store, other, fill, buyer: await signedInAs(app, id) }
}
type Cart = Awaited<ReturnType<typeof newCart>>

const place = ({ buyer }: Cart, input: object) =>
  buyer.call(createOrder, { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03', ...input })

async function ordersOf(cart: Cart, input: object) {
  const { body, text } = await place(cart, input)
  assert.ok(
    body.outcomes?.every(({ placed }) => placed),
    text,
  )
  return Promise.all(
    [cart.store, cart.other].map(async ({ id }) => {
      const { orderId } = body.outcomes.find(({ storeId }) => storeId === id)!
      return (await cart.buyer.call(getOrder, { id: orderId! })).body
    }),
  )
}

test('an order keeps the terms of its store when they change; without terms it has none', async () => {
  const cart = await newCart()
  const [order, plain] = await ordersOf(cart, { delivery: 'Delivery', address: 'Street 1', country: 'RS' })
  assert.deepEqual([order!.delivery, plain!.delivery, plain!.terms], ['Carrier', 'Delivery', null])
  assert.deepEqual(order!.terms, {
    deliveryCost: 'Fixed',
    deliveryPrice: { minor: 2_000, currency: 'EUR' },
    deliveryDays: { from: 2, to: 4 },
    pickupAddress: '',
    paymentWays: ['Deferred'],
    paymentDays: 14,
  })
  await sql`update stores set delivery_price_minor = 9900, payment_days = 90 where id = ${cart.store.id}`.execute(
    cart.db,
  )
  await proformaOf(cart.db, order!.id, cart.store.id, new Date('2026-11-20T12:00:00Z'))
  const later = (await cart.buyer.call(getOrder, { id: order!.id })).body
  assert.deepEqual(later.terms, order!.terms)
  assert.equal(later.payBy, '2026-12-04')
})

test('each store has its own way, which its terms have to name; a pick-up has an address', async () => {
  const cart = await newCart()
  const ways = (own: string, other: string) => ({ deliveries: { [cart.store.id]: own, [cart.other.id]: other } })
  const refused = await place(cart, { ...ways('OwnTransport', 'Pickup'), address: 'Street 1' })
  assert.match(refused.text, new RegExp(`"deliveries.${cart.store.id}"`))
  const incomplete = await place(cart, ways('Carrier', 'Pickup'))
  assert.match(incomplete.text, /"address"[^}]*required/)
  const [order, other] = await ordersOf(cart, { ...ways('Pickup', 'Delivery'), address: 'Street 1', country: 'DE' })
  assert.equal(order!.terms?.pickupAddress, 'Somewhere 1, Belgrade')
  assert.deepEqual([order!.delivery, order!.address, order!.countryCode], ['Pickup', '', 'RS'])
  assert.deepEqual([other!.delivery, other!.address, other!.countryCode], ['Delivery', 'Street 1', 'DE'])
})
