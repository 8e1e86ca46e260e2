import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from './locale.ts'
import { parseAmount, parseNumber } from './parse-number.ts'

test('amounts are parsed in every common notation', () => {
  for (const [text, minor] of [
    ['372', 37_200],
    ['372.5', 37_250],
    ['372,05', 37_205],
    [' 1 234,50', 123_450],
    ['1\u00a0234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['0,01', 1],
    ["1'234.50", 123_450],
    ['', undefined],
    ['-1', undefined],
    ['1.2345', undefined],
    ['0.125', undefined],
    ['1,23,4', undefined],
    ['abc', undefined],
    ['1e3', undefined],
    ['9'.repeat(20), undefined],
  ] as const)
    for (const locale of locales) assert.equal(parseAmount(text, locale), minor, text)
})

test('one separator before three digits groups them where the language does, and is no amount elsewhere', () => {
  assert.deepEqual(
    locales.map((locale) => [locale, parseAmount('1.234', locale), parseAmount('1,234', locale)]),
    locales.map((locale) => {
      if (locale === 'en') return [locale, undefined, 123_400]
      return locale === 'ru' ? [locale, undefined, undefined] : [locale, 123_400, undefined]
    }),
  )
})

test('numbers are read as people of the six languages write them', () => {
  for (const [text, number] of [
    ['1315', 1_315],
    ['1 315,00', 1_315],
    ['1.315,50', 1_315.5],
    ['1,315.50', 1_315.5],
    ['1’315.5', 1_315.5],
    ['43,37', 43.37],
    ['-5', -5],
    ['0,125', 0.125],
    ['1250,000', 1_250],
    ['1,250.000', 1_250],
  ] as const)
    for (const locale of locales) assert.equal(parseNumber(text, 0, locale), number, text)
  for (const text of ['five', '1-2', '', '1e5']) assert.equal(parseNumber(text, 0, 'en'), text)
})

test('one separator before three digits is a decimal separator where a field has decimals', () => {
  for (const [text, number] of [
    ['1,250', 1.25],
    ['1.250', 1.25],
    ['-12.500', -12.5],
    ['1,250,000', '1,250,000'],
  ] as const)
    for (const locale of locales) assert.equal(parseNumber(text, 6, locale), number, text)
})

test('it groups thousands in other fields where the language writes them so, and stays text elsewhere', () => {
  const grouping = { '.': ['sr', 'de', 'it', 'tr'], ',': ['en'] }
  for (const [separator, languages] of Object.entries(grouping))
    for (const locale of locales) {
      const isGrouped = languages.includes(locale)
      for (const [text, number] of [
        [`1${separator}250`, 1_250],
        [`-12${separator}500`, -12_500],
        [`1${separator}250${separator}000`, 1_250_000],
      ] as const)
        assert.equal(parseNumber(text, 0, locale), isGrouped ? number : text, `${text} ${locale}`)
    }
})
