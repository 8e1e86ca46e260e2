import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NewOrder } from '../queries.ts'
import { type Allowance, exceededLimit, heldLineIssue, monthStart, possibleActions, withoutLines } from './rules.ts'

const none: Allowance = { orderLimitMinor: null, monthLimitMinor: null, spentMinor: 0 }

test('an order may reach its limits, and not exceed them', () => {
  const cases: [allowance: Partial<Allowance>, gross: number, limit: string | undefined][] = [
    [{}, 1_000_000, undefined],
    [{ orderLimitMinor: 100 }, 100, undefined],
    [{ orderLimitMinor: 100 }, 101, 'Order'],
    [{ monthLimitMinor: 100, spentMinor: 60 }, 40, undefined],
    [{ monthLimitMinor: 100, spentMinor: 60 }, 41, 'Month'],
    [{ orderLimitMinor: 50, monthLimitMinor: 100, spentMinor: 100 }, 60, 'Order'],
    [{ monthLimitMinor: 100, spentMinor: 200 }, 1, 'Month'],
  ]
  for (const [allowance, gross, limit] of cases)
    assert.equal(exceededLimit({ ...none, ...allowance }, gross)?.limit, limit, JSON.stringify([allowance, gross]))
})

test('a month begins at midnight in UTC', () => {
  assert.equal(monthStart(new Date('2026-11-30T23:59:59Z')).toISOString(), '2026-11-01T00:00:00.000Z')
  assert.equal(monthStart(new Date('2026-12-01T00:00:00Z')).toISOString(), '2026-12-01T00:00:00.000Z')
})

test('approvers decide about waiting requests of others, and buyers withdraw and repeat their own', () => {
  const own = { isOwn: true, isApprover: true }
  const approver = { isOwn: false, isApprover: true }
  const former = { isOwn: false, isApprover: false }
  assert.deepEqual(possibleActions('Waiting', own), ['withdraw'])
  assert.deepEqual(possibleActions('Waiting', approver), ['approve', 'refuse'])
  assert.deepEqual(possibleActions('Waiting', former), [])
  assert.deepEqual(possibleActions('Approved', own), [])
  for (const status of ['Refused', 'Withdrawn', 'Expired'] as const) {
    assert.deepEqual(possibleActions(status, own), ['repeat'])
    assert.deepEqual(possibleActions(status, approver), [])
  }
})

const line = (quantity: number, priceMinor: number) => ({
  productId: quantity,
  quantity,
  priceMinor,
  sumMinor: quantity * priceMinor,
  vatMinor: (quantity * priceMinor) / 5,
  shownMinor: quantity * priceMinor * 2,
  shownVatMinor: (quantity * priceMinor * 2) / 5,
  isExport: false,
})
const order = {
  totalMinor: 600,
  vatMinor: 120,
  lines: [line(1, 100), line(2, 100), line(3, 100)],
} as unknown as NewOrder

test('an order without refused lines keeps the prices of the others and sums them', () => {
  const { lines, ...totals } = withoutLines(order, [{ position: 2, reason: 'Enough of them' }])
  assert.deepEqual(
    lines.map(({ quantity, priceMinor }) => [quantity, priceMinor]),
    [
      [1, 100],
      [3, 100],
    ],
  )
  assert.deepEqual(totals, { totalMinor: 400, vatMinor: 80, isExport: false, shownTotalMinor: 800, shownVatMinor: 160 })
})

test('unknown and repeated positions are refused', () => {
  const refusal = (position: number) => ({ position, reason: 'No' })
  assert.throws(() => withoutLines(order, [refusal(4)]), { code: 'request.invalid' })
  assert.throws(() => withoutLines(order, [refusal(1), refusal(1)]), { code: 'request.invalid' })
})

test('a held line is judged by the stock of today, not by its price', () => {
  const held = line(5, 100) as NewOrder['lines'][number]
  const product = { isLive: true, available: 5, leadDays: null }
  assert.equal(heldLineIssue(held, product), null)
  assert.equal(heldLineIssue(held, { ...product, available: 4 }), 'notEnoughStock')
  assert.equal(heldLineIssue(held, { ...product, available: 0 }), 'outOfStock')
  assert.equal(heldLineIssue(held, { ...product, available: 0, leadDays: 7 }), null)
  assert.equal(heldLineIssue(held, { ...product, isLive: false }), 'productGone')
  assert.equal(heldLineIssue(held, undefined), 'productGone')
})
