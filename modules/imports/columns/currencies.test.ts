import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonCurrency, currencyIn, currencyOfHead } from './currencies.ts'

test('cells and heads of prices name currencies by sign, code or word', () => {
  for (const [text, currency] of [
    ['12 €', 'EUR'],
    ['12,50EUR', 'EUR'],
    ['US$ 12', 'USD'],
    ['12 долл.', 'USD'],
    ['12 руб.', 'RUB'],
    ['12 р.', 'RUB'],
    ['12 Br', 'BYN'],
    ['12 бел. руб.', 'BYN'],
    ['12 белорусских рублей', 'BYN'],
    ['12 руб. РБ', 'BYN'],
    ['12 ₸', 'KZT'],
    ['12 din.', 'RSD'],
    ['12 динаров', 'RSD'],
    ['12 юаней', 'CNY'],
    ['1.234,50 TL', 'TRY'],
    ['₺412', 'TRY'],
    ['1.250 TRY', 'TRY'],
    ['12 Türk lirası', 'TRY'],
    ['12 LİRA', 'TRY'],
    ['12 турецких лир', 'TRY'],
    ['12', undefined],
    ['один', undefined],
  ] as const)
    assert.equal(currencyIn(text), currency, text)
  for (const [head, currency] of [
    ['Цена, тг. с НДС', 'KZT'],
    ['Цена, р.', 'RUB'],
    ['Цена, бел.р.', 'BYN'],
    ['Preis EUR', 'EUR'],
    ['Preis br.', undefined],
    ['Цена (₽)', 'RUB'],
    ['Liste Fiyatı (TL)', 'TRY'],
    ['Price', undefined],
    ['Цена за единицу', undefined],
    ['Цена за метр', undefined],
  ] as const)
    assert.equal(currencyOfHead(head), currency, head)
})

test('a currency of no store here is named, so that its prices are refused', () => {
  assert.deepEqual(['£12', '12 zł'].map(currencyIn), ['GBP', 'PLN'])
  assert.deepEqual(['Price, GBP', 'Titel'].map(currencyOfHead), ['GBP', undefined])
})

test('prices without a currency are in that of most others', () => {
  assert.equal(commonCurrency(['12,75 TL', '₺45,90', '40,00', 'Sorunuz', '']), 'TRY')
  assert.equal(commonCurrency(['12 TL', '40', '41']), undefined)
  assert.equal(commonCurrency(['12 TL', '40 $', '41']), undefined)
  assert.equal(commonCurrency(['Sorunuz']), undefined)
})
