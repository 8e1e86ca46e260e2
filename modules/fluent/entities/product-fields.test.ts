import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productFields } from '../../catalog/write-products/tables.ts'
import { productFormFields } from './product-fields.ts'

/** Stored fields that sellers do not enter, or enter in another form. */
const others = {
  brandId: 'follows from the brand',
  optionIds: 'follow from the characteristics',
  externalId: 'is set by feeds',
  popularity: 'is counted',
  isStockCounted: 'is true once a quantity is entered',
}

test('every stored field of a product is in its form', () => {
  const entered = new Set(productFormFields.map(({ storedAs }) => storedAs))
  assert.deepEqual(
    Object.keys(productFields)
      .filter((field) => !entered.has(field))
      .sort(),
    Object.keys(others).sort(),
  )
})
