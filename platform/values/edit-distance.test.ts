import assert from 'node:assert/strict'
import { test } from 'node:test'
import { damerauLevenshtein } from './edit-distance.ts'

test('insertions, deletions, substitutions and transpositions count as one edit each', () => {
  for (const [one, other, edits] of [
    ['bolt', 'bolt', 0],
    ['bolt', 'blot', 1],
    ['bolt', 'bolts', 1],
    ['bolt', 'bott', 1],
    ['насос', 'носас', 2],
    ['', 'abc', 3],
    ['saftey', 'safety', 1],
  ] as const) {
    assert.equal(damerauLevenshtein(one, other), edits, `${one} ${other}`)
    assert.equal(damerauLevenshtein(other, one), edits, `${other} ${one}`)
  }
})
