import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTimeZone } from './time-zone.ts'

test('only IANA time zone names are accepted', () => {
  assert.deepEqual(['UTC', 'Europe/Istanbul', 'Nowhere/Else', ''].map(isTimeZone), [true, true, false, false])
})
