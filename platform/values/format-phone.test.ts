import assert from 'node:assert/strict'
import { test } from 'node:test'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/min/metadata'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { formatPhone, phoneHref } from './format-phone.ts'
import formats from './phone-formats.json' with { type: 'json' }

type LibraryFormat = [pattern: string, groups: string, leading?: string[], a?: unknown, b?: unknown, abroad?: string]

const countries = 'AM AT AZ BA BG BY CZ DE GE GR HR HU IT KG ME MK PL RO RS RU SI TR UZ'.split(' ') as CountryCode[]
const withoutBreaks = (number: string) =>
  parsePhoneNumberFromString(number)!.formatInternational().replaceAll(' ', '\u00a0')

test('phone formats are those of the library', () => {
  const expected = countries.map((country) => {
    const [code, , , , found] = metadata.countries[country] as unknown as [string, ...unknown[]]
    return [
      code,
      (found as LibraryFormat[]).map(([pattern, groups, leading, , , abroad]) => [
        leading?.at(-1) ?? '',
        pattern,
        (abroad ?? groups).replaceAll('-', ' '),
      ]),
    ] as const
  })
  assert.deepEqual(formats, Object.fromEntries(expected))
})

for (const country of countries)
  test(`a mobile number of ${country} is grouped as the library does`, () => {
    const number = `+${metadata.countries[country]![0]}${examples[country]}`
    assert.equal(formatPhone(number), withoutBreaks(number))
  })

for (const number of [
  '+493023125001',
  '+498912345678',
  '+49302312501',
  '+390612345678',
  '+381112345678',
  '+73832104400',
  '+77272501234',
  '+902123456789',
  '+375172261234',
])
  test(`${number} is grouped as the library does`, () => assert.equal(formatPhone(number), withoutBreaks(number)))

test('a number that is grouped already is grouped anew', () =>
  assert.equal(formatPhone('+49 302 312 50 01'), '+49\u00a030\u00a023125001'))
test('an unknown number stays as it is', () => assert.equal(formatPhone('+1 555'), '+1 555'))

test('a link dials a number with its country code only', () => {
  assert.equal(phoneHref('+381 (11) 234-56.78'), 'tel:+381112345678')
  for (const typed of ['8 (916) 123-45-67', '49 30 23125001', '0049 30 23125001', '+49 30 23125001 ext. 5', '1', ''])
    assert.deepEqual([formatPhone(typed), phoneHref(typed)], [typed, undefined])
})
