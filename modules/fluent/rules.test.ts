import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validateProduct, mayBecome, type Product } from './write/product-rules.ts'
import { isBlank, textsWithoutName } from './rules.ts'

const product = (more: Partial<Product>): Product => ({
  category: 1,
  status: 'Draft',
  code: 'A',
  name: { en: 'Nut' },
  description: {},
  brand: null,
  condition: 'New',
  images: [],
  videos: [],
  documents: [],
  unit: 'piece',
  price: 100,
  oldPrice: null,
  tiers: [],
  vatPercent: 20,
  minimumOrder: 1,
  orderStep: 1,
  stock: [],
  lowStockAt: 0,
  leadDays: null,
  characteristics: {},
  properties: [],
  country: null,
  isPrivateLabel: false,
  barcode: null,
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  ...more,
})
const paths = (more: Partial<Product>) => validateProduct(product(more)).map(({ path }) => path)

test('quantity prices decrease, and the old price is higher than the price', () => {
  assert.deepEqual(
    paths({
      oldPrice: 101,
      tiers: [
        { fromQuantity: 10, price: 99 },
        { fromQuantity: 20, price: 98 },
      ],
    }),
    [],
  )
  assert.deepEqual(paths({ oldPrice: 100 }), ['fields.oldPrice'])
  assert.deepEqual(paths({ tiers: [{ fromQuantity: 10, price: 100 }] }), ['fields.tiers.0.price'])
  assert.deepEqual(
    paths({
      tiers: [
        { fromQuantity: 10, price: 90 },
        { fromQuantity: 10, price: 80 },
      ],
    }),
    ['fields.tiers.1.fromQuantity'],
  )
  assert.deepEqual(
    paths({
      tiers: [
        { fromQuantity: 10, price: 90 },
        { fromQuantity: 20, price: 90 },
      ],
    }),
    ['fields.tiers.1.price'],
  )
})

test('the minimum order is a multiple of the step, and a warehouse occurs once', () => {
  assert.deepEqual(paths({ minimumOrder: 12, orderStep: 6 }), [])
  assert.deepEqual(paths({ minimumOrder: 12, orderStep: 5 }), ['fields.orderStep'])
  assert.deepEqual(
    paths({
      stock: [
        { warehouse: '1', quantity: 1 },
        { warehouse: '2', quantity: 1 },
        { warehouse: '1', quantity: 2 },
      ],
    }),
    ['fields.stock.2.warehouse'],
  )
})

test('only administrators block and unblock', () => {
  for (const from of ['Draft', 'Active', 'Archived'] as const) {
    for (const to of ['Draft', 'Active', 'Archived'] as const) assert.ok(mayBecome(from, to))
    assert.ok(!mayBecome(from, 'Blocked') && !mayBecome('Blocked', from))
  }
  assert.ok(mayBecome('Blocked', 'Blocked') && mayBecome(undefined, 'Active') && !mayBecome(undefined, 'Blocked'))
})

test('texts in a language without a name are errors', () => {
  assert.deepEqual(textsWithoutName({ name: { en: 'Nut' }, description: { en: 'x', de: 'y' } }, ['description']), [
    { path: 'fields.name.de', code: 'field.required' },
  ])
  assert.deepEqual([undefined, null, '', [], {}, 0, false, 'x', [0]].map(isBlank), [
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
