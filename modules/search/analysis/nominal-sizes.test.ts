import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { otherNamesIn } from './nominal-sizes.ts'
import { splitPieces } from './tokenize.ts'

const namesIn = (text: string, locale: Locale = 'en') =>
  otherNamesIn(splitPieces(text, locale).pieces).map(({ start, end, names }) => [
    start,
    end,
    ...names.map((name) => name.join(' ')),
  ])

test('a nominal diameter is a thread and the outer diameter of a pipe', () => {
  for (const text of ['valve DN 25', 'valve DN25', 'valve dn 25', 'кран Ду25', 'кран ду 25'])
    assert.deepEqual(namesIn(text, 'ru'), [[1, 3, 'g 1', '33.7']], text)
  assert.deepEqual(namesIn('DN 40'), [[0, 2, 'g 1 1x2', '48.3']])
  assert.deepEqual(namesIn('valve DN 27'), [])
  assert.deepEqual(namesIn('valve 25'), [])
})

test('inches are a nominal diameter, and a whole number with a fraction is one size', () => {
  assert.deepEqual(namesIn('1 inch valve'), [[0, 2, 'dn 25', '33.7']])
  assert.deepEqual(namesIn('valve 1 1/2"'), [[1, 4, 'dn 40', '48.3']])
  assert.deepEqual(namesIn('3/4 Zoll', 'de'), [[0, 2, 'dn 20', '26.9']])
  assert.deepEqual(namesIn('27 inch'), [])
  assert.deepEqual(namesIn('2 feet'), [])
})
