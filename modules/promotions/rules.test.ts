import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '#platform/errors.ts'
import { periodOf, unusedDays } from './rules.ts'

const now = new Date('2026-03-28T22:30:00Z')

test('a period has whole days, also over the change to summer time and a leap day (R16)', () => {
  assert.deepEqual(periodOf({ from: '2026-03-28', days: 3 }, now), { from: '2026-03-28', to: '2026-03-31' })
  assert.deepEqual(periodOf({ from: '2028-02-28', days: 2 }, new Date('2028-02-01T00:00:00Z')), {
    from: '2028-02-28',
    to: '2028-03-01',
  })
})

test('a period begins today or within a year', () => {
  const isRefused = (error: unknown) => error instanceof AppError && error.code === 'promotions.wrongPeriod'
  for (const from of ['2026-03-27', '2027-03-30', '0001-01-01', '9999-12-31'])
    assert.throws(() => periodOf({ from, days: 1 }, now), isRefused, from)
  assert.equal(periodOf({ from: '2027-03-29', days: 1 }, now).to, '2027-03-30')
})

test('days that have begun are used', () => {
  const unused = (from: string, to: string, at = now) =>
    unusedDays({ startsAt: new Date(from), endsAt: new Date(to) }, at)
  assert.equal(unused('2026-03-28', '2026-03-29'), 0)
  assert.equal(unused('2026-03-28', '2026-03-31'), 2)
  assert.equal(unused('2026-04-01', '2026-04-08'), 7)
  assert.equal(unused('2026-03-01', '2026-03-20'), 0)
  assert.equal(unused('2026-03-28', '2026-03-31', new Date('2026-03-29T00:00:00Z')), 2)
  // An administrator's period may end within a day.
  assert.equal(unused('2026-03-28T10:00:00Z', '2026-03-30T10:00:00Z'), 1)
})
