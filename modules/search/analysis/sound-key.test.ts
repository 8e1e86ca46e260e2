import assert from 'node:assert/strict'
import { test } from 'node:test'
import { soundKey } from './sound-key.ts'

test('names that are written by ear have the key of the name', () => {
  for (const [heard, name] of [
    ['ксерокс', 'Xerox'],
    ['делл', 'Dell'],
    ['filips', 'Philips'],
    ['Idronar', 'Hydronar'],
    ['rotawel', 'Rotavell'],
    ['кварнхольм', 'Kvarnholm'],
  ] as const)
    assert.equal(soundKey(heard), soundKey(name), heard)
  assert.notEqual(soundKey('bolt'), soundKey('boat'))
})
