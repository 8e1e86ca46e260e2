import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findContactErrors } from './contact.ts'

const whole = {
  contactName: 'Anna Berger',
  contactPhone: '+49 30 2312 5001',
  contactEmail: 'anna@firma.de',
  address: '',
  comment: '',
}

test('a name with a phone or an e-mail is enough', () => {
  assert.deepEqual(findContactErrors(whole), {})
  assert.deepEqual(findContactErrors({ ...whole, contactEmail: '' }), {})
  assert.deepEqual(findContactErrors({ ...whole, contactPhone: '' }), {})
})

test('what is missing or cut short is named at its field', () => {
  assert.deepEqual(findContactErrors({ ...whole, contactName: '' }), { contactName: { code: 'contactName' } })
  assert.deepEqual(findContactErrors({ ...whole, contactPhone: '+49 30' }), { contactPhone: { code: 'contactPhone' } })
  assert.deepEqual(findContactErrors({ ...whole, contactEmail: 'anna@firma' }), {
    contactEmail: { code: 'contactEmail' },
  })
  assert.deepEqual(findContactErrors({ ...whole, contactPhone: '', contactEmail: '' }), {
    contactPhone: { code: 'contact' },
  })
})
