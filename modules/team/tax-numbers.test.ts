import assert from 'node:assert/strict'
import { test } from 'node:test'
import { euMemberStates } from '#platform/values/tax-number.ts'
import { uncheckedCountries } from './countries-contract.ts'
import { readTaxNumber } from './tax-numbers.ts'

/** Valid numbers; changing the last digit of each makes it invalid. */
const valid: Record<string, readonly string[]> = {
  RU: ['7707083893', '500100732259', '123456789047', '3664069397', '366220664163'],
  BY: ['200988541', 'MA1953684'],
  KZ: ['940140000385', '060140000407', '120340000004', '850312300002'],
  RS: ['101134702', '100002803'],
  TR: ['4540536920', '17291716060'],
  AT: ['U13585627'],
  BE: ['0403019261'],
  BG: ['175074752', '7523169263'],
  HR: ['33392005961'],
  CY: ['10259033P'],
  CZ: ['25123891', '7103192745'],
  DK: ['13585628'],
  EE: ['100931558'],
  FI: ['20774740'],
  FR: ['40303265045', '23334175221'],
  DE: ['136695976'],
  GR: ['094259216'],
  HU: ['12892312'],
  IE: ['6433435OA', '6433435F'],
  IT: ['00743110157'],
  LV: ['40003521600'],
  LT: ['119511515', '100001919017'],
  LU: ['15027442'],
  MT: ['11679112'],
  NL: ['004495445B01'],
  PL: ['8567346215'],
  PT: ['501964843'],
  RO: ['18547290'],
  SK: ['2022749619'],
  SI: ['50223054'],
  ES: ['B58378431', '54362315K'],
  SE: ['123456789701'],
}
const refused = { code: 'members.taxNumberInvalid' }

for (const [country, numbers] of Object.entries(valid))
  test(`tax numbers of ${country}`, () => {
    for (const number of numbers) {
      assert.equal(readTaxNumber(country, number).number, number)
      for (const wrong of misreadings(number)) assert.throws(() => readTaxNumber(country, wrong), refused, wrong)
    }
  })

test('every EU member state has a validator that accepts numbers with and without the country prefix', () => {
  assert.equal(euMemberStates.length, 27)
  for (const country of euMemberStates) {
    const [number] = valid[country] ?? assert.fail(country)
    for (const spelled of [
      `${country === 'GR' ? 'EL' : country}${number}`,
      `${country === 'GR' ? 'EL' : country} ${number}`.toLowerCase(),
    ])
      assert.equal(readTaxNumber(country, spelled).number, number, spelled)
  }
})

test('equivalent spellings are normalised to one number', () => {
  for (const [country, spelled, number] of [
    ['RU', ' 77 0708 3893 ', '7707083893'],
    ['RU', '７７０７０８３８９３', '7707083893'],
    ['RU', '7707-083893', '7707083893'],
    ['BY', 'УНП 200988541', '200988541'],
    ['BY', 'МА1953684', 'MA1953684'],
    ['KZ', '940 140 000 385', '940140000385'],
    ['RS', 'RS101134702', '101134702'],
    ['TR', '454 053 69 20', '4540536920'],
    ['BE', '403.019.261', '0403019261'],
    ['NL', 'NL4495445B01', '004495445B01'],
    ['GR', 'EL 94259216', '094259216'],
    ['DE', 'DE 136 695 976', '136695976'],
    ['GE', '204 876 606', '204876606'],
    ['CH', 'CHE-123.456.788', 'CHE123456788'],
  ] as const)
    assert.equal(readTaxNumber(country, spelled).number, number, spelled)
})

test('a tax number tells companies and persons apart', () => {
  for (const [country, number, kind] of [
    ['RU', '7707083893', 'Company'],
    ['RU', '500100732259', 'Person'],
    ['KZ', '940140000385', 'Company'],
    ['KZ', '850312300002', 'Person'],
    ['TR', '4540536920', 'Company'],
    ['TR', '17291716060', 'Person'],
    ['BG', '7523169263', 'Person'],
    ['HR', '33392005961', null],
    ['BY', '200988541', null],
    ['UZ', '123456789', null],
  ] as const)
    assert.equal(readTaxNumber(country, number).kind, kind, number)
})

test('countries without a checksum rule validate the format only', () => {
  for (const country of uncheckedCountries) {
    assert.equal(readTaxNumber(country, 'ab 123-456').number, 'AB123456')
    for (const wrong of ['1234', '1'.repeat(21), '0000000', 'ABCDEF', '12345ж', '12345<6>'])
      assert.throws(() => readTaxNumber(country, wrong), refused, wrong)
  }
})

test('junk input is refused for every country', () => {
  const junk = [
    '',
    ' ',
    '-',
    '1',
    '0',
    '00000000',
    '000000000',
    '0000000000',
    '000000000000',
    'NL',
    'null',
    'NaN',
    '😀😀😀😀😀😀😀',
    '١٢٣٤٥٦٧٨٩',
    "1' or '1'='1",
    'X'.repeat(32),
    '9'.repeat(32),
  ]
  for (const country of Object.keys(valid))
    for (const text of junk) assert.throws(() => readTaxNumber(country, text), refused, `${country} ${text}`)
  for (const wrong of ['1234567895', '7707083894', '77070838930', '500100732250'])
    assert.throws(() => readTaxNumber('RU', wrong), refused)
  for (const wrong of ['941340000385', '940170000385', '940140000386'])
    assert.throws(() => readTaxNumber('KZ', wrong), refused)
})

test('an unknown country is refused', () => {
  for (const country of ['US', 'BR', 'EL', 'XX', 'ZZ', ''])
    assert.throws(() => readTaxNumber(country, '7707083893'), { code: 'members.taxCountryUnknown' })
})

/** With an extra digit, with another last digit, and truncated. */
function misreadings(number: string) {
  const at = number.search(/\d(?=\D|$)/)
  const other = String((Number(number[at]) + 1) % 10)
  return [`${number}1`, number.slice(0, at) + other + number.slice(at + 1), number.slice(0, 4)]
}
