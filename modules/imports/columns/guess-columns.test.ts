import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guessColumns, guessPrices } from './guess-columns.ts'

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
