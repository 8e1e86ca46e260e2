import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addToCart, editCart, getCart } from '#modules/carts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { refuseRequest, withdrawRequest } from '#modules/orders/approval-contract.ts'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { acceptTeamInvitation, createTeam, getTeam, inviteToTeam } from '#modules/purchasing/contract.ts'
import { maxPriceMinor } from '#platform/constants.ts'
import { makeChat, outcome, makeAnonymousChat, readMessages } from '#platform/testing/chats.ts'
import * as make from '#platform/testing/make.ts'
import type { Visitor } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { declineIndividualPrice, listMessages } from '../contract.ts'
import { setIndividualPrice } from '../seller-contract.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function chatWithOffer() {
  const fixture = await makeChat()
  const { seller, at, chatId, product, db } = fixture
  return {
    ...fixture,
    offer: (more: object = {}, as: Visitor = seller, options: object = at) =>
      as.call(
        setIndividualPrice,
        { chatId, productId: product.id, priceMinor: 800, fromQuantity: 10, until: inDays(30), ...more },
        options,
      ),
    decline: (seq = 1, as: Visitor = fixture.buyer, more: object = {}) =>
      as.call(declineIndividualPrice, { chatId, seq, ...more }),
    line: async (visitor: Visitor) => (await visitor.call(getCart, {})).body.storeItems[0]!.items[0]!,
    prices: async () => (await sql`select * from individual_prices where product_id = ${product.id}`.execute(db)).rows,
  }
}

test('offers by others and invalid offers are refused (A15)', async () => {
  const { app, db, store, chatId, buyer, offer, prices } = await chatWithOffer()
  const outsider = await make.store(db)
  const foreign = await make.product(db, { storeId: outsider.id })
  const draft = await make.product(db, { storeId: store.id, status: 'Draft' })
  const rival = await colleague(app, outsider.id, 'Owner')
  const { chatId: loose } = await makeAnonymousChat(app, store.id)
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
  assert.deepEqual((await readMessages(buyer, chatId)).body.items, [])
})

test('an offer is shown in the chat and applies to the cart of its buyer only, from its quantity on', async () => {
  const { app, chatId, product, buyer, offer, line } = await chatWithOffer()
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
    isDeclined: false,
    isReplaced: false,
    canDecline: false,
    requestId: null,
  })
  for (const currency of ['EUR', 'RUB'] as const) {
    const { offer: seen } = (await buyer.call(listMessages, { chatId }, { currency })).body.items[0]!
    assert.deepEqual(
      [seen!.price.minor, seen!.shownPrice.currency, seen!.card!.price.currency],
      [800, currency, currency],
    )
    assert.ok(
      Math.abs(seen!.shownPrice.minor / seen!.card!.price.minor - 0.8) < 0.001,
      'both prices are converted at the same rate',
    )
  }
  const changed = await line(buyer)
  assert.deepEqual(
    [changed.originalPrice.minor, changed.individual !== null, changed.previousPrice !== null, changed.issues],
    [800, true, true, []],
  )
  assert.deepEqual([(await line(other)).originalPrice.minor, (await line(other)).individual !== null], [1_000, false])
  assert.deepEqual(changed.individual!.until, inDays(30))
  assert.equal(changed.individual!.listPrice.currency, changed.price.currency)
  assert.ok(changed.individual!.listPrice.minor > changed.price.minor)
  const offered = async (visitor: Visitor) => {
    const { body } = await visitor.call(getProduct, { p: 'live', g: 'default', id: product.id })
    return body.individualPrices.map(({ fromQuantity, originalPrice, until }) => [
      fromQuantity,
      originalPrice.minor,
      until,
    ])
  }
  assert.deepEqual(await offered(buyer), [[10, 800, inDays(30)]])
  assert.deepEqual(await offered(other), [])
  await buyer.call(editCart, { productId: product.id, acceptPrice: true })
  assert.equal((await line(buyer)).previousPrice, null)
  await buyer.call(editCart, { productId: product.id, quantity: 9 })
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).individual !== null], [1_000, false])
})

