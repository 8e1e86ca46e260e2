import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onPhones, onScreens, shares } from './suggestion-shares.ts'

const found = (queries: number, categories: number, products: number, brands: number, stores: number) => ({
  queries: Array(queries),
  categories: Array(categories),
  products: Array(products),
  brands: Array(brands),
  stores: Array(stores),
})

test('every kind has its places, ten in all and eight on phones', () => {
  const plenty = found(9, 9, 9, 9, 9)
  assert.deepEqual(shares(plenty, onScreens), onScreens)
  assert.deepEqual(
    [onScreens, onPhones].map((sure) => Object.values(shares(plenty, sure)).reduce((a, b) => a + b)),
    [10, 8],
  )
})

test('places that some leave free go to the others in order, and none is invented', () => {
  assert.deepEqual(shares(found(5, 0, 3, 2, 2), onScreens), {
    queries: 5,
    categories: 0,
    products: 3,
    brands: 1,
    stores: 1,
  })
  assert.deepEqual(shares(found(0, 0, 3, 2, 9), onScreens), {
    queries: 0,
    categories: 0,
    products: 3,
    brands: 2,
    stores: 5,
  })
  assert.deepEqual(shares(found(0, 0, 0, 0, 0), onPhones), {
    queries: 0,
    categories: 0,
    products: 0,
    brands: 0,
    stores: 0,
  })
})
