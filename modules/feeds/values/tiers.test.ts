import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePrice } from './numbers.ts'
import { maxTiers } from '#platform/constants.ts'
import { tiersOf } from './tiers.ts'

const read = (...prices: [fromQuantity: number | null, price: string][]) =>
  tiersOf(
    prices.map(([fromQuantity, price]) => ({ fromQuantity, price })),
    100_00,
    parsePrice,
  )

test('volume prices fall with the quantity', () => {
  assert.deepEqual(read([100, '80.5'], [10, '90']), {
    tiers: [
      { fromQuantity: 10, priceMinor: 90_00 },
      { fromQuantity: 100, priceMinor: 80_50 },
    ],
  })
  assert.deepEqual(
    read([1, '100'], [10, '100'], [50, ''], [100, '–']),
    { tiers: [] },
    'none is lower, or none is there',
  )
})

test('volume prices that cannot be are named', () => {
  assert.equal(read([10, '110']).wrong, '10: 110')
  assert.equal(read([10, '90'], [100, '95']).wrong, '100: 95')
  assert.equal(read([10, '90'], [10, '80']).wrong, '10: 80')
  assert.equal(read([10, '5 %']).wrong, '10: 5 %')
  assert.equal(read([null, '90']).wrong, '90')
  assert.equal(read([1_000_001, '90']).wrong, '1000001: 90')
  const steps = Array.from({ length: maxTiers + 1 }, (_, step): [number, string] => [step + 2, String(99 - step)])
  assert.equal(read(...steps).wrong, `${maxTiers + 2}: ${99 - maxTiers}`)
})
