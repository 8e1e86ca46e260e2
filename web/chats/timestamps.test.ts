import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatListTime } from './timestamps.ts'

const now = new Date('2026-11-22T12:00Z')

test('list times: time for today, day and month for this year, else the date, by locale', () => {
  const format = (at: string, locale: 'en' | 'ru' | 'de') =>
    formatListTime(at, { locale, timeZone: 'Europe/Berlin' }, now).replaceAll('\u202f', ' ')
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-17T04:00Z', '2025-12-31T22:59Z'].map((at) => format(at, 'en')),
    ['03:30', '17 Nov', '31/12/2025'],
  )
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-17T04:00Z'].map((at) => format(at, 'ru')),
    ['03:30', '17 нояб.'],
  )
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-21T23:30Z'].map((at) => format(at, 'de')),
    ['03:30', '00:30'],
  )
})
