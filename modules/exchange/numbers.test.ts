import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryOf } from './countries.ts'
import { isUnit, parseMeasured, parsePrice } from './numbers.ts'
import { fold, oneLine, plainText, shorten } from './text.ts'

test('numbers are read as suppliers write them', () => {
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
    assert.deepEqual(parseMeasured(text), value === undefined ? undefined : { value, unit }, text)
  }
})

test('a price is a positive number of at least one minor unit', () => {
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

test('a unit must be the one that the catalogue counts in', () => {
  const cases: [given: string, units: string[], is: boolean][] = [
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
  for (const [given, units, is] of cases) assert.equal(isUnit(given, units), is, `${given} ${units}`)
})

test('what shops escape twice is shown as it was meant', () => {
  assert.equal(oneLine(' SATA 3.5&quot;\n\t &amp; &#8470;1 &unknown; &#0;&#xD800;'), 'SATA 3.5" & №1 &unknown; \ufffd')
  assert.equal(
    plainText('<p>Один&nbsp;<b>два</b></p><ul><li>три</li></ul><script>alert(1)</script><br/>5 &lt; 6'),
    'Один два\n• три\n\n5 < 6',
  )
})

test('long names are cut at a word', () => {
  assert.equal(shorten('Болт с шестигранной головкой', 150), 'Болт с шестигранной головкой')
  assert.equal(shorten('Болт с шестигранной головкой', 22), 'Болт с шестигранной…')
  assert.ok(shorten('😀'.repeat(100), 50).isWellFormed())
})

test('words are compared without case, ё and spaces', () => {
  assert.equal(fold('  Тёмно \n синий '), 'темно синий')
})

test('countries are known by their names and codes', () => {
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
