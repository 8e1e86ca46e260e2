import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offer } from '../rules.fixture.ts'
import type { FeedOffer } from '../yml/read-offers.ts'
import { stockOfOffer } from './stock.ts'

test('stock is the quantity of the feed; words and availability alone say that there is some', () => {
  const cases: [given: Partial<FeedOffer>, isAvailable: boolean, count: number | null][] = [
    [{ available: 'true' }, true, null],
    [{ available: '' }, true, null],
    [{ available: 'false' }, false, null],
    [{ fields: { count: '7' } }, true, 7],
    [{ fields: { count: '7 шт.' } }, true, 7],
    [{ fields: { count: '0' } }, false, 0],
    [{ fields: { count: '-3' } }, false, 0],
    [{ fields: { stock_quantity: '3' } }, true, 3],
    [{ fields: { outlets: '57' } }, true, 57],
    [{ fields: { count: '0', outlets: '57' } }, false, 0],
    [{ available: 'false', fields: { count: '7' } }, false, 7],
    ...['много', 'Есть', 'в наличии', '>1000', '> 100', '10+', '10 и более', '100 and more', '10-50', 'мало'].map(
      (count): [Partial<FeedOffer>, boolean, null] => [{ fields: { count } }, true, null],
    ),
    ...['нет', 'Нет в наличии', 'под заказ', 'Ожидается', 'none', 'out of stock'].map(
      (count): [Partial<FeedOffer>, boolean, null] => [{ fields: { count } }, false, null],
    ),
  ]
  for (const [given, isAvailable, count] of cases)
    assert.deepEqual(stockOfOffer(offer(given)), { isAvailable, count }, JSON.stringify(given))
})
