import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validateContact } from './contact.ts'

const validContact = {
  contactName: 'Anna Berger',
  contactPhone: '+49 30 2312 5001',
  contactEmail: 'anna@firma.de',
  address: '',
  comment: '',
}

test('a name with a phone number or an e-mail address is sufficient', () => {
  assert.deepEqual(validateContact(validContact), {})
  assert.deepEqual(validateContact({ ...validContact, contactEmail: '' }), {})
  assert.deepEqual(validateContact({ ...validContact, contactPhone: '' }), {})
})

test('missing and too short values are reported at their fields', () => {
  assert.deepEqual(validateContact({ ...validContact, contactName: '' }), { contactName: 'field.required' })
  assert.deepEqual(validateContact({ ...validContact, contactPhone: '+49 30' }), {
    contactPhone: 'field.invalid',
  })
  assert.deepEqual(validateContact({ ...validContact, contactEmail: 'anna@firma' }), {
    contactEmail: 'field.invalid',
  })
  assert.deepEqual(validateContact({ ...validContact, contactPhone: '', contactEmail: '' }), {
    contactPhone: 'field.required',
  })
})
