import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../../lib/locale.ts'
import { completenessOf, gapsIn } from './completeness.ts'

test('completeness falls from all to nothing, and documents that run out are there', () => {
  assert.equal(completenessOf([]), 100)
  assert.equal(completenessOf(['documents']), 100)
  assert.equal(completenessOf(['picture', 'documents']), 83)
  assert.equal(completenessOf(['price', 'picture', 'description', 'translations', 'stock', 'characteristics']), 0)
})

const characteristics = [
  { key: 'thread', isRequiredToPublish: true },
  { key: 'finish', isRequiredToPublish: false },
]
const complete = {
  'fields.price': '12,50',
  'fields.images': ['one'],
  'fields.description.de': 'Verzinkt',
  'fields.minimumOrder': '10',
  'fields.characteristics.thread': 'm12',
  ...Object.fromEntries(locales.map((locale) => [`fields.name.${locale}`, 'Schraube M12'])),
}
const gapsWith = (values: Record<string, string>, reserved = 0) =>
  gapsIn({ ...complete, ...values }, { characteristics, reserved, locale: 'de' })

test('the editor finds the gaps that the list of products names', () => {
  assert.deepEqual(gapsIn({}, { characteristics, reserved: 0, locale: 'de' }), [
    'price',
    'picture',
    'description',
    'translations',
    'characteristics',
  ])
  assert.deepEqual(gapsWith({}), [])
  assert.deepEqual(gapsWith({ 'fields.name.tr': '', 'fields.characteristics.thread': '' }), [
    'translations',
    'characteristics',
  ])
})

test('stock is a gap when less than the least order is free; stock that is not counted is none', () => {
  const stock = { 'fields.stock.0.quantity': '7', 'fields.stock.1.quantity': '3' }
  assert.deepEqual(gapsWith(stock), [])
  assert.deepEqual(gapsWith(stock, 1), ['stock'])
  assert.deepEqual(gapsWith({ 'fields.stock.0.quantity': '1.250' }), [])
})
