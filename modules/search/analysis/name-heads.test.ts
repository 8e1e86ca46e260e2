import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameHeads, productHeads } from './name-heads.ts'

test('the head of a name is its last word, or its first noun where adjectives come before or after', () => {
  assert.deepEqual(nameHeads('Miniature circuit breakers', 'en'), ['breakers'])
  assert.deepEqual(nameHeads('Nuts and washers', 'en'), ['nuts', 'washers'])
  assert.deepEqual(nameHeads('Нержавеющие листы', 'ru'), ['листы'])
  assert.deepEqual(nameHeads('Valvole a sfera', 'it'), ['valvole'])
  assert.deepEqual(nameHeads('Zaštitne rukavice', 'sr'), ['rukavice'])
  assert.deepEqual(nameHeads('Заштитне рукавице', 'sr'), ['рукавице'])
  assert.deepEqual(nameHeads('Zidni ormani', 'sr'), ['ormani'])
  assert.deepEqual(nameHeads('Fotokopir papir', 'sr'), ['fotokopir', 'papir'])
  assert.deepEqual(nameHeads('Ormani za dokumente', 'sr'), ['ormani'])
})

test('the head of a product comes before its numbers, punctuation and brand', () => {
  assert.deepEqual(productHeads('Check valve Manodex G 3/4, PN 16, brass', ['manodex'], 'en'), ['valve'])
  assert.deepEqual(productHeads('Перчатки: полиэстер, точка ПВХ', [], 'ru'), ['перчатки'])
  assert.deepEqual(productHeads('Kugellager 6204-2RS', [], 'de'), ['kugellager'])
  assert.deepEqual(productHeads('U-Stahl UPN 140', [], 'de'), ['ustahl', 'stahl'])
})
