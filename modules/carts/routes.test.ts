import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { maxCartLines } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor, errorCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { productId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

async function visitorWith(quantity: number) {
  const app = await fileApp()
  const { db } = app.database
  const visitor = anonymous(app)
  const product = await make.product(db, { storeId: (await make.store(db)).id, priceMinor: 250 })
  const { status, body } = await visitor.call(contract.addToCart, { productId: product.id, quantity })
  assert.equal(status, 200)
  return { app, db, visitor, product, cart: body }
}

const quantities = async (visitor: Visitor) =>
  (await visitor.call(contract.getCartItems, { p: 'live' })).body.items.map(({ quantity }) => quantity)

test('the first change opens an anonymous session, and only its cookie gives access to the cart', async () => {
  const { visitor, app } = await visitorWith(3)
  assert.deepEqual(await quantities(visitor), [3])
  assert.ok(visitor.cookies.has('anon') && visitor.cookies.has('cartInteraction'))
  assert.deepEqual(await quantities(anonymous(app)), [])
})

test('adding sums quantities, editing sets them, zero removes; all are rounded up to minimum and step', async () => {
  const app = await fileApp()
  const { db } = app.database
  const visitor = anonymous(app)
  const { id } = await make.product(db, { storeId: (await make.store(db)).id, minimumOrder: 12, orderStep: 6 })
  await visitor.call(contract.addToCart, { productId: id })
  assert.deepEqual(await quantities(visitor), [12])
  await visitor.call(contract.addToCart, { productId: id, quantity: 1 })
  assert.deepEqual(await quantities(visitor), [18])
  await visitor.call(contract.editCart, { productId: id, quantity: 2 })
  assert.deepEqual(await quantities(visitor), [12])
  await visitor.call(contract.editCart, { productId: id, quantity: 0 })
  assert.deepEqual(await quantities(visitor), [])
  assert.equal(errorCode(await visitor.call(contract.editCart, { productId: id, quantity: 5 })), 'carts.unknownProduct')
})

test("nobody reads or changes another visitor's cart, whatever session id they send (A07)", async () => {
  const theirs = await visitorWith(3)
  const mine = await visitorWith(5)
  const foreignId = /^[^.]+/.exec(theirs.visitor.cookies.get('anon')!)![0]
  const headerSets: Record<string, string>[] = [{}, { sessionId: foreignId }]
  for (const headers of headerSets) {
    const edit = await mine.visitor.call(contract.editCart, { productId: theirs.product.id, quantity: 99 }, { headers })
    const remove = await mine.visitor.call(contract.removeFromCart, { productId: theirs.product.id }, { headers })
    assert.deepEqual([edit.status, remove.status], [404, 404])
    assert.deepEqual(
      (await mine.visitor.call(contract.getCart, {}, { headers })).body.storeItems.map(
        ({ items }) => items[0]!.productId,
      ),
      [mine.product.id],
    )
    assert.equal((await anonymous(mine.app).call(contract.getCart, {}, { headers })).body.lineCount, 0)
  }
  const thief = anonymous(mine.app)
  for (const secret of [
    `${foreignId}.${'A'.repeat(22)}`,
    foreignId,
    `${foreignId}.`,
    `${randomUUID()}.${'A'.repeat(22)}`,
  ]) {
    thief.cookies.set('anon', secret)
    assert.equal((await thief.call(contract.getCart, {})).body.lineCount, 0)
  }
  assert.deepEqual([await quantities(theirs.visitor), await quantities(mine.visitor)], [[3], [5]])
})

test('carts have a single partition; any other is answered 404 (A10)', async () => {
  const visitor = anonymous(await fileApp())
  for (const partition of ['draft', '..%2f', "live'--", 'LIVE', 'x'.repeat(10_000)])
    for (const path of ['items', 'products'])
      assert.equal((await visitor.get(`/api/x/cart/${partition}/${path}`)).status, 404, partition.slice(0, 20))
  const buyer = await signedIn(await fileApp(), 'buyer')
  for (const path of ['draft/order/default/list', 'live/order/other/list', 'draft/order'])
    assert.equal((await buyer.get(`/api/x/cart/${path}?id=${randomUUID()}`)).status, 404, path)
})

test('a quantity that is not a positive integer is refused and leaves the cart unchanged (B01)', async () => {
  const { visitor, product } = await visitorWith(3)
  for (const quantity of [-1, 1.5, '1e3', '1,5', '5', null, [1], {}, true, 2_147_483_648, 1e308, -0.5, ''])
    for (const call of [contract.addToCart, contract.editCart]) {
      const answer = await visitor.call(call, { productId: product.id, quantity } as never)
      assert.equal(answer.status, 422, JSON.stringify(quantity))
    }
  for (const id of [0, -1, 1.5, '1', null, 2_147_483_648, Number.MAX_SAFE_INTEGER])
    assert.equal(
      (await visitor.call(contract.addToCart, { productId: id, quantity: 1 } as never)).status,
      422,
      String(id),
    )
  assert.equal((await visitor.post('/api/cart/add', `{"productId":${product.id},"quantity":NaN}`)).status, 400)
  assert.deepEqual(await quantities(visitor), [3])
})

test('the same product added fifty times is one line, checked by its total quantity (B02)', async () => {
  const { db, visitor, product } = await visitorWith(1)
  await sql`update products set available = 20 where id = ${product.id}`.execute(db)
  await Promise.all(
    Array.from({ length: 49 }, () => visitor.call(contract.addToCart, { productId: product.id, quantity: 1 })),
  )
  const cart = (await visitor.call(contract.getCart, {})).body
  assert.deepEqual(
    cart.storeItems[0]!.items.map(({ quantity, issues }) => ({ quantity, issues })),
    [{ quantity: 50, issues: ['notEnoughStock'] }],
  )
  assert.equal(cart.storeItems[0]!.canOrder, false)
})

test('prices come from the catalogue; price fields in a request are refused (B03)', async () => {
  const { visitor, product } = await visitorWith(2)
  for (const extra of ['price', 'total', 'discount', 'currency', 'storeId', 'isPromo', 'accountId', '__proto__x'])
    assert.equal(
      (await visitor.call(contract.editCart, { productId: product.id, quantity: 1, [extra]: 1 } as never)).status,
      422,
      extra,
    )
  const buyer = await signedIn(await fileApp(), 'buyer')
  for (const extra of ['price', 'total', 'discount', 'currency', 'buyerId', 'status', 'isPromo'])
    assert.equal(
      (await buyer.post('/api/cart/order/create', { contactName: 'B', contactPhone: '1', [extra]: 1 })).status,
      422,
      extra,
    )
  const cart = await visitor.call(contract.getCart, {}, { currency: 'EUR' })
  assert.deepEqual(cart.body.totalProductsPrice, { minor: 500, currency: 'EUR' })
})

test('a cart has a maximum number of lines', async () => {
  const { db, visitor, product, cart } = await visitorWith(1)
  await sql`
    with filler as (
      insert into products (store_id, category_id, category_path, location_path, code, unit_code, currency, price_minor)
      select store_id, category_id, category_path, location_path, 'FULL-' || n, unit_code, currency, 1 from products, generate_series(1, ${maxCartLines}) n where id = ${product.id} returning id, currency
    ), named as (insert into product_translations (product_id, locale, name) select id, 'en', 'Filler' from filler)
    insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency)
    select (select cart_id from cart_items where product_id = ${product.id}), id, 1, 1, currency from filler order by id limit ${maxCartLines - 1}
  `.execute(db)
  assert.equal(cart.lineCount, 1)
  const last = await productId(db, `FULL-${maxCartLines}`)
  const refused = await visitor.call(contract.addToCart, { productId: last })
  assert.equal(refused.status, 409)
  assert.equal(errorCode(refused), 'carts.full')
  assert.equal((await visitor.call(contract.addToCart, { productId: product.id })).status, 200)
})

test('a product that is not live cannot be added to a cart', async () => {
  const app = await fileApp()
  const { db } = app.database
  const closed = await make.product(db, { storeId: (await make.store(db, { status: 'Suspended' })).id })
  for (const id of [await productId(db, 'W-HIDDEN'), closed.id, 2_000_000_000])
    assert.equal((await anonymous(app).call(contract.addToCart, { productId: id })).status, 404)
})
