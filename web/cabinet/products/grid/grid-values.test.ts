import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baselineOf, type Item } from './grid-values.ts'

const item = {
  version: 3,
  price: { minor: 125_050, currency: 'EUR' },
  oldPrice: null,
  status: 'Active',
  available: 1_200,
  stock: [{ warehouseId: 7, quantity: 1_200 }],
} as unknown as Item

test('cells show prices with the decimal separator of the language, and quantities without one', () => {
  const textsIn = (locale: 'de' | 'en') => baselineOf(item, [7, 8], locale).texts
  assert.deepEqual(textsIn('en'), {
    price: '1250.50',
    oldPrice: '',
    status: 'Active',
    'stock.7': '1200',
    'stock.8': '0',
  })
  assert.equal(textsIn('de').price, '1250,50')
})
