import assert from 'node:assert/strict'
import { test } from 'node:test'
import { all, any } from './term-conditions.ts'

const [wine, red, dry] = ['wine', 'red', 'dry'].map((term) => ({ term }))

test('what asks for more than another part is left out of an alternative', () => {
  assert.deepEqual(any([wine, all([red, wine])]), wine)
  assert.deepEqual(any([all([red, dry, wine]), undefined, all([wine, red]), dry]), { any: [all([wine, red]), dry] })
  assert.deepEqual(any([any([wine, red]), all([any([wine, red]), dry]), all([wine, dry])]), {
    any: [any([wine, red]), all([wine, dry])],
  })
  assert.deepEqual(all([wine, all([wine, red])]), { all: [wine, { all: [wine, red] }] })
})

test('parts that ask nothing are left out', () => {
  assert.equal(any([undefined, all([undefined])]), undefined)
  assert.equal(any([undefined, wine]), wine)
  assert.equal(all([wine, undefined]), wine)
})
