import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toOffer } from './to-offer.ts'

test('several columns of stock are one: their sum, or the one that only says that there is some', () => {
  const columns = {
    heads: ['SKU', 'Stock, Leeds', 'Stock, London'],
    targets: ['code', 'stock', 'stock'] as const,
    notation: { locale: 'en' as const, isTyped: false },
  }
  const countOf = (...stocks: string[]) =>
    toOffer({ number: 2, cells: ['A-1', ...stocks], groupKey: null }, columns).fields.count
  assert.equal(countOf('1,200', '34'), '1234')
  assert.equal(countOf('', '34 pcs'), '34 pcs')
  assert.equal(countOf('none', '0'), '0')
  assert.equal(countOf('5', '> 100'), '> 100')
  assert.equal(countOf('', ''), undefined)
})
