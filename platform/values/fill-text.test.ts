import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillText } from './fill-text.ts'

test('placeholders with a value are filled in, as they are written', () => {
  const values = { brand: 'Dunav $& Co', phone: '+381 11 1' }
  assert.equal(
    fillText('{brand}, {phone}: {brand} {other} {} {constructor}', values),
    'Dunav $& Co, +381 11 1: Dunav $& Co {other} {} {constructor}',
  )
})
