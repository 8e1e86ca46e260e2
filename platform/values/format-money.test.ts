import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Currency, locales } from '../constants.ts'
import { formatMoney, formatRate } from './format-money.ts'

const inAllLanguages = (minor: number, currency: Currency) =>
  locales.map((locale) => formatMoney({ minor, currency }, locale).replaceAll(/\s/g, ' '))

test('money has the symbol where the language puts it', () => {
  assert.deepEqual(inAllLanguages(1_215_000, 'RUB'), [
    '₽12,150.00',
    '12 150,00 ₽',
    '12.150,00 ₽',
    '12.150,00 ₽',
    '12.150,00 ₽',
    '₽12.150,00',
  ])
  assert.deepEqual(inAllLanguages(1_215_050, 'RSD'), [
    'RSD 12,150.50',
    '12 150,50 RSD',
    '12.150,50 din.',
    '12.150,50 RSD',
    '12.150,50 RSD',
    'RSD 12.150,50',
  ])
  assert.deepEqual(inAllLanguages(123_450, 'TRY'), [
    '₺1,234.50',
    '1 234,50 ₺',
    '1.234,50 ₺',
    '1.234,50 ₺',
    '1234,50 ₺',
    '₺1.234,50',
  ])
  assert.deepEqual(inAllLanguages(99, 'BYN'), ['Br 0.99', '0,99 Br', '0,99 Br', '0,99 Br', '0,99 Br', 'Br 0,99'])
})

test('zero cents are dropped on request only', () => {
  assert.equal(formatMoney({ minor: 12_300, currency: 'USD' }, 'en', { whole: true }), '$123')
  assert.equal(formatMoney({ minor: 12_350, currency: 'USD' }, 'en', { whole: true }), '$123.50')
})

test('a rate reads as two prices that stay on one line', () => {
  assert.equal(formatRate('RUB', 'USD', 0.0118934, 'en'), '₽1\u00a0=\u00a0$0.011893')
  assert.equal(formatRate('RUB', 'EUR', 0.010941, 'de'), '1\u00a0₽\u00a0=\u00a00,010941\u00a0€')
})

test('a price with VAT shows its fractions of a cent', () => {
  assert.equal(formatMoney({ minor: 5_204.4, currency: 'EUR' }, 'en'), '€52.044')
  assert.equal(formatMoney({ minor: 5_478, currency: 'EUR' }, 'en'), '€54.78')
})
