import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GeneralTerms } from '../../suppliers/terms.ts'
import { readTerms } from './store-terms.ts'

const none: GeneralTerms = {
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
}
const problems = (terms: Partial<GeneralTerms>) =>
  readTerms({ ...none, ...terms }).errors.map(({ path, code }) => `${path} ${code}`)

test('a fixed cost needs its price, a deferred payment its days, a period its end', () => {
  assert.deepEqual(problems({}), [])
  assert.deepEqual(problems({ deliveryCost: 'Fixed' }), ['fields.deliveryPrice field.required'])
  assert.deepEqual(problems({ deliveryCost: 'Fixed', deliveryPrice: 1_500, freeDeliveryFrom: 50_000 }), [])
  assert.deepEqual(problems({ paymentWays: ['Deferred'] }), ['fields.paymentDays field.required'])
  assert.deepEqual(problems({ deliveryDaysFrom: 2 }), ['fields.deliveryDaysTo field.required'])
  assert.deepEqual(problems({ deliveryDaysFrom: 5, deliveryDaysTo: 2 }), ['fields.deliveryDaysTo field.tooSmall'])
  assert.deepEqual(problems({ deliveryDaysTo: 2 }), [])
})

test('amounts and days that the choices leave out are not stored', () => {
  const given = { deliveryPrice: 1_500, freeDeliveryFrom: 50_000, paymentDays: 30 }
  assert.deepEqual(readTerms({ ...none, ...given, deliveryCost: 'Free' }).terms, { ...none, deliveryCost: 'Free' })
})
