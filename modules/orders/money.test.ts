import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getCart } from '#modules/carts/contract.ts'
import { currencies } from '#platform/constants.ts'
import { type Money, sum, vatOf } from '#platform/values/money.ts'
import * as make from '#platform/testing/make.ts'
import { Visitor, testDevice } from '#platform/testing/personas.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { createOrder, getOrder, listOrders } from './contract.ts'

const rounds = 14
const cities = ['belgrade', 'moscow', 'munich', 'milan', 'minsk']
const countries = [undefined, 'RS', 'RU', 'DE', 'IT', 'BY', 'FI']

type Amounts = { net: Money; vat: Money; gross: Money }

function assertAddsUp({ net, vat, gross }: Amounts, message: string) {
  assert.equal(net.minor + vat.minor, gross.minor, message)
  assert.deepEqual([net.currency, vat.currency], [gross.currency, gross.currency], message)
}

test('lines sum up to groups, carts and orders, and net + VAT is gross, to the cent in every currency and at every rate (B05)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const seed = 16_180
  const random = randomFrom(seed)
  const stores = await Promise.all(
    currencies.map((currency, index) => make.store(db, { currency, city: cities[index % cities.length]! })),
  )
  const products = await Promise.all(
    Array.from({ length: 60 }, () => {
      const priceMinor = random.pick([
        1,
        random.between(1, 99),
        random.between(100, 99_999),
        random.between(100_000, 9_999_999),
      ])
      const tiers =
        priceMinor > 10
          ? [
              { fromQuantity: 5, priceMinor: priceMinor - random.between(1, 5) },
              { fromQuantity: 50, priceMinor: priceMinor - random.between(6, 9) },
            ]
          : []
      return make.product(db, {
        storeId: random.pick(stores).id,
        priceMinor,
        tiers,
        vatPercent: random.pick([null, 0, 10, 20]),
        available: 1_000_000,
      })
    }),
  )
  for (let round = 0; round < rounds; round++) {
    const message = `seed ${seed}, round ${round}`
    const currency = currencies[round % currencies.length]!
    const { id } = await make.account(db)
    const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
    const client = new Visitor(app.address, token)
    await make.cart(
      db,
      id,
      random.some(products, 0.4).map((product) => ({
        productId: product.id,
        quantity: random.pick([1, random.between(2, 60), random.between(1, 5_000)]),
      })),
    )
    const country = random.pick(countries)
    const headers: Record<string, string> = country ? { cookie: `buyerCountry=${country}` } : {}
    const options = { currency, headers }
    const cart = (await client.call(getCart, {}, options)).body
    const ofCart = { net: cart.totalProductsPrice, vat: cart.vatTotal, gross: cart.grossTotal }
    assertAddsUp(ofCart, message)
    assert.equal(sum(cart.storeItems.map((group) => group.vatTotal.minor)), cart.vatTotal.minor, message)
    for (const group of cart.storeItems) {
      assert.equal(sum(group.items.map((line) => line.sum.minor)), group.subtotal.minor, message)
      assert.equal(sum(group.items.map((line) => line.originalSum.minor)), group.originalSubtotal.minor, message)
      assert.equal(sum(group.items.map((line) => line.vatSum.minor)), group.vatTotal.minor, message)
      assertAddsUp({ net: group.subtotal, vat: group.vatTotal, gross: group.grossTotal }, message)
      for (const line of group.items) {
        assert.equal(line.originalPrice.minor * line.quantity, line.originalSum.minor, message)
        assert.equal(line.price.minor * line.quantity, line.sum.minor, message)
        assertAddsUp({ net: line.sum, vat: line.vatSum, gross: line.grossSum }, message)
        assert.equal(line.vatSum.minor, vatOf(line.sum.minor, line.vat.percent), message)
        assert.equal(line.vat.isExport, country !== undefined && country !== group.store.countryCode, message)
      }
    }
    assert.equal(sum(cart.storeItems.map((group) => group.subtotal.minor)), cart.totalProductsPrice.minor, message)
    const shownTotals = Object.fromEntries(cart.storeItems.map((group) => [group.store.id, group.subtotal.minor]))
    const shownGrossTotals = Object.fromEntries(
      cart.storeItems.map((group) => [group.store.id, group.grossTotal.minor]),
    )
    const placed = await client.call(
      createOrder,
      { contactName: 'B', contactPhone: '1', shownTotals, shownGrossTotals, shownCurrency: currency },
      options,
    )
    assert.ok(
      placed.body.outcomes.every((outcome) => outcome.placed),
      message,
    )
    for (const outcome of placed.body.outcomes) {
      const order = (await client.call(getOrder, { id: outcome.orderId! })).body
      const group = cart.storeItems.find(({ store }) => store.id === outcome.storeId)!
      assert.equal(sum(order.lines.map((line) => line.sum.minor)), order.total.minor, message)
      assert.deepEqual(order.total, group.originalSubtotal, message)
      assert.deepEqual(order.shownTotal, group.subtotal, message)
      assert.deepEqual(order.shownGrossTotal, group.grossTotal, message)
      assert.deepEqual(order.grossTotal, group.originalGrossTotal, message)
      assertAddsUp({ net: order.total, vat: order.vatTotal, gross: order.grossTotal }, message)
      for (const line of order.lines) assertAddsUp({ net: line.sum, vat: line.vatSum, gross: line.grossSum }, message)
      assert.equal(sum(order.lines.map((line) => line.vatSum.minor)), order.vatTotal.minor, message)
    }
    for (const order of (await client.call(listOrders, {})).body.items)
      assertAddsUp({ net: order.total, vat: order.vatTotal, gross: order.grossTotal }, message)
  }
  const { rows } = await sql`
    select o.id from orders o join order_lines l on l.order_id = o.id group by o.id having sum(l.sum_minor) <> o.total_minor or sum(l.vat_minor) <> o.vat_minor
  `.execute(db)
  assert.deepEqual(rows, [])
})