test('a lower tier wins; a new offer replaces the old one; an expired offer does not apply', async () => {
  const { db, product, buyer, offer, line, prices } = await chatWithOffer()
  await sql`insert into product_tiers (product_id, from_quantity, price_minor) values (${product.id}, 100, 750)`.execute(
    db,
  )
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 100 })
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).individual !== null], [750, false])
  await offer({ priceMinor: 700 })
  assert.equal((await prices()).length, 1)
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).individual !== null], [700, true])
  await sql`update individual_prices set valid_until = current_date - 1 where product_id = ${product.id}`.execute(db)
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).individual !== null], [750, false])
})

test('an order is placed at the individual price and keeps it', async () => {
  const { db, product, buyer, offer } = await chatWithOffer()
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.deepEqual(
    body.outcomes.map(({ placed }) => placed),
    [true],
  )
  await sql`delete from individual_prices where product_id = ${product.id}`.execute(db)
  const order = (await buyer.call(getOrder, { id: body.outcomes[0]!.orderId! })).body
  const [line] = order.lines
  assert.deepEqual([line!.price.minor, line!.listPrice?.minor, order.total.minor], [800, 1_000, 8_000])
})

test('an offer that expires between cart and order counts as a changed price', async () => {
  const { db, product, buyer, offer } = await chatWithOffer()
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  await sql`update individual_prices set valid_until = current_date - 1 where product_id = ${product.id}`.execute(db)
  const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.deepEqual(
    body.outcomes.map(({ placed, issues }) => [placed, issues]),
    [[false, ['priceChanged']]],
  )
})

test('a repeated offer is one message, with one audit log entry (R01)', async () => {
  const { db, chatId, seller, buyer, offer } = await chatWithOffer()
  const clientMessageId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 5 }, () => offer({ clientMessageId })))
  assert.deepEqual(
    sent.map(({ body }) => body.seq),
    [1, 1, 1, 1, 1],
  )
  assert.equal((await readMessages(buyer, chatId)).body.items.length, 1)
  const { rows } = await sql<{ actor: string; details: { priceMinor: number; buyerId: string } }>`
    select actor_id as actor, details from audit_log where action = 'chat.setIndividualPrice' and entity_id = ${chatId}
  `.execute(db)
  assert.deepEqual(
    rows.map(({ actor, details }) => [actor, details.priceMinor, details.buyerId]),
    [[seller.accountId, 800, buyer.accountId]],
  )
})

test('a declined offer no longer applies, and the store reads why', async () => {
  const { app, db, chatId, seller, product, buyer, offer, decline, line, prices } = await chatWithOffer()
  await offer()
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  const offerOf = async (visitor: Visitor) => (await readMessages(visitor, chatId)).body.items[0]!.offer!
  assert.deepEqual([(await offerOf(buyer)).canDecline, (await offerOf(seller)).canDecline], [true, false])
  const stranger = await somebody(app)
  for (const [answer, expected] of [
    [await decline(1, stranger), '404 chats.notFound'],
    [await decline(1, seller), '404 chats.notFound'],
    [await decline(2), '404 chats.notFound'],
    [await decline(1, buyer, { reason: 'x'.repeat(1_001) }), '422 request.invalid'],
  ] as const)
    assert.equal(outcome(answer), expected)
  assert.equal((await prices()).length, 1)

  const declined = await decline(1, buyer, { reason: 'Still too much.' })
  assert.match(declined.body.text, /^I decline the price you offered: .+, €8\.00\.\n\nStill too much\.$/)
  assert.deepEqual(await prices(), [])
  for (const visitor of [buyer, seller]) {
    const { isValid, isDeclined, canDecline } = await offerOf(visitor)
    assert.deepEqual([isValid, isDeclined, canDecline], [false, true, false])
  }
  assert.deepEqual([(await line(buyer)).originalPrice.minor, (await line(buyer)).previousPrice !== null], [1_000, true])
  const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.deepEqual(body.outcomes[0]!.issues, ['priceChanged'])
  assert.equal(outcome(await decline()), '409 chats.offerEnded')
  const { rows } = await sql`
    select from notifications where chat_id = ${chatId}::uuid and account_id = ${seller.accountId}::uuid
  `.execute(db)
  assert.equal(rows.length, 1)

  await offer({ priceMinor: 700 })
  assert.equal((await prices()).length, 1, 'a better offer can be made')
})

