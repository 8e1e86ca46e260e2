import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'
import { addressText, maxDeliveryAddresses } from './rules.ts'

const contact = { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03' }
const berlin = { country: 'DE', city: 'Berlin', postcode: '10115', street: 'Hauptstraße 1' }
const rome = { country: 'IT', city: 'Roma', street: 'Via Appia 2' }

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.account(db)
  return { db, id, buyer: await signedInAs(app, id) }
}

const addressesOf = async (visitor: Visitor) => (await visitor.call(contract.listDeliveryAddresses, {})).body.items
const namesOf = async (visitor: Visitor) =>
  (await addressesOf(visitor)).map(({ city, isDefault }) => `${city}${isDefault ? '*' : ''}`)
const save = async (visitor: Visitor, address: object) =>
  (await visitor.call(contract.saveDeliveryAddress, address as typeof berlin)).body.id

/** An order of one product of a store without terms. */
async function order({ db, id, buyer }: Awaited<ReturnType<typeof newBuyer>>, input: object) {
  const product = await make.product(db, { storeId: (await make.store(db)).id })
  await make.cart(db, id, [{ productId: product.id, quantity: 1 }])
  const { status, body, text } = await buyer.call(createOrder, { ...contact, delivery: 'Delivery', ...input })
  if (status !== 200) return { status, text, order: null }
  return { status, text, order: (await buyer.call(getOrder, { id: body.outcomes[0]!.orderId! })).body }
}

test('the text of an address leaves out what is empty', () => {
  const empty = { recipient: '', phone: '', region: '', postcode: '', city: '', street: 'Dock 1, Riga' }
  assert.equal(addressText(empty), 'Dock 1, Riga')
  const full = {
    recipient: 'Ada',
    phone: '+49 30 1',
    region: 'Berlin',
    postcode: '10115',
    city: 'Berlin',
    street: 'A 1',
  }
  assert.equal(addressText(full), 'Ada, +49 30 1\nA 1\n10115 Berlin, Berlin')
})

test('the first address is the default one until another one is', async () => {
  const { buyer } = await newBuyer()
  await save(buyer, berlin)
  const id = await save(buyer, rome)
  assert.deepEqual(await namesOf(buyer), ['Berlin*', 'Roma'])
  await save(buyer, { ...rome, id, city: 'Ostia', isDefault: true })
  assert.deepEqual(await namesOf(buyer), ['Ostia*', 'Berlin'])
  assert.equal((await buyer.call(contract.deleteDeliveryAddress, { id })).status, 200)
  assert.deepEqual(await namesOf(buyer), ['Berlin'])
})

test('an account keeps fifty addresses, also when they are added in parallel', async () => {
  const { buyer } = await newBuyer()
  for (let count = 0; count < maxDeliveryAddresses - 1; count++) await save(buyer, berlin)
  const answers = await Promise.all([rome, rome].map((address) => buyer.call(contract.saveDeliveryAddress, address)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.equal((await addressesOf(buyer)).length, maxDeliveryAddresses)
})

test('the address of another account is neither seen, changed, deleted nor ordered to (A08)', async () => {
  const [own, other] = [await newBuyer(), await newBuyer()]
  const id = await save(other.buyer, { ...berlin, recipient: 'Secret' })
  assert.deepEqual(await addressesOf(own.buyer), [])
  const changed = await own.buyer.call(contract.saveDeliveryAddress, { ...rome, id })
  const deleted = await own.buyer.call(contract.deleteDeliveryAddress, { id })
  for (const answer of [changed, deleted]) assert.equal(errorCode(answer), 'buyers.addressNotFound')
  const { status, text } = await order(own, { addressId: id })
  assert.equal(status, 422)
  assert.ok(!text.includes('Secret'))
  assert.deepEqual(await namesOf(other.buyer), ['Berlin*'])
})

test('an order to an own address keeps it as text when the address changes', async () => {
  const person = await newBuyer()
  const id = await save(person.buyer, { ...berlin, recipient: 'Ada', label: 'Warehouse' })
  const { order: placed } = await order(person, { addressId: id })
  assert.deepEqual([placed?.address, placed?.countryCode], ['Ada\nHauptstraße 1\n10115 Berlin', 'DE'])
  await save(person.buyer, { ...rome, id })
  const { address } = (await person.buyer.call(getOrder, { id: placed!.id })).body
  assert.equal(address, placed?.address)
})

test('an address of an order is remembered once, if the buyer wants that and there is room', async () => {
  const person = await newBuyer()
  await order(person, { newAddress: rome })
  assert.deepEqual(await namesOf(person.buyer), [])
  for (let round = 0; round < 2; round++) await order(person, { newAddress: berlin, saveAddress: true })
  assert.deepEqual(await namesOf(person.buyer), ['Berlin*'])
  for (let count = 1; count < maxDeliveryAddresses; count++) await save(person.buyer, berlin)
  const { status, order: placed } = await order(person, { newAddress: rome, saveAddress: true })
  assert.deepEqual([status, placed?.address], [200, 'Via Appia 2\nRoma'])
  assert.equal((await addressesOf(person.buyer)).length, maxDeliveryAddresses)
})
