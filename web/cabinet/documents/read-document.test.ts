import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../../lib/locale.ts'
import { type FormField, toFormValues } from './form-values.ts'
import { dropBlankRows, readDocument } from './read-document.ts'

const field = (key: string, type: string, more: object = {}) =>
  ({ key, type, isReadOnly: false, isTranslatable: false, decimals: 0, fields: null, ...more }) as FormField

const form: FormField[] = [
  field('name', 'Text', { isTranslatable: true }),
  field('price', 'Money'),
  field('leadDays', 'Number'),
  field('isPrivateLabel', 'Boolean'),
  field('images', 'Images'),
  field('tiers', 'List', { fields: [field('fromQuantity', 'Number'), field('price', 'Money')] }),
  field('characteristics', 'Group', {
    fields: [field('length', 'Number', { decimals: 6 }), field('uses', 'Choices'), field('material', 'Choice')],
  }),
  field('reserved', 'Number', { isReadOnly: true }),
]

const document = {
  name: { en: 'Nut', de: 'Mutter' },
  price: 1_250,
  leadDays: null,
  isPrivateLabel: true,
  images: ['one', 'two'],
  tiers: [
    { fromQuantity: 10, price: 1_205 },
    { fromQuantity: 50, price: 990 },
  ],
  characteristics: { length: 8.125, uses: ['indoor', 'outdoor'] },
  reserved: 3,
}

function formData(values: Readonly<Record<string, string | readonly string[]>>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) data.append(name, each)
  return data
}

test('a document survives its form in every language', () => {
  const { reserved: _, ...writable } = document
  for (const locale of locales) {
    const data = formData({
      ...toFormValues(form, document, locale),
      'fields.leadDays': '',
      'fields.characteristics.material': '',
    })
    assert.deepEqual(readDocument(form, data, locale), writable, locale)
  }
})

test('a form shows numbers with the decimal separator of its language', () => {
  const values = { price: 125_000, characteristics: { length: 1_234.5 } }
  for (const locale of locales)
    assert.deepEqual(
      Object.values(toFormValues(form, values, locale)),
      locale === 'en' ? ['1250.00', '1234.5'] : ['1250,00', '1234,5'],
      locale,
    )
})

test('blank rows are dropped, and the others are numbered again', () => {
  const data = formData({
    'fields.tiers.0.fromQuantity': '',
    'fields.tiers.0.price': '',
    'fields.tiers.3.fromQuantity': '10',
    'fields.tiers.3.price': '',
  })
  dropBlankRows(form, data)
  assert.deepEqual(
    [...data.entries()],
    [
      ['fields.tiers.0.fromQuantity', '10'],
      ['fields.tiers.0.price', ''],
    ],
  )
  assert.deepEqual(readDocument(form, data, 'en').tiers, [{ fromQuantity: 10, price: null }])
})

test('fields that the form does not have are left as they are', () => {
  const { price, leadDays, name } = readDocument(form, formData({ 'fields.price': '' }), 'en')
  assert.deepEqual([price, leadDays, name], [null, undefined, undefined])
})

test('numbers and amounts are read as written in the language of the form', () => {
  assert.equal(readDocument(form, formData({ 'fields.price': '43,37' }), 'en').price, 4_337)
  const values = { 'fields.price': '1.250', 'fields.leadDays': '1,250', 'fields.characteristics.length': '1,250' }
  const { price, leadDays, characteristics } = readDocument(form, formData(values), 'de')
  assert.deepEqual([price, leadDays, characteristics], [125_000, '1,250', { length: 1.25 }])
  assert.equal(readDocument(form, formData({ 'fields.price': '1.250' }), 'en').price, '1.250')
})

test('a row of a list without its only choice has it; of several choices none is taken', () => {
  const stock = (...warehouses: string[]) => [
    field('stock', 'List', {
      fields: [
        field('warehouse', 'Choice', {
          isRequired: true,
          choices: warehouses.map((value) => ({ value, label: value })),
        }),
        field('quantity', 'Number'),
      ],
    }),
  ]
  const data = formData({ 'fields.stock.0.warehouse': '', 'fields.stock.0.quantity': '40' })
  assert.deepEqual(readDocument(stock('7'), data, 'en'), { stock: [{ warehouse: '7', quantity: 40 }] })
  assert.deepEqual(readDocument(stock('7', '8'), data, 'en'), { stock: [{ warehouse: null, quantity: 40 }] })
})
