import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryOf } from './countries.ts'
import { isUnit, parseMeasure, parseQuantity, parsePrice } from './numbers.ts'
import { fold, oneLine, plainText, truncate } from './text.ts'

test('quantities are parsed in the formats of suppliers', () => {
  const cases: [text: string, value: number | undefined, unit?: string][] = [
    ['5 500', 5500, ''],
    ['5\u00a0500', 5500, ''],
    ['3,3', 3.3, ''],
    ['23.8', 23.8, ''],
    ['36 мес', 36, 'мес'],
    ['15,6"', 15.6, '"'],
    ['-5,5 °C', -5.5, '°C'],
    ['1 000 000', 1_000_000, ''],
    ['0,1', 0.1, ''],
    ['4000 листов в день', 4000, 'листов в день'],
    ['160 - 275', undefined],
    ['220/240', undefined],
    ['1920x1080', undefined],
    ['A4', undefined],
    ['', undefined],
    ['1e99', undefined],
    ['9'.repeat(20), undefined],
    ['5 50', undefined],
  ]
  for (const [text, value, unit] of cases) {
    assert.deepEqual(parseQuantity(text), value === undefined ? undefined : { value, unit }, text)
  }
})

test('a price must be at least one minor unit', () => {
  const cases: [text: string, minor: number | undefined][] = [
    ['97513', 9_751_300],
    ['1 250,50', 125_050],
    ['640.00', 64_000],
    ['1.005', 101],
    ['0.01', 1],
    ['0.001', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['10 руб', undefined],
    ['по запросу', undefined],
    ['', undefined],
    ['NaN', undefined],
    ['1000000000', 100_000_000_000],
    ['1000000000.01', undefined],
    ['99999999999999', undefined],
  ]
  for (const [text, minor] of cases) assert.equal(parsePrice(text), minor, text)
})

test('a unit must equal one of the catalog', () => {
  const cases: [unit: string, units: string[], isKnown: boolean][] = [
    ['', ['мм'], true],
    ['мм', ['mm', 'мм'], true],
    ['мес', ['months', 'мес.'], true],
    ['месяцев', ['мес.'], true],
    ['"', ['″'], true],
    ['года', ['мес.'], false],
    ['см', ['мм'], false],
    ['листов в день', ['стр.'], false],
    ['шт', [], false],
  ]
  for (const [unit, units, isKnown] of cases) assert.equal(isUnit(unit, units), isKnown, `${unit} ${units}`)
})

test('doubly escaped entities are decoded', () => {
  assert.equal(oneLine(' SATA 3.5&quot;\n\t &amp; &#8470;1 &unknown; &#0;&#xD800;'), 'SATA 3.5" & №1 &unknown; \ufffd')
  assert.equal(
    plainText('<p>Один&nbsp;<b>два</b></p><ul><li>три</li></ul><script>alert(1)</script><br/>5 &lt; 6'),
    'Один два\n• три\n\n5 < 6',
  )
})

test('long names are truncated at a word', () => {
  assert.equal(truncate('Болт с шестигранной головкой', 150), 'Болт с шестигранной головкой')
  assert.equal(truncate('Болт с шестигранной головкой', 22), 'Болт с шестигранной…')
  assert.ok(truncate('😀'.repeat(100), 50).isWellFormed())
})

test('folding ignores case, ё and whitespace', () => {
  assert.equal(fold('  Тёмно \n синий '), 'темно синий')
})

test('countries are found by names and codes', () => {
  const cases: [string, string | null][] = [
    ['Россия', 'RU'],
    ['Китай', 'CN'],
    ['Germany', 'DE'],
    ['Türkiye', 'TR'],
    ['it', 'IT'],
    ['Нарния', null],
    ['', null],
  ]
  for (const [name, code] of cases) assert.equal(countryOf(name), code, name)
})

test('measures are numbers in the units of a characteristic, by the thousand or among others', () => {
  const cases: [text: string, unit: string, units: string[], value: number | undefined][] = [
    ['26K', '', ['стр.'], 26_000],
    ['2,5К', '', ['стр.'], 2_500],
    ['26 тыс. стр.', '', ['стр.'], 26_000],
    ['26K', '', [], 26_000],
    ['4000K', '', ['K'], 4_000],
    ['26 кг', '', ['стр.'], undefined],
    ['1000ВА / 600Вт', '', ['ВА', 'VA'], 1_000],
    ['1000ВА / 600Вт', '', ['Вт', 'W'], 600],
    ['1000 VA, 600 W', '', ['W'], 600],
    ['1000 / 600', '', ['W'], undefined],
    ['220/240', 'В', ['В'], undefined],
    ['60', 'мм', ['мм'], 60],
    ['60', 'см', ['мм'], undefined],
  ]
  for (const [text, unit, units, value] of cases) assert.equal(parseMeasure(text, unit, units), value, text)
})
