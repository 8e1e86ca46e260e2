import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooFarAhead, checkRate } from './rules.ts'

const last = { date: '2026-03-10', perEuro: 100 }

const cases: [date: string, perEuro: number, verdict: string][] = [
  ['2026-03-11', 100, 'take'],
  ['2026-03-11', 130, 'take'],
  ['2026-03-11', 130.1, 'jump'],
  ['2026-03-11', 70, 'take'],
  ['2026-03-11', 69.9, 'jump'],
  ['2026-03-11', 1, 'jump'],
  ['2026-03-11', 10_000, 'jump'],
  ['2026-03-10', 100, 'same'],
  ['2026-03-10', 101, 'take'],
  ['2026-03-10', 131, 'jump'],
  ['2026-03-09', 100, 'older'],
  ['2026-03-09', 900, 'older'],
  ['2026-03-12', 165, 'take'],
  ['2026-03-12', 170, 'jump'],
  ['2026-03-12', 50, 'take'],
  ['2026-03-12', 48, 'jump'],
]

test('a rate is accepted unless it is unchanged, older or differs by more than thirty percent a day', () => {
  for (const [date, perEuro, verdict] of cases)
    assert.equal(checkRate(last, { date, perEuro }), verdict, `${date} ${perEuro}`)
  assert.equal(checkRate(undefined, { date: '2026-03-10', perEuro: 5 }), 'take')
})

test('a date may be as far ahead as holidays last', () => {
  const now = new Date('2026-12-30T12:00:00Z')
  assert.equal(isTooFarAhead('2027-01-11', now), false)
  assert.equal(isTooFarAhead('2027-02-01', now), true)
})
