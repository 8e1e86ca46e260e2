import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centimetres, decimalOf, kilograms, plainPrice, plainQuantity, splitHead, vatOf } from './cells.ts'

test('prices are read as the language of the table writes them', () => {
  const read = (text: string, locale: 'en' | 'ru' | 'de', isTyped = false) => plainPrice(text, { locale, isTyped })
  assert.equal(read('1 250,50 ₽', 'ru'), '1250.50')
  assert.equal(read('1.250,00 €', 'de'), '1250.00')
  assert.equal(read('1.250', 'de'), '1250')
  assert.equal(read('1.255', 'de', true), '1.255')
  assert.equal(read('1.250', 'de', true), '1250', 'no number cell ends in a zero')
  assert.equal(read('89.995 €', 'de', true), '89995', 'no number cell has a currency')
  assert.equal(read('1.5', 'de', true), '1.5')
  assert.equal(read('1.250', 'ru'), '1.250')
  assert.equal(read('1,250', 'en'), '1250')
  assert.equal(read('£1,250.75', 'en'), '1250.75')
  assert.equal(read('1.234.567', 'de'), '1234567')
  assert.equal(read('12,5 руб.', 'ru'), '12.5')
  assert.equal(read('по запросу', 'ru'), 'по запросу')
  for (const date of ['05.10.2026', '05. 10. 2026.', '05.10.26']) assert.equal(read(date, 'ru'), date)
})

test('a table shows by its other prices which separator stands before decimals', () => {
  const notation = { locale: 'de' as const, isTyped: false }
  const read = (text: string, prices: string[]) =>
    plainPrice(text, { ...notation, decimal: decimalOf(prices, notation) })
  assert.equal(read('1.481', ['0.95', '12.50 €', '1.481']), '1.481')
  assert.equal(read('1.481', ['0,95', '12,50 €']), '1481')
  assert.equal(read('1.481', ['1.481', '2.000']), '1481', 'as the language writes it')
  assert.equal(read('1.481', ['0,95', '0.95']), '1481', 'they do not agree')
  assert.equal(read('0.125', []), '0.125', 'no group begins with a zero')
  const typed = { ...notation, isTyped: true }
  assert.equal(decimalOf(['0.95', '12.5'], typed), undefined, 'number cells show nothing')
  assert.equal(plainPrice('1,250', { locale: 'en', isTyped: false, decimal: ',' }), '1.250')
})

test('quantities are read as the language of the table writes them, and keep what stands after the number', () => {
  const read = (text: string, locale: 'en' | 'ru' | 'tr', isTyped = false) => plainQuantity(text, { locale, isTyped })
  assert.deepEqual(
    ['1.250', '1.250 adet', '12.500+', '340', '2,5', '10-50', '> 1.000', 'yok', ''].map((text) => read(text, 'tr')),
    ['1250', '1250 adet', '12500+', '340', '2.5', '10-50', '> 1.000', 'yok', ''],
  )
  assert.equal(read('1.255', 'tr', true), '1.255')
  assert.equal(read('1.255 adet', 'tr', true), '1255 adet')
  assert.equal(read('1,250', 'en'), '1250')
  assert.equal(read('1,250', 'ru'), '1.250')
})

test('VAT rates, weights and dimensions are read with their units', () => {
  assert.deepEqual(['20', '20 %', '0,2', '0.2', 'без НДС', '5', ''].map(vatOf), [
    '20%',
    '20%',
    '20%',
    '20%',
    'NO_VAT',
    '5%',
    '',
  ])
  assert.equal(kilograms('250', 'г'), '0.25')
  assert.equal(kilograms('1,5 кг', 'г'), '1.5')
  assert.equal(centimetres('20x30x40', ''), '20/30/40')
  assert.equal(centimetres('200 × 300 × 400 мм', ''), '20/30/40')
})

test('a head is divided into its name and its unit', () => {
  assert.deepEqual(splitHead('Длина, мм'), { name: 'Длина', unit: 'мм' })
  assert.deepEqual(splitHead('Weight (kg)'), { name: 'Weight', unit: 'kg' })
  assert.deepEqual(splitHead('Размер (ДхШхВ упаковки)'), { name: 'Размер (ДхШхВ упаковки)', unit: '' })
  assert.deepEqual(splitHead('Цвет'), { name: 'Цвет', unit: '' })
})
