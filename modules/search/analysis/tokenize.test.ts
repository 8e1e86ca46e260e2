import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { foldedKey } from './folding.ts'
import { normalizeCode, splitPieces, tokenize } from './tokenize.ts'

const tokenizations = (text: string, locale: Locale): string[][] =>
  tokenize(text, locale).map((token) => token.tokenizations.map((words) => words.map(({ key }) => key).join('+')))

test('spelling variants have the same key', () => {
  const pairs = [
    ['Straße', 'strasse'],
    ['đak', 'djak'],
    ['ЁЛКА', 'елка'],
    ['İSTANBUL', 'istanbul'],
    ['ığdır', 'igdir'],
    ['Größe', 'grosse'],
    ['Čaša', 'casa'],
    ['й', 'й'],
    ['SØREN', 'soren'],
  ] as const
  for (const [written, key] of pairs) assert.equal(foldedKey(written.toLowerCase()), key, written)
})

test('dimensions are one piece in every notation, and also single numbers', () => {
  for (const text of ['M8×40', 'm8x40', 'M8 x 40', 'М8х40', 'м8*40', 'M8 × 40', 'М 8 х 40'])
    assert.deepEqual(tokenizations(text, 'ru'), [['m8x40', 'm8+40']], text)
  assert.deepEqual(tokenizations('60×60×9', 'en'), [['60x60x9', '60x60+9', '60+60+9']])
  assert.deepEqual(tokenizations('3/4', 'en'), [['3x4', '3+4']])
  assert.deepEqual(tokenizations('60×60', 'en'), [['60x60']], 'one number is no square')
  assert.deepEqual(tokenizations('1,5', 'de'), tokenizations('1.5', 'en'))
})

test('units are separated from their numbers', () => {
  assert.deepEqual(splitPieces('40mm 18V 10л', 'en').pieces, splitPieces('40 mm 18 v 10 л', 'en').pieces)
  assert.deepEqual(splitPieces('220в 2 м 8 мм', 'ru').pieces, ['220', 'в', '2', 'м', '8', 'мм'])
  assert.deepEqual(splitPieces('6204zz IP65', 'en').pieces, ['6204zz', 'ip65'])
  assert.deepEqual(splitPieces('M 8, M 100 30mA', 'en').pieces, ['m8', 'm', '100', '30', 'ma'])
})

test('parts of hyphenated and alphanumeric words are alternatives to the whole', () => {
  assert.deepEqual(tokenizations('PP-R', 'en'), [['ppr', 'pp+r']])
  assert.deepEqual(tokenizations('DIN933', 'en'), [['din933', 'din+933']])
  assert.deepEqual(tokenizations('6204-2RS', 'ru'), [['62042rs', '6204+2rs']])
  assert.deepEqual(tokenizations('dell’acqua', 'it'), [['acqua']])
})

test('letters that look alike are those of the word’s script', () => {
  assert.deepEqual(tokenizations('насoс', 'ru'), [['насос']])
  assert.deepEqual(tokenizations('bоlt', 'en'), [['bolt']])
  assert.deepEqual(tokenizations('vіte', 'it'), [['vite']])
  assert.equal(normalizeCode('НВ-1007'), normalizeCode('hb 1007'))
})

test('a letter without a Latin equivalent is kept, so that no word becomes empty (F11)', () => {
  assert.deepEqual(tokenizations('ъ ЬЬ', 'sr'), [['ъ'], ['ьь']])
})

test('both scripts of Serbian give the same tokens', () => {
  assert.deepEqual(tokenizations('љуљашка џеп', 'sr'), tokenizations('ljuljaška džep', 'sr'))
})

test('any text can be tokenized', () => {
  for (const text of ['', '   ', '-', '×', '...', "'", '\u0000', '\ud800', '🤷‍♂️', '1x', 'x1', '--a--', '’’’'])
    assert.ok(Array.isArray(tokenize(text, 'en')), text)
})
