import assert from 'node:assert/strict'
import { test } from 'node:test'
import { distance } from './distance.ts'

test('letters added, dropped, changed and swapped are counted', () => {
  for (const [one, other, errors] of [
    ['bolt', 'bolt', 0],
    ['bolt', 'blot', 1],
    ['bolt', 'bolts', 1],
    ['bolt', 'bott', 1],
    ['насос', 'носас', 2],
    ['', 'abc', 3],
    ['saftey', 'safety', 1],
  ] as const) {
    assert.equal(distance(one, other), errors, `${one} ${other}`)
    assert.equal(distance(other, one), errors, `${other} ${one}`)
  }
})
