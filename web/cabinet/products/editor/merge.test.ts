import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormField } from '../../documents/form-values.ts'
import { serialized, withFields } from './form-snapshot.ts'
import { differing, fingerprints, fingerprintsOf, readFingerprints } from './merge.ts'

const base = { isReadOnly: false, isTranslatable: false, decimals: 0, fields: null }
const field = (key: string, type: string, more: object = {}) =>
  ({ ...base, key, type, ...more }) as unknown as FormField
const form = [
  field('name', 'Text', { isTranslatable: true }),
  field('price', 'Money', { decimals: 2 }),
  field('isPrivateLabel', 'Boolean'),
  field('images', 'Images'),
  field('brand', 'Text'),
  field('tiers', 'List', {
    fields: [field('fromQuantity', 'Number'), field('price', 'Money', { decimals: 2 })],
  }),
]
const stored = {
  name: { en: 'Bolt', de: 'Schraube\nM8' },
  price: 125_050,
  isPrivateLabel: false,
  images: [],
  brand: null,
  tiers: [{ fromQuantity: 10, price: 120_000 }],
}

test('a form that nobody has touched has changed nothing, however its values are written', async () => {
  const original = await fingerprintsOf(form, stored)
  const sent = {
    ...stored,
    name: { de: 'Schraube\r\nM8 ', en: 'Bolt', ru: '' },
    images: undefined,
    brand: '',
  }
  const keys = form.map(({ key }) => key)
  assert.deepEqual(differing(original, await fingerprints(form, sent), keys), [])
  const changed = await fingerprints(form, { ...sent, price: 1, tiers: [] })
  assert.deepEqual(differing(original, changed, keys), ['price', 'tiers'])
})

test('without fingerprints every field counts as changed', async () => {
  const keys = ['name', 'price']
  for (const text of ['', 'nonsense', 'null', null])
    assert.deepEqual(differing(readFingerprints(text), await fingerprintsOf(form, stored), keys), keys)
})

test('fields are taken from other values with all of their parts', () => {
  const values = { 'fields.name.en': 'A', 'fields.tiers.0.price': '1', 'fields.tiersNote': 'x' }
  const others = { 'fields.tiers.0.price': '2', 'fields.tiers.1.price': '3', 'fields.name.en': 'B' }
  assert.deepEqual(withFields(values, ['tiers'], others), {
    'fields.name.en': 'A',
    'fields.tiersNote': 'x',
    'fields.tiers.0.price': '2',
    'fields.tiers.1.price': '3',
  })
  assert.equal(serialized({ b: '1', a: ['2', '3'] }), serialized({ a: ['2', '3'], b: '1' }))
})
