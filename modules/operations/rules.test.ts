import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOfDelay, stateOfShare } from './rules.ts'

test('a delay is bad from its limit on, and nothing due is good', () => {
  const now = new Date('2026-05-05T12:00:00Z')
  const limits = { slowMinutes: 5, lateMinutes: 30 }
  const stateAfter = (minutes: number) => stateOfDelay(new Date(now.getTime() - minutes * 60_000), now, limits)
  assert.deepEqual([0, 4, 5, 29, 30].map(stateAfter), ['Good', 'Good', 'Warning', 'Warning', 'Bad'])
  assert.equal(stateOfDelay(null, now, limits), 'Good')
})

test('a share that is left is bad at its lower limit', () => {
  const stateOf = (free: number) => stateOfShare(free, { low: 0.15, none: 0.05 })
  assert.deepEqual([1, 0.16, 0.15, 0.06, 0.05, 0].map(stateOf), ['Good', 'Good', 'Warning', 'Warning', 'Bad', 'Bad'])
})
