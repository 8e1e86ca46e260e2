import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { candidateCorrections } from './candidate-corrections.ts'

test('a word that makes a thing smaller or larger is also the word for the thing', () => {
  for (const [locale, key, base] of [
    ['it', 'carrellino', 'carrello'],
    ['it', 'tondone', 'tondo'],
    ['it', 'tasselloni', 'tassello'],
    ['ru', 'болтики', 'болт'],
    ['ru', 'трубочка', 'труба'],
    ['sr', 'kablic', 'kabl'],
    ['de', 'kettchen', 'kett'],
    ['tr', 'kutucuk', 'kutu'],
  ] satisfies [Locale, string, string][])
    assert.ok(candidateCorrections({ text: key, key }, locale).includes(base), key)
})

test('a word without such an ending, or too short for one, is none', () => {
  assert.ok(!candidateCorrections({ text: 'pino', key: 'pino' }, 'it').includes('po'))
  assert.ok(!candidateCorrections({ text: 'chain', key: 'chain' }, 'en').includes('cha'))
})
