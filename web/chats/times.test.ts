import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortTime } from './times.ts'

const now = new Date('2026-11-22T12:00Z')

test('the list says the time of today, the day of this year and the date of another, as the language writes them', () => {
  const said = (at: string, locale: 'en' | 'ru' | 'de') =>
    shortTime(at, { locale, timeZone: 'Europe/Berlin' }, now).replaceAll('\u202f', ' ')
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-17T04:00Z', '2025-12-31T22:59Z'].map((at) => said(at, 'en')),
    ['3:30 AM', 'Nov 17', '12/31/25'],
  )
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-17T04:00Z'].map((at) => said(at, 'ru')),
    ['03:30', '17 нояб.'],
  )
  assert.deepEqual(
    ['2026-11-22T02:30Z', '2026-11-21T23:30Z'].map((at) => said(at, 'de')),
    ['03:30', '00:30'],
  )
})
