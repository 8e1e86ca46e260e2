import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTimeZone } from './time-zone.ts'

test('a time zone has a name that clocks know', () => {
  assert.deepEqual(['UTC', 'Europe/Istanbul', 'Nowhere/Else', ''].map(isTimeZone), [true, true, false, false])
})