test('an offer that has been replaced, has expired or was used in an order cannot be declined', async () => {
  const { db, chatId, seller, product, buyer, offer, decline, prices } = await chatWithOffer()
  await offer()
  await offer({ priceMinor: 700 })
  for (const visitor of [buyer, seller])
    assert.deepEqual(
      (await readMessages(visitor, chatId)).body.items.map(({ offer }) => [offer!.isValid, offer!.isReplaced]),
      [
        [false, true],
        [true, false],
      ],
    )
  assert.equal(outcome(await decline(1)), '409 chats.offerEnded')
  await sql`update individual_prices set valid_until = current_date - 1 where product_id = ${product.id}`.execute(db)
  assert.equal(outcome(await decline(2)), '409 chats.offerEnded')
  await offer({ priceMinor: 600 })
  await buyer.call(addToCart, { productId: product.id, quantity: 10 })
  await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
  assert.equal(outcome(await decline(3)), '409 chats.offerEnded')
  assert.equal((await prices()).length, 1)
})

test('a price that waits for an approver can be declined once the request has ended without an order', async () => {
  const { app, chatId, product, buyer, seller, offer, decline, prices } = await chatWithOffer()
  const approver = await somebody(app)
  await approver.call(createTeam, { name: 'Bolt Works', currency: 'EUR' })
  await approver.call(inviteToTeam, { email: buyer.email, role: 'Buyer', orderLimitMinor: 100 })
  const [invitation] = (await buyer.call(getTeam, {})).body.invitations
  await buyer.call(acceptTeamInvitation, { id: invitation!.id })
  const stateFor = async (visitor: Visitor) => {
    const { isValid, canDecline, requestId } = (await readMessages(visitor, chatId)).body.items[0]!.offer!
    return { isValid, canDecline, requestId }
  }
  const request = async () => {
    await buyer.call(addToCart, { productId: product.id, quantity: 10 })
    const { body } = await buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' })
    return body.outcomes[0]!.requestId!
  }
  await offer()

  const refused = await request()
  assert.deepEqual(await stateFor(buyer), { isValid: true, canDecline: false, requestId: refused })
  assert.deepEqual(await stateFor(seller), { isValid: true, canDecline: false, requestId: null })
  assert.equal(outcome(await decline()), '409 chats.offerRequested')
  assert.equal((await prices()).length, 1)
  await approver.call(refuseRequest, { id: refused, reason: 'Not this month' })
  assert.deepEqual(await stateFor(buyer), { isValid: true, canDecline: true, requestId: null })

  await buyer.call(withdrawRequest, { id: await request() })
  assert.equal(outcome(await decline()), 200)
  assert.deepEqual(await prices(), [])
})

test('an order at an offered price and declining it at once have one winner', async () => {
  for (let round = 0; round < 8; round++) {
    const { product, buyer, offer, decline } = await chatWithOffer()
    await offer()
    await buyer.call(addToCart, { productId: product.id, quantity: 10 })
    const [order, declined] = await Promise.all([
      buyer.call(createOrder, { contactName: 'Bo', contactPhone: '1' }),
      decline(),
    ])
    const isPlaced = order.body.outcomes[0]!.placed
    assert.equal(outcome(declined), isPlaced ? '409 chats.offerEnded' : 200)
    if (!isPlaced) assert.deepEqual(order.body.outcomes[0]!.issues, ['priceChanged'])
  }
})
