import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeOrder } from './order-input.ts'

const newAddress = { country: 'DE', city: 'Berlin', street: 'Hauptstraße 1' }
const filled = { 'newAddress.country': 'DE', 'newAddress.city': 'Berlin', 'newAddress.street': 'Hauptstraße 1' }
const blank = { 'newAddress.country': 'DE', 'newAddress.city': '', 'newAddress.street': '' }

test('an address of the book hides the fields of another one', () => {
  const input = { addressId: 7, newAddress, saveAddress: true }
  assert.deepEqual(completeOrder(input, { ...filled, 'deliveries.1': 'Carrier' }), { addressId: 7 })
})

test('goods that are picked up need no address', () => {
  const input = { addressId: 7, newAddress, saveAddress: true }
  assert.deepEqual(completeOrder(input, { ...filled, 'deliveries.1': 'Pickup' }), {})
  const both = { ...filled, 'deliveries.1': 'Pickup', 'deliveries.2': 'Carrier' }
  assert.deepEqual(completeOrder(input, both), { addressId: 7 })
})

test('by agreement the country is enough, and a delivery needs the whole address', () => {
  const input = { newAddress, saveAddress: true }
  assert.deepEqual(completeOrder(input, { ...blank, 'deliveries.1': 'ByAgreement' }), { country: 'DE' })
  assert.deepEqual(completeOrder(input, { ...filled, 'deliveries.1': 'ByAgreement' }), input)
  assert.deepEqual(completeOrder(input, { ...blank, 'deliveries.1': 'Carrier' }), input)
})

test('a company is sent if it is entered and no organization is chosen', () => {
  const input = { billing: { legalName: 'Buyer' }, organizationId: null }
  const fields = { 'deliveries.1': 'Pickup', 'billing.legalName': 'Buyer', 'billing.country': 'DE' }
  assert.deepEqual(completeOrder(input, { ...fields, organizationId: '' }), input)
  assert.deepEqual(completeOrder(input, { ...fields, organizationId: '3' }), { organizationId: null })
  assert.deepEqual(completeOrder(input, { ...fields, 'billing.legalName': '' }), { organizationId: null })
})
