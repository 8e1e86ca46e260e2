import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportKinds } from './contract.ts'
import { columnsOf, daysOf, groupsOf, periodsOf } from './rules.ts'

const now = new Date('2026-03-10T12:00:00Z')

test('a period is compared with the one of the same length directly before it', () => {
  assert.deepEqual(periodsOf({ from: '2026-03-01', to: '2026-03-07' }, now), {
    period: { from: '2026-03-01', to: '2026-03-07' },
    previous: { from: '2026-02-22', to: '2026-02-28' },
  })
  assert.deepEqual(periodsOf({}, now)!.period, { from: '2026-02-08', to: '2026-03-09' })
  assert.deepEqual(periodsOf({ from: '2026-03-09' }, now)!.period, { from: '2026-03-09', to: '2026-03-10' })
  const { period, previous } = periodsOf({ to: '2025-12-31' }, now)!
  assert.deepEqual([daysOf(period), daysOf(previous), previous.to], [30, 30, '2025-12-01'])
})

test('a period that ends before it begins or is longer than a year is refused', () => {
  assert.equal(periodsOf({ from: '2026-03-02', to: '2026-03-01' }, now), undefined)
  assert.equal(periodsOf({ from: '2024-01-01', to: '2026-03-01' }, now), undefined)
  assert.ok(periodsOf({ from: '2024-01-01', to: '2024-12-31' }, now))
})

test('every report has a default group with columns', () => {
  for (const kind of reportKinds) assert.ok(columnsOf(kind, groupsOf(kind)[0]!)!.length > 1, kind)
  assert.equal(columnsOf('activity', 'store'), undefined)
})
