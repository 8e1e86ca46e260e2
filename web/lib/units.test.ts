import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatUnits } from './units.ts'

const unitOf = (plural: string) => ({ label: '1 crate', pieces: 1, plural })

test('a quantity has the plural form and the digits of its language, and never breaks', () => {
  const rolls = unitOf('{count, plural, one {# roll} other {# rolls}}')
  const packs = unitOf('{count, plural, one {# упаковка} few {# упаковки} many {# упаковок} other {# упаковки}}')
  const boxes = unitOf('{count, plural, one {# kutija} few {# kutije} other {# kutija}}')
  const hundreds = unitOf('{count, plural, one {# × 100 Stk.} other {# × 100 Stk.}}')
  const cases = [
    [formatUnits(1, rolls, 'en'), '1 roll'],
    [formatUnits(1_250, rolls, 'en'), '1,250 rolls'],
    [formatUnits(2, packs, 'ru'), '2 упаковки'],
    [formatUnits(11, packs, 'ru'), '11 упаковок'],
    [formatUnits(3, boxes, 'sr'), '3 kutije'],
    [formatUnits(45, hundreds, 'de'), '45 × 100 Stk.'],
  ] as const
  for (const [text, expected] of cases) assert.equal(text, expected.replaceAll(' ', '\u00a0'))
})

test('a unit without forms is shown by its label', () => {
  assert.equal(formatUnits(4, unitOf(''), 'en'), '4\u00a0×\u00a01\u00a0crate')
})
