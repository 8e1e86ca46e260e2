import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '../lib/locale.ts'
import { withNeed } from './need.ts'

const question = (message: string, fields: Record<string, string>, locale: Locale) =>
  withNeed(message, formOf(fields), (key, values) => `${key}: ${Object.values(values ?? {}).join(' ')}`, locale)

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('requirements are lines below the question, in the language of the visitor', () => {
  const need = { quantity: '500', unit: 'Stk.', place: 'Graz\n8010', wantedOn: '2026-12-24' }
  assert.equal(
    question('Preis?', need, 'de'),
    'Preis?\n\nneed.quantityOf: 500 Stk.\nneed.placeLine: Graz 8010\nneed.wantedOnLine: 24. Dezember 2026',
  )
})

test('empty and impossible values are left out', () => {
  assert.equal(question('Price?', { quantity: '', unit: 'pcs', place: ' ', wantedOn: 'soon' }, 'en'), 'Price?')
  assert.equal(question('', { quantity: '5', wantedOn: '2026-13-45' }, 'en'), 'need.quantity: 5')
})
