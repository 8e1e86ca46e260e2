import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getCart } from '#modules/carts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, Visitor, testDevice } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { openSession } from '../accounts/sessions/sessions.ts'
import { saveDeliveryAddress } from '../buyers/contract.ts'
import { createOrder, getOrder } from './contract.ts'

const contact = { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03' }
const from = (country: string) => ({ currency: 'EUR', headers: { cookie: `buyerCountry=${country}` } })

/** A signed-in buyer with two products of a store in Belgrade: one at the standard rate, one at 10 %. */
async function newCart() {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.account(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  const store = await make.store(db)
  const standard = await make.product(db, { storeId: store.id, priceMinor: 1_003 })
  const reduced = await make.product(db, { storeId: store.id, priceMinor: 500, vatPercent: 10 })
  await make.cart(db, id, [
    { productId: standard.id, quantity: 3 },
    { productId: reduced.id, quantity: 2 },
  ])
  return { app, db, buyerId: id, client: new Visitor(app.address, token), store, standard, reduced }
}

async function place(client: Visitor, input: object, options = from('RS')) {
  const { body, text } = await client.call(createOrder, { ...contact, ...input }, options)
  assert.equal(body.outcomes?.[0]?.placed, true, text)
  return (await client.call(getOrder, { id: body.outcomes[0]!.orderId! })).body
}

test('a product without a rate of its own has the standard rate of its store, and none for a buyer abroad', async () => {
  const { app, standard, reduced } = await newCart()
  const vatOf = async (id: number, options = {}) =>
    (await anonymous(app).call(getProduct, { p: 'live', g: 'default', id }, options)).body.vat
  assert.deepEqual(await vatOf(standard.id), { percent: 20, domesticPercent: 20, isExport: false })
  assert.deepEqual(await vatOf(reduced.id, from('RS')), { percent: 10, domesticPercent: 10, isExport: false })
  assert.deepEqual(await vatOf(reduced.id, from('DE')), { percent: 0, domesticPercent: 10, isExport: true })
})

test('a cart starts with the VAT of the first delivery address', async () => {
  const { client } = await newCart()
  const view = async (options = {}) => {
    const { buyerCountry, vatTotal } = (await client.call(getCart, {}, options)).body
    return [buyerCountry, vatTotal.minor]
  }
  const address = { country: 'DE', postcode: '10115', city: 'Berlin', street: 'Hauptstraße 1' }
  assert.equal((await view())[0], null)
  assert.equal((await client.call(saveDeliveryAddress, address)).status, 200)
  assert.deepEqual(await view(), ['DE', 0])
  assert.equal(client.cookies.get('buyerCountry'), 'DE', 'products follow')
  assert.equal((await view(from('RS')))[0], 'RS', 'a choice goes first')
})

test('without an address a cart starts with the country of the last order that was delivered', async () => {
  const { db, client, buyerId, standard } = await newCart()
  await place(client, { delivery: 'Delivery', address: 'Some street 1', country: 'DE' })
  await make.cart(db, buyerId, [{ productId: standard.id, quantity: 1 }])
  await place(client, { delivery: 'Pickup' })
  client.cookies.delete('buyerCountry')
  assert.equal((await client.call(getCart, {})).body.buyerCountry, 'DE')
})

test('cart and order show net, VAT and gross, and the order keeps them', async () => {
  const { db, client, standard } = await newCart()
  const [group] = (await client.call(getCart, {}, from('RS'))).body.storeItems
  assert.deepEqual([group!.subtotal.minor, group!.vatTotal.minor, group!.grossTotal.minor], [4_009, 702, 4_711])
  const [exported] = (await client.call(getCart, {}, from('DE'))).body.storeItems
  assert.deepEqual([exported!.vatTotal.minor, exported!.grossTotal.minor], [0, 4_009])
  const order = await place(client, {})
  await sql`update products set vat_percent = 0 where id = ${standard.id}`.execute(db)
  const { total, vatTotal, grossTotal, lines } = (await client.call(getOrder, { id: order.id })).body
  assert.deepEqual([total.minor, vatTotal.minor, grossTotal.minor], [4_009, 702, 4_711])
  assert.deepEqual(
    lines.map(({ vatPercent, vatSum }) => [vatPercent, vatSum.minor]),
    [
      [20, 602],
      [10, 100],
    ],
  )
})

test('VAT follows the goods: abroad is an export, pick-up is not', async () => {
  for (const [input, visitor, isExport, countryCode] of [
    [{ delivery: 'Delivery', address: 'Some street 1', country: 'DE' }, 'RS', true, 'DE'],
    [{ delivery: 'Delivery', address: 'Some street 1', country: 'RS' }, 'DE', false, 'RS'],
    [{ delivery: 'Pickup', country: 'DE', address: 'Some street 1' }, 'DE', false, 'RS'],
    [{}, 'DE', true, 'DE'],
  ] as const) {
    const { client } = await newCart()
    const order = await place(client, input, from(visitor))
    const vat = isExport ? 0 : 702
    assert.deepEqual(
      [order.isExport, order.countryCode, order.vatTotal.minor, order.grossTotal.minor],
      [isExport, countryCode, vat, 4_009 + vat],
      JSON.stringify(input),
    )
    assert.equal(order.address, order.delivery === 'Delivery' ? 'Some street 1' : '')
  }
})

test('a delivery needs an address, and its date is not in the past', async () => {
  const { client } = await newCart()
  const refused = await client.call(createOrder, {
    ...contact,
    delivery: 'Delivery',
    address: ' ',
    wantedOn: '2020-01-01',
  })
  assert.equal(refused.status, 422)
  assert.deepEqual(
    (refused.body as unknown as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => [
      path,
      code,
    ]),
    [
      ['address', 'field.required'],
      ['wantedOn', 'field.tooSmall'],
    ],
  )
  const order = await place(client, { wantedOn: '2199-12-31', reference: 'PO 4711' })
  assert.deepEqual([order.wantedOn, order.reference, order.delivery], ['2199-12-31', 'PO 4711', 'ByAgreement'])
})

test('an order names the legal entities of both sides, and only an own company buys', async () => {
  const { db, client, buyerId } = await newCart()
  const { rows } = await sql<{ id: number }>`
    insert into organizations (owner_id, legal_name, country_code, tax_number)
    values (${buyerId}::uuid, 'Buyer GmbH', 'DE', ${`DE${process.pid}`}), (null, 'Somebody Else', 'DE', ${`DE0${process.pid}`}) returning id
  `.execute(db)
  const [own, foreign] = rows
  assert.equal((await client.call(createOrder, { ...contact, organizationId: foreign!.id })).status, 422)
  const order = await place(client, { organizationId: own!.id })
  await sql`update organizations set legal_name = 'Renamed' where id = ${own!.id}`.execute(db)
  const { buyer, store } = (await client.call(getOrder, { id: order.id })).body
  assert.deepEqual(buyer.company, {
    legalName: 'Buyer GmbH',
    legalNameLatin: null,
    taxNumber: `DE${process.pid}`,
    countryCode: 'DE',
    address: '',
    bank: null,
  })
  assert.match(store.company!.legalName, /d\.o\.o\./)
})

test('lines are in the language of the reader, with the name that was ordered', async () => {
  const { db, client, standard } = await newCart()
  const order = await place(client, {})
  const name = order.lines[0]!.name
  assert.equal(order.lines[0]!.ordered, null)
  await sql`update product_translations set name = 'Sechskantschraube' where product_id = ${standard.id} and locale = 'de'`.execute(
    db,
  )
  const line = (await client.call(getOrder, { id: order.id }, { locale: 'de' })).body.lines[0]!
  assert.deepEqual([line.name, line.nameLocale, line.ordered], ['Sechskantschraube', 'de', { name, nameLocale: 'en' }])
  await sql`delete from products where id = ${standard.id}`.execute(db)
  const gone = (await client.call(getOrder, { id: order.id }, { locale: 'de' })).body.lines[0]!
  assert.deepEqual([gone.name, gone.nameLocale, gone.ordered], [name, 'en', null])
})
