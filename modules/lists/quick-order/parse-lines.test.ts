import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxCartLines } from '#platform/constants.ts'
import { parseLines } from './parse-lines.ts'

const read = (text: string) => parseLines(text).map(({ code, quantity }) => [code, quantity])

test('code and quantity are separated by semicolon, tab, comma or spaces', () => {
  for (const text of ['HX-8;12\nHX 10;3', 'HX-8\t12\nHX 10\t3', 'HX-8,12\r\nHX 10,3', ' HX-8   12\n\nHX 10   3 '])
    assert.deepEqual(read(text), [
      ['HX-8', 12],
      ['HX 10', 3],
    ])
})

test('a head line names the columns in any order and language, and is no product', () => {
  assert.deepEqual(read('Name;Qty;SKU\nBolt;5;HX-8'), [['HX-8', 5]])
  assert.deepEqual(read('Артикул\tНазвание\tКоличество, шт\nHX-8\tБолт\t5'), [['HX-8', 5]])
  assert.deepEqual(read('Artikelnummer;Menge\nHX-8;5'), [['HX-8', 5]])
})

test('a quantity may be missing, have spaces or zero decimals; any other is unreadable', () => {
  assert.deepEqual(read('A1\nA2;\nA3;1\u00a0200\nA4\t10,00\nA5;many\nA6;0\nA7;2.5\nA8;-1'), [
    ['A1', null],
    ['A2', null],
    ['A3', 1_200],
    ['A4', 10],
    ['A5', undefined],
    ['A6', undefined],
    ['A7', undefined],
    ['A8', undefined],
  ])
})

test('lines keep their numbers, and their number is limited', () => {
  assert.deepEqual(
    parseLines('code;quantity\n\nA1;1\n;7\n"A2";2').map(({ line, code }) => [line, code]),
    [
      [3, 'A1'],
      [5, 'A2'],
    ],
  )
  assert.throws(() => parseLines('\n ; \n'), { code: 'lists.noLines' })
  assert.throws(() => parseLines('A1;1\n'.repeat(maxCartLines + 1)), { code: 'lists.tooManyLines' })
  assert.equal(parseLines('A1;1\n'.repeat(maxCartLines)).length, maxCartLines)
})
