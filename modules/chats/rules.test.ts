import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { isOpen, mayAutoAnswer, isOfferEndAllowed, isOfferPriceAllowed, decodeCursor, encodeCursor } from './rules.ts'

const at = (iso: string) => new Date(iso)

test('opening hours follow the time zone and may extend past midnight', () => {
  const days = { timeZone: 'Europe/Belgrade', days: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '17:00' }
  const nights = { ...days, days: [5], opensAt: '22:00', closesAt: '02:00' }
  for (const [hours, iso, isIt] of [
    [days, '2026-11-20T08:00:00Z', true],
    [days, '2026-11-20T07:59:00Z', false],
    [days, '2026-11-20T15:59:00Z', true],
    [days, '2026-11-20T16:00:00Z', false],
    [days, '2026-11-21T10:00:00Z', false],
    [days, '2026-07-20T07:00:00Z', true],
    [{ ...days, timeZone: 'Asia/Novosibirsk' }, '2026-11-20T02:00:00Z', true],
    [nights, '2026-11-20T21:30:00Z', true],
    [nights, '2026-11-21T00:30:00Z', true],
    [nights, '2026-11-21T01:00:00Z', false],
    [nights, '2026-11-21T21:30:00Z', false],
    [nights, '2026-11-20T00:30:00Z', false],
    [{ ...nights, days: [7] }, '2026-11-23T00:30:00Z', true],
  ] as const)
    assert.equal(isOpen({ ...hours, days: [...hours.days] }, at(iso)), isIt, `${hours.opensAt} ${iso}`)
})

test('an offer is between a tenth of the list price and the list price, for ninety days at most', () => {
  for (const [price, list, isIt] of [
    [1_000, 1_000, true],
    [1_001, 1_000, false],
    [100, 1_000, true],
    [99, 1_000, false],
    [1, 5, true],
    [1, 10, true],
    [1, 11, false],
  ] as const)
    assert.equal(isOfferPriceAllowed(price, list), isIt, `${price} of ${list}`)
  const now = at('2026-11-21T23:59:00Z')
  for (const [until, isIt] of [
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-02-19', true],
    ['2027-02-20', false],
  ] as const)
    assert.equal(isOfferEndAllowed(until, now), isIt, until)
})

test('a cursor decodes to its position, and malformed cursors are refused', () => {
  const position = { at: at('2026-11-21T06:00:00.123Z'), id: randomUUID() }
  assert.deepEqual(decodeCursor(encodeCursor(position)), position)
  for (const bad of ['', '1', `1_${'x'.repeat(36)}`, `-1_${position.id}`, `${encodeCursor(position)} `])
    assert.equal(decodeCursor(bad), undefined)
})

test('a day must pass between two automatic answers', () => {
  const now = at('2026-11-21T12:00:00Z')
  assert.deepEqual(
    [
      mayAutoAnswer(null, now),
      mayAutoAnswer(at('2026-11-20T12:00:01Z'), now),
      mayAutoAnswer(at('2026-11-20T12:00:00Z'), now),
    ],
    [true, false, true],
  )
})
