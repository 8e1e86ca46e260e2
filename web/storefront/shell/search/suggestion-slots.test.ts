import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneSlots, desktopSlots, allocateSlots } from './suggestion-slots.ts'

const counts = (queries: number, categories: number, products: number, brands: number, stores: number) => ({
  queries: Array(queries),
  categories: Array(categories),
  products: Array(products),
  brands: Array(brands),
  stores: Array(stores),
})

test('every kind gets its reserved slots, nine in total and seven on phones', () => {
  const plenty = counts(9, 9, 9, 9, 9)
  assert.deepEqual(allocateSlots(plenty, desktopSlots), desktopSlots)
  assert.deepEqual(
    [desktopSlots, phoneSlots].map((reserved) =>
      Object.values(allocateSlots(plenty, reserved)).reduce((a, b) => a + b),
    ),
    [9, 7],
  )
})

test('unused slots go to the other kinds in order, limited by the available suggestions', () => {
  assert.deepEqual(allocateSlots(counts(5, 0, 3, 2, 2), desktopSlots), {
    queries: 4,
    categories: 0,
    products: 3,
    brands: 1,
    stores: 1,
  })
  assert.deepEqual(allocateSlots(counts(0, 0, 3, 2, 9), desktopSlots), {
    queries: 0,
    categories: 0,
    products: 3,
    brands: 2,
    stores: 4,
  })
  assert.deepEqual(allocateSlots(counts(0, 0, 0, 0, 0), phoneSlots), {
    queries: 0,
    categories: 0,
    products: 0,
    brands: 0,
    stores: 0,
  })
})
