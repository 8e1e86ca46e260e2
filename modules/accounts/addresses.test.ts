import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import { findMobileCountry, readEmail, readPhone } from './addresses.ts'

const refusal = { code: 'request.invalid' }

test('an e-mail address is one plain address and is stored in lower case (D16)', () => {
  assert.deepEqual(readEmail(' Some.Body+tag@Example.COM '), { channel: 'Email', target: 'some.body+tag@example.com' })
  const refused = [
    '',
    'nobody',
    '@example.com',
    'a@',
    'a@b',
    'a@b.c',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com b@example.com',
    '"a@evil.example x"@example.com',
    '"a"@example.com',
    'A <a@example.com>',
    '<a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nb',
    'a\r@example.com',
    'a@b@example.com',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example..com',
    'a(x)@example.com',
    'a\\@evil.example@example.com',
    'а@example.com',
    'a@exаmple.com',
    'a\u0000@example.com',
    'a\u200b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ]
  for (const text of refused) assert.throws(() => readEmail(text), refusal, text)
})

test('a phone number is read in the national format of its country', () => {
  const cases: [text: string, locale: Locale, countryCode: string | undefined, target: string][] = [
    ['8 913 123-45-67', 'ru', undefined, '+79131234567'],
    ['+7 (913) 123-45-67', 'de', 'DE', '+79131234567'],
    ['8 701 123 45 67', 'ru', 'KZ', '+77011234567'],
    ['8 (029) 123-45-67', 'ru', 'BY', '+375291234567'],
    ['064 123 4567', 'sr', undefined, '+381641234567'],
    ['0151 12345678', 'en', 'DE', '+4915112345678'],
    ['333 123 4567', 'it', undefined, '+393331234567'],
    ['0532 123 45 67', 'tr', 'TR', '+905321234567'],
    ['064 123 4567', 'sr', 'XX', '+381641234567'],
    ['8 913 123-45-67', 'ru', 'TR', '+79131234567'],
    ['0049 151 12345678', 'sr', undefined, '+4915112345678'],
  ]
  for (const [text, locale, countryCode, target] of cases)
    assert.deepEqual(readPhone(text, { locale, countryCode }), { channel: 'Sms', target }, text)
})

test('invalid phone numbers are refused', () => {
  for (const text of [
    '',
    'nothing',
    '123',
    '064 123 4567',
    '+381641234567 ext. 5',
    'call +381641234567 now',
    '+4990012345678',
    '+99999999999',
    '+381641234567,+381641234568',
  ])
    assert.throws(() => readPhone(text, { locale: 'en', countryCode: undefined }), refusal, text)
})

test('only mobile numbers have a country for SMS (D05)', () => {
  for (const [target, country] of [
    ['+381641234567', 'RS'],
    ['+77011234567', 'KZ'],
    ['+79131234567', 'RU'],
    ['+38344123456', 'XK'],
  ] as const)
    assert.equal(findMobileCountry(target), country)
  for (const target of [
    '+78091234567',
    '+381900123456',
    '+19002345678',
    '+979123456789',
    '+8821612345678',
    '+4930123456',
    '+448712345678',
  ])
    assert.equal(findMobileCountry(target), undefined, target)
})
