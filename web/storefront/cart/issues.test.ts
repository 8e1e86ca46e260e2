import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Line } from './cart-data.ts'
import { resolvingQuantity } from './issues.ts'

const line = (facts: Partial<Line> & { available?: number }) =>
  ({ quantity: 7, minimumOrder: 10, orderStep: 6, stock: { available: facts.available ?? 0 }, ...facts }) as Line

test('a quantity below the minimum or between steps is raised to the next valid quantity', () => {
  assert.equal(resolvingQuantity('belowMinimum', line({})), 12)
  assert.equal(resolvingQuantity('notInSteps', line({ quantity: 13 })), 18)
})

test('a quantity above the stock is lowered to whole steps, unless too little is left', () => {
  assert.equal(resolvingQuantity('notEnoughStock', line({ quantity: 60, available: 40 })), 36)
  assert.equal(resolvingQuantity('notEnoughStock', line({ quantity: 60, available: 9 })), null)
})

test('an issue that no quantity resolves has no resolving quantity', () => {
  assert.equal(resolvingQuantity('productGone', line({})), null)
})
