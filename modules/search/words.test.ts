import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { codeOf, keyOf, piecesOf, tokensOf } from './words.ts'

const readings = (text: string, locale: Locale): string[][] =>
  tokensOf(text, locale).map((token) => token.readings.map((words) => words.map(({ key }) => key).join('+')))

test('one key for what is typed differently', () => {
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
  for (const [written, key] of pairs) assert.equal(keyOf(written.toLowerCase()), key, written)
})

test('sizes are one piece, however they are written, and so are their numbers', () => {
  for (const text of ['M8×40', 'm8x40', 'M8 x 40', 'М8х40', 'м8*40', 'M8 × 40'])
    assert.deepEqual(readings(text, 'ru'), [['m8x40', 'm8+40']], text)
  assert.deepEqual(readings('60×60×9', 'en'), [['60x60x9', '60x60+9', '60+60+9']])
  assert.deepEqual(readings('3/4', 'en'), [['3x4', '3+4']])
  assert.deepEqual(readings('1,5', 'de'), readings('1.5', 'en'))
})

test('a unit may stand beside its number', () => {
  assert.deepEqual(piecesOf('40mm 18V 10л', 'en').pieces, piecesOf('40 mm 18 v 10 л', 'en').pieces)
  assert.deepEqual(piecesOf('6204zz IP65', 'en').pieces, ['6204zz', 'ip65'])
})

test('hyphens and digits may be left out', () => {
  assert.deepEqual(readings('PP-R', 'en'), [['ppr', 'pp+r']])
  assert.deepEqual(readings('DIN933', 'en'), [['din933', 'din+933']])
  assert.deepEqual(readings('6204-2RS', 'ru'), [['62042rs', '6204+2rs']])
  assert.deepEqual(readings('dell’acqua', 'it'), [['dellacqua', 'dell+acqua']])
})

test('letters that look alike are those of the word’s script', () => {
  assert.deepEqual(readings('насoс', 'ru'), [['насос']])
  assert.deepEqual(readings('bоlt', 'en'), [['bolt']])
  assert.deepEqual(readings('vіte', 'it'), [['vite']])
  assert.equal(codeOf('НВ-1007'), codeOf('hb 1007'))
})

test('no word becomes nothing: a letter without a Latin one stays as it is (F11)', () => {
  assert.deepEqual(readings('ъ ЬЬ', 'sr'), [['ъ'], ['ьь']])
})

test('Serbian is one language in two scripts', () => {
  assert.deepEqual(readings('љуљашка џеп', 'sr'), readings('ljuljaška džep', 'sr'))
})

test('nothing that is typed is too much', () => {
  for (const text of ['', '   ', '-', '×', '...', "'", '\u0000', '\ud800', '🤷‍♂️', '1x', 'x1', '--a--', '’’’'])
    assert.ok(Array.isArray(tokensOf(text, 'en')), text)
})
