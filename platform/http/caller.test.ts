import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCurrency } from './caller.ts'

/** As a header arrives when its text is sent in UTF-8. */
const asHeader = (text: string) => Buffer.from(text).toString('latin1')

test('a currency is read from its code, an older code or its symbol', () => {
  const expected = {
    $: 'USD',
    '€': 'EUR',
    '₽': 'RUB',
    Br: 'BYN',
    '₸': 'KZT',
    din: 'RSD',
    '¥': 'CNY',
    BYR: 'BYN',
    '₺': 'TRY',
    TL: 'TRY',
    TRY: 'TRY',
    eur: 'EUR',
    Kzt: 'KZT',
  }
  for (const [text, code] of Object.entries(expected)) {
    assert.equal(readCurrency(text, 'it'), code, text)
    assert.equal(readCurrency(asHeader(text), 'it'), code, `${text} as a header`)
  }
})

test('anything else is the default of the language', () => {
  for (const text of [undefined, '', 'XXX', '£', asHeader('£'), '$$', 'constructor', '\u0000', 'e'.repeat(50)])
    assert.equal(readCurrency(text, 'ru'), 'RUB', String(text))
})
