import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestHeadRow, guessColumns, guessPrices } from './guess-columns.ts'

const pricesOf = (head: string) => {
  const heads = ['SKU', head]
  const targets = guessColumns(heads, new Map())
  return [targets[1], guessPrices('Csv', heads, targets)]
}

test('the head of the prices says whether they contain the VAT, in six languages', () => {
  for (const head of [
    'Цена с НДС',
    'Цена, вкл. НДС',
    'Price incl. VAT',
    'Cena sa PDV',
    'Preis inkl. MwSt.',
    'Prezzo IVA inclusa',
    'Fiyat (KDV dahil)',
  ])
    assert.deepEqual(pricesOf(head), ['price', 'gross'], head)
  for (const head of ['Цена', 'Цена без НДС', 'Price excl. VAT', 'Cena bez PDV', 'Preis zzgl. MwSt.', 'Prezzo netto'])
    assert.deepEqual(pricesOf(head), ['price', 'net'], head)
  assert.equal(guessPrices('Yml', [], []), 'gross', 'as the format says')
})

test('an abbreviated head has a point or none', () => {
  assert.deepEqual(guessColumns(['Арт.', 'Наим', 'Ед.', 'Ед', 'Cod.'], new Map()), [
    'code',
    'characteristic',
    'unit',
    'characteristic',
    'characteristic',
  ])
  assert.deepEqual(guessColumns(['Cod.', 'ME.'], new Map()), ['code', 'unit'])
})

test('numbers of rows, further prices and discounts are not imported, and longer heads are not taken for what they begin with', () => {
  assert.deepEqual(
    guessColumns(
      ['№ п/п', 'Артикул', 'Цена', 'Цена закупки', 'Rabatt %', 'Кол-во', 'Количество портов', 'Марка стали', 'РРЦ'],
      new Map(),
    ),
    ['ignore', 'code', 'price', 'ignore', 'ignore', 'stock', 'characteristic', 'characteristic', 'characteristic'],
  )
  const remembered = new Map([['цена закупки', 'characteristic' as const]])
  assert.equal(guessColumns(['Цена', 'Цена закупки'], remembered)[1], 'characteristic')
})

test('the price of the list is the previous one beside another price', () => {
  for (const [list, paid] of [
    ['Liste Fiyatı', 'Toptan Fiyat'],
    ['Listenpreis', 'Nettopreis'],
    ['Listino', 'Prezzo netto'],
  ] as const) {
    assert.deepEqual(guessColumns(['SKU', list, paid], new Map()), ['code', 'oldPrice', 'price'], list)
    assert.deepEqual(guessColumns(['SKU', paid, list], new Map()), ['code', 'price', 'oldPrice'], list)
    assert.deepEqual(guessColumns(['SKU', list], new Map()), ['code', 'price'], list)
  }
})

test('the row of the heads has the most known heads', () => {
  const rows = [['ООО «Поставщик»'], ['Артикул', 'Наименование', 'Цена'], ['A-1', 'Болт', '10']]
  const numbered = rows.map((cells, index) => ({ number: index + 1, cells }))
  assert.deepEqual(bestHeadRow(numbered), { number: 2, known: 3 })
})

test('the units have a head of their own, however a language shortens it', () => {
  for (const head of ['Jed. mere', 'Jed.mere', 'JM', 'Ед. изм.', 'Einh.', 'U.M.', 'Brm', 'Unit'])
    assert.equal(guessColumns(['SKU', head], new Map())[1], 'unit', head)
})

test('heads of a Serbian price list are known as they are shortened', () => {
  const heads = ['Šifra', 'PDV %', 'Pak.', 'Min. kol.', 'Fotografija']
  assert.deepEqual(guessColumns(heads, new Map()), ['code', 'vat', 'orderStep', 'minimumOrder', 'pictures'])
})

test('the stock of several warehouses is summed, but not with what is reserved or on its way', () => {
  const guess = (...heads: string[]) => guessColumns(heads, new Map())
  assert.deepEqual(guess('Bestand, Köln', 'Bestand, Gera', 'Bestand (reserviert)'), ['stock', 'stock', 'ignore'])
  assert.deepEqual(guess('Остаток (Москва)', 'Остаток (Казань)', 'Остаток'), ['stock', 'stock', 'ignore'])
  assert.deepEqual(guess('Stock', 'Quantity available'), ['stock', 'ignore'])
})
