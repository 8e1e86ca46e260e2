import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stockOf } from './stock.ts'

test('the stock status follows from availability, minimum order and restock time', () => {
  const product = { available: 100, isStockCounted: true, lowStockAt: 20, leadDays: null, minimumOrder: 10 }
  for (const [stock, status, canOrder] of [
    [{}, 'InStock', true],
    [{ available: 21 }, 'InStock', true],
    [{ available: 20 }, 'Low', true],
    [{ available: 10 }, 'Low', true],
    [{ available: 9 }, 'OutOfStock', false],
    [{ available: 0 }, 'OutOfStock', false],
    [{ available: 0, leadDays: 7 }, 'OutOfStock', true],
  ] as const)
    assert.deepEqual(
      (({ status: is, canOrder: can }) => [is, can])(stockOf({ ...product, ...stock })),
      [status, canOrder],
      JSON.stringify(stock),
    )
})

test('a quantity that the supplier does not give is not shown, and never low', () => {
  const product = { available: 1_000, isStockCounted: false, lowStockAt: 5_000, leadDays: null, minimumOrder: 10 }
  assert.deepEqual(stockOf(product), { status: 'InStock', available: null, leadDays: null, canOrder: true })
  assert.deepEqual(stockOf({ ...product, available: 0 }).status, 'OutOfStock')
})
