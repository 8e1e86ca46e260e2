import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessColumns } from './guess-columns.ts'
import { lacksQuantity, tierHead, statedTiers } from './tiers.ts'

const quantityIn = (head: string) => tierHead(head)?.fromQuantity

test('heads say from which quantity their prices are, in six languages', () => {
  const tens =
    'from 10|Price from 10 pcs|10+|10-49 pcs|ab 10 Stk.|10 – 49 Stück|Preis ab 10 netto|от 10 шт|Цена от 10|Опт (от 10 до 49 шт)|10 и более|da 10 pz|Prezzo da 10|od 10 kom|Cena 10+|10 adet ve üzeri|10 adetten itibaren|≥ 10|Price, 10–49'
  for (const head of tens.split('|')) assert.equal(quantityIn(head), 10, head)
  assert.equal(quantityIn('Preis ab 1.000 Stück'), 1_000)
  for (const head of ['свыше 100', '>100', 'über 100 Stk', 'oltre 100', 'preko 100 kom'])
    assert.equal(quantityIn(head), 101, head)
})

test('sums of orders, days and sizes are no quantities', () => {
  const others =
    'от 50 000 руб|опт от 50000 ₽|ab 500 €|Preis ab 01.10.2026|от 1 октября|ab 1. Januar|Temperature from -10|Ø 10-20 mm|Опт 2|M8+|Цена 2025-2026'
  for (const head of others.split('|')) assert.equal(quantityIn(head), undefined, head)
})

test('prices from a quantity are volume prices, and that from one piece is the price', () => {
  const guess = (...heads: string[]) => guessColumns(['SKU', ...heads], new Map()).slice(1)
  assert.deepEqual(guess('Цена', 'Цена от 10 шт', 'от 100 шт'), ['price', 'tiers', 'tiers'])
  assert.deepEqual(guess('ab 1 Stk', 'ab 10 Stk', 'ab 100 Stk'), ['price', 'tiers', 'tiers'])
  assert.deepEqual(guess('Prezzo da 50 pz', 'Prezzo da 10 pz'), ['tiers', 'price'], 'the lowest is the price')
  assert.deepEqual(guess('Price, 1–9', 'Price, 10–49', '50-99'), ['price', 'tiers', 'characteristic'])
  assert.deepEqual(guess('Price', 'Volume prices', 'Volume price 2'), ['price', 'tiers', 'ignore'])
  assert.deepEqual(
    guess('Price', 'Скидка от 10 шт', 'Цена закупки от 10 шт', 'Length from 10 m', 'Стоимость от 50 000 руб'),
    ['price', 'ignore', 'ignore', 'characteristic', 'ignore'],
  )
})

test('a cell has one price, or a list of quantities and prices', () => {
  const read = (cell: string, head = 'Staffelpreise') => statedTiers(cell, head, { locale: 'de', isTyped: false })
  const both = [
    { fromQuantity: 10, price: '95.00' },
    { fromQuantity: 1_000, price: '90.5' },
  ]
  assert.deepEqual(read('10: 95,00; 1.000: 90,5'), both)
  assert.deepEqual(read('ab 10 Stk: 95,00 €\nab 1000 Stk = 90,5 €'), both)
  assert.deepEqual(read('1.250,00 €', 'ab 10 Stk'), [{ fromQuantity: 10, price: '1250.00' }])
  assert.deepEqual(read('95'), [{ fromQuantity: null, price: '95' }])
  assert.deepEqual(read('5 %', 'ab 10'), [{ fromQuantity: 10, price: '5 %' }], 'a discount is no price')
  assert.deepEqual(read('', 'ab 10'), [])
})

test('a column lacks quantities if neither its head nor one of its cells has them', () => {
  assert.ok(lacksQuantity('Staffelpreis', ['', '95']))
  assert.ok(!lacksQuantity('Staffelpreis', ['', '10: 95']))
  assert.ok(!lacksQuantity('Staffelpreis', ['', ' ']))
  assert.ok(!lacksQuantity('ab 10', ['95']))
})
