import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from './parse-amount.ts'

test('amounts are parsed in every common notation', () => {
  for (const [text, minor] of [
    ['372', 37_200],
    ['372.5', 37_250],
    ['372,05', 37_205],
    ['1 234,50', 123_450],
    ['1\u00a0234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1.234', 123_400],
    ['12.345.678', 1_234_567_800],
    ['0,01', 1],
    ["1'234.50", 123_450],
    ['', undefined],
    ['-1', undefined],
    ['1.2345', undefined],
    ['1,23,4', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['9'.repeat(20), undefined],
  ] as const)
    assert.equal(parseAmount(text), minor, text)
})
