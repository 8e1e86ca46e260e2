import assert from 'node:assert/strict'
import { test } from 'node:test'
import { niceMaximum } from './nice-maximum.ts'

test('a scale ends at a round number that is not below the largest value', () => {
  for (const [value, maximum] of [
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [7, 10],
    [10, 10],
    [11, 20],
    [999, 1000],
    [1_234_567, 2_000_000],
  ] as const)
    assert.equal(niceMaximum(value), maximum)
})
