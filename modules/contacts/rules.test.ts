import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callbackStatuses } from './contract.ts'
import { isFresh, mayBecome, nextStatuses, periodOf, parseNumber } from './rules.ts'
import { isSignatureValid, sign } from './signature.ts'

test('a callback request goes from new to in work to a final status', () => {
  const possible = callbackStatuses.flatMap((from) =>
    callbackStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  assert.deepEqual(possible, ['New InWork', 'New Cancelled', 'InWork InWork', 'InWork Done', 'InWork Cancelled'])
  for (const status of callbackStatuses) for (const to of nextStatuses(status)) assert.ok(mayBecome(status, to))
})

test('numbers are normalized to + and digits', () => {
  for (const [input, expected] of [
    ['+49 (30) 231-25-001', '+493023125001'],
    ['493023125001', '+493023125001'],
    ['+493023125001', '+493023125001'],
    ['anonymous', ''],
    ['', ''],
    ['12', ''],
    ['+1234567890123456', ''],
    ['+49\r\n30231', '+4930231'],
    ['49302x', ''],
  ] as const)
    assert.equal(parseNumber(input), expected, input)
})

test('a record is fresh for five minutes in both directions', () => {
  const now = new Date('2026-05-05T12:00:00Z')
  for (const [sentAt, isExpected] of [
    ['11:55:00', true],
    ['12:05:00', true],
    ['11:54:59', false],
    ['12:05:01', false],
  ] as const)
    assert.equal(isFresh(new Date(`2026-05-05T${sentAt}Z`), now), isExpected, sentAt)
})

test('a period includes its last day and has thirty days by default', () => {
  const now = new Date('2026-05-31T12:00:00Z')
  const days = ({ from, until }: { from: Date; until: Date }) => [
    from.toISOString().slice(0, 10),
    until.toISOString().slice(0, 10),
  ]
  assert.deepEqual(days(periodOf({}, now)), ['2026-05-02', '2026-06-01'])
  assert.deepEqual(days(periodOf({ from: '2026-01-01', to: '2026-01-01' }, now)), ['2026-01-01', '2026-01-02'])
  assert.deepEqual(days(periodOf({ to: '2026-03-02' }, now)), ['2026-02-01', '2026-03-03'])
})

test('a signature is valid for the exact bytes and key only', () => {
  const body = Buffer.from('{"a": 1}')
  const good = sign('key', body)
  assert.ok(isSignatureValid('key', { body, signature: good }))
  assert.ok(isSignatureValid('key', { body, signature: good.toUpperCase() }))
  for (const signature of [
    '',
    good.slice(1),
    `${good}0`,
    sign('other', body),
    sign('key', '{"a":1}'),
    'z'.repeat(64),
    `${good.slice(0, 63)}${good.endsWith('0') ? 1 : 0}`,
  ])
    assert.ok(!isSignatureValid('key', { body, signature }), signature)
})
