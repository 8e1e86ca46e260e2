import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { renderEmail, renderSms } from '#platform/outbox/render.ts'
import type { Section, Values } from '#platform/outbox/render.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { type Somebody, somebody } from '#platform/testing/somebody.ts'
import { createOrder } from './contract.ts'

const contact = { contactName: 'Bea Buyer', contactPhone: '+381 11 555 01 03', contactEmail: 'office@buyer.example' }

async function cartOf(buyer: Somebody, quantities: readonly number[]) {
  const { db } = (await fileApp()).database
  const products = []
  for (const quantity of quantities) {
    const store = await make.store(db, { currency: 'EUR' })
    const product = await make.product(db, { storeId: store.id, priceMinor: 1_250, available: 100 })
    products.push({ ...product, quantity })
  }
  await make.cart(
    db,
    buyer.accountId,
    products.map(({ id, quantity }) => ({ productId: id, quantity })),
  )
  return products
}

type Mail = { recipient: string; locale: 'en' | 'de'; values: Values; sections: Section[] }
async function confirmations(recipient: string) {
  const { rows } = await sql<Mail>`
    select recipient, locale, values, sections from outgoing_messages where recipient = ${recipient} and template = 'ordersPlaced'
  `.execute((await fileApp()).database.db)
  return rows
}

test('an order is confirmed to its buyer once, with lines, prices, supplier, address and link, also when it is repeated', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  await cartOf(buyer, [3])
  const key = { idempotencyKey: randomUUID(), locale: 'de' } as const
  const input = { ...contact, address: 'Kneza Miloša 4, Beograd' }
  const answers = await Promise.all([buyer.call(createOrder, input, key), buyer.call(createOrder, input, key)])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  const { orderId, orderNumber, storeName } = answers[0]!.body.outcomes[0]!
  const mails = await confirmations(buyer.email)
  assert.equal(mails.length, 1)
  const [mail] = mails as [Mail]
  const { subject, text, html } = renderEmail({ ...mail, template: 'ordersPlaced', variant: 'b2b' }, app.config)
  assert.equal(subject, `Ihre Bestellung Nr.\u00a0${orderNumber}`)
  for (const part of [text, html]) {
    assert.match(part, /3 × 1 \S+ zu 12,50\s€ = 37,50\s€/)
    assert.match(part, /Summe ohne MwSt\.: 37,50\s€/)
    assert.ok(part.includes(storeName))
    assert.ok(part.includes('Kneza Miloša 4, Beograd'))
    assert.ok(part.includes(`/de/order/${orderId}`))
  }
  assert.equal(text.split(`/order/${orderId}`).length - 1, 1)
})

test('orders that are placed together are confirmed in one e-mail; one that fails is not in it', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  const [, , missing] = await cartOf(buyer, [1, 2, 5])
  await sql`update products set status = 'Archived' where id = ${missing!.id}`.execute(app.database.db)
  const { body } = await buyer.call(createOrder, contact)
  const placed = body.outcomes.filter((outcome) => outcome.placed)
  assert.equal(placed.length, 2)
  const mails = await confirmations(buyer.email)
  assert.equal(mails.length, 1)
  const [{ values, sections }] = mails as [Mail]
  assert.deepEqual([values.scope, values.orders, values.path], ['several', 2, '/profile/orders?side=buyer'])
  assert.deepEqual(sections.map(({ path }) => path).sort(), placed.map(({ orderId }) => `/order/${orderId}`).sort())
})

test('nothing is sent if nothing is placed, nor to an address that is not confirmed, such as the contact of the order', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  const { db } = app.database
  const contactEmail = `${randomUUID()}@buyer.example`
  const [product] = await cartOf(buyer, [500])
  assert.deepEqual(
    (await buyer.call(createOrder, { ...contact, contactEmail })).body.outcomes.map(({ placed }) => placed),
    [false],
  )
  await sql`update accounts set email_confirmed_at = null where id = ${buyer.accountId}::uuid`.execute(db)
  await sql`update cart_items set quantity = 5 where product_id = ${product!.id}`.execute(db)
  assert.equal((await buyer.call(createOrder, { ...contact, contactEmail })).body.outcomes[0]!.placed, true)
  assert.deepEqual([await confirmations(contactEmail), await confirmations(buyer.email)], [[], []])
})

test('a buyer without a confirmed e-mail address gets an SMS at the confirmed phone', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  const phone = `+38164${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  await sql`
    update accounts set email_confirmed_at = null, phone = ${phone}, phone_confirmed_at = now() where id = ${buyer.accountId}::uuid
  `.execute(app.database.db)
  await cartOf(buyer, [3])
  const [placed] = (await buyer.call(createOrder, contact, { locale: 'de' })).body.outcomes
  const { rows } = await sql<{ channel: string; locale: 'de'; values: Values }>`
    select channel, locale, values from outgoing_messages where recipient = ${phone} and template = 'ordersPlaced'
  `.execute(app.database.db)
  const [message] = rows
  assert.deepEqual([rows.length, message!.channel], [1, 'Sms'])
  const { text } = renderSms({ ...message!, template: 'ordersPlaced', variant: 'b2b' }, app.config)
  for (const part of [String(placed!.orderNumber), placed!.storeName, `/de/order/${placed!.orderId}`])
    assert.ok(text.includes(part), part)
  assert.match(text, /45,00\s€/)
  assert.deepEqual(await confirmations(buyer.email), [])
})

test('a unit of several pieces says how many pieces are ordered', async () => {
  const app = await fileApp()
  const buyer = await somebody(app)
  const [product] = await cartOf(buyer, [3])
  await sql`update products set unit_code = 'hundredPieces' where id = ${product!.id}`.execute(app.database.db)
  await buyer.call(createOrder, contact)
  const [mail] = (await confirmations(buyer.email)) as [Mail]
  const { text } = renderEmail({ ...mail, template: 'ordersPlaced', variant: 'b2b' }, app.config)
  assert.match(text, /3 × 100\spcs \(=\s300\spcs\) at €12\.50 = €37\.50/)
})
