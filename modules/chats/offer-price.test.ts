import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart, editCart, getCart } from '#modules/carts/contract.ts'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { maxPriceMinor } from '#platform/constants.ts'
import { dialog, outcome, passerBy, read } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import type { Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { listMessages } from './contract.ts'
import { setIndividualPrice } from './seller-contract.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function bargain() {
  const given = await dialog()
  const { seller, at, chatId, product, db } = given
  return {
    ...given,
    offer: (more: object = {}, as: Visitor = seller, options: object = at) =>
      as.call(
        setIndividualPrice,
        { chatId, productId: product.id, priceMinor: 800, fromQuantity: 10, until: inDays(30), ...more },
        options,
      ),
    line: async (visitor: Visitor) => (await visitor.call(getCart, {})).body.storeItems[0]!.items[0]!,
    prices: async () => (await sql`select * from individual_prices where product_id = ${product.id}`.execute(db)).rows,
  }
}

test('A15 who may not offer a price, and what is none', async () => {
  const { app, db, store, chatId, buyer, offer, prices } = await bargain()
  const outsider = await make.store(db)
  const foreign = await make.product(db, { storeId: outsider.id })
  const draft = await make.product(db, { storeId: store.id, status: 'Draft' })
  const rival = await colleague(app, outsider.id, 'Owner')
  const { chatId: loose } = await passerBy(app, store.id)
  for (const [answer, expected] of [
    [await offer({}, buyer), '403 request.forbidden'],
    [await offer({}, rival), '403 request.forbidden'],
    [await offer({}, rival, { storeId: outsider.id }), '404 chats.notFound'],
    [await offer({ productId: foreign.id }, rival, { storeId: outsider.id }), '404 chats.notFound'],
    [await offer({ chatId: randomUUID() }), '404 chats.notFound'],
    [await offer({ productId: foreign.id }), '422 request.invalid'],
    [await offer({ productId: draft.id }), '422 request.invalid'],
    [await offer({ priceMinor: 0 }), '422 request.invalid'],
    [await offer({ priceMinor: -1 }), '422 request.invalid'],
    [await offer({ priceMinor: maxPriceMinor }), '422 chats.priceOutOfRange'],
    [await offer({ priceMinor: 1_001 }), '422 chats.priceOutOfRange'],
    [await offer({ priceMinor: 99 }), '422 chats.priceOutOfRange'],
    [await offer({ priceMinor: 800.5 }), '422 request.invalid'],
    [await offer({ priceMinor: '800' }), '422 request.invalid'],
    [await offer({ currency: 'USD' }), '422 request.invalid'],
    [await offer({ fromQuantity: 0 }), '422 request.invalid'],
    [await offer({ until: inDays(-1) }), '422 request.invalid'],
    [await offer({ until: inDays(91) }), '422 request.invalid'],
    [await offer({ until: '2026-02-30' }), '422 request.invalid'],
    [await offer({ buyerId: buyer.accountId }), '422 request.invalid'],
    [await offer({ chatId: loose }), '409 chats.visitorUnknown'],
  ] as const)
    assert.equal(outcome(answer), expected)
  assert.deepEqual(await prices(), [])
  assert.deepEqual((await read(buyer, chatId)).body.items, [])
})

test('the offer stands in the chat, and the buyer’s cart has it from its quantity on; nobody else’s', async () => {
  const { app, chatId, product, buyer, offer, line } = await bargain()
  const other = await somebody(app)
  for (const visitor of [buyer, other])
    await visitor.call(addToCart, { productId: product.id, quantity: 10 }, { currency: 'EUR' })
  const sent = await offer()
  const { card, shownPrice } = sent.body.offer!
  assert.deepEqual(sent.body.offer, {
    productId: product.id,
    card,
    price: { minor: 800, currency: 'EUR' },
    shownPrice,
    fromQuantity: 10,
    until: inDays(30),
    isValid: true,
  })
  for (const currency of ['EUR', 'RUB'] as const) {
    const { offer: seen } = (await buyer.call(listMessages, { chatId }, { currency })).body.items[0]!
    assert.deepEqual(
      [seen!.price.minor, seen!.shownPrice.currency, seen!.card!.price.currency],
      [800, currency, currency],
    )
    assert.ok(
      Math.abs(seen!.shownPrice.minor / seen!.card!.price.minor - 0.8) < 0.001,
      'it compares with the price beside it',
    )
  }
  const changed = await line(buyer)
  assert.deepEqual([changed.originalPrice.minor, changed.isIndividual, changed.issues], [800, true, ['priceChanged']])
  assert.deepEqual([(await line(other)).originalPrice.minor, (await line(other)).isIndividual], [1_000, false])
  await buyer.call(editCart, { productId: product.id, acceptPrice: true })
  assert.deepEqual((await line(buyer)).issues, [])
  await buyer.call(editCart, { productId: product.id, quantity: 9 })
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).isIndividual], [1_000, false])
})

test('a tier that is lower wins; a new offer takes the place of the old one; one that has ended is gone', async () => {
  const { db, product, buyer, offer, line, prices } = await bargain()
  await sql`insert into product_tiers (product_id, from_quantity, price_minor) values (${product.id}, 100, 750)`.execute(
    db,
  )
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 100 })
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).isIndividual], [750, false])
  await offer({ priceMinor: 700 })
  assert.equal((await prices()).length, 1)
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).isIndividual], [700, true])
  await sql`update individual_prices set valid_until = current_date - 1 where product_id = ${product.id}`.execute(db)
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).isIndividual], [750, false])
})

test('the order is placed at the individual price, and keeps it', async () => {
  const { db, product, buyer, offer } = await bargain()
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.deepEqual(
    body.outcomes.map(({ placed }) => placed),
    [true],
  )
  await sql`delete from individual_prices where product_id = ${product.id}`.execute(db)
  const order = (await buyer.call(getOrder, { id: body.outcomes[0]!.orderId! })).body
  assert.deepEqual([order.lines[0]!.price.minor, order.total.minor], [800, 8_000])
})

test('an offer that ends between cart and order is a changed price, and nothing is ordered unseen', async () => {
  const { db, product, buyer, offer } = await bargain()
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  await sql`update individual_prices set valid_until = current_date - 1 where product_id = ${product.id}`.execute(db)
  const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.deepEqual(
    body.outcomes.map(({ placed, issues }) => [placed, issues]),
    [[false, ['priceChanged']]],
  )
})

test('R01 the same offer sent again is one message; every offer is in the log', async () => {
  const { db, chatId, seller, buyer, offer } = await bargain()
  const clientMessageId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 5 }, () => offer({ clientMessageId })))
  assert.deepEqual(
    sent.map(({ body }) => body.seq),
    [1, 1, 1, 1, 1],
  )
  assert.equal((await read(buyer, chatId)).body.items.length, 1)
  const { rows } = await sql<{ actor: string; details: { priceMinor: number; buyerId: string } }>`
    select actor_id as actor, details from audit_log where action = 'chat.setIndividualPrice' and entity_id = ${chatId}
  `.execute(db)
  assert.deepEqual(
    rows.map(({ actor, details }) => [actor, details.priceMinor, details.buyerId]),
    [[seller.accountId, 800, buyer.accountId]],
  )
})
