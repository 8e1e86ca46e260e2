import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionHead } from './heads.ts'
import { groupOf, toOffer } from './to-offer.ts'

test('several columns of stock are one: their sum, or the one that only says that there is some', () => {
  const columns = {
    heads: ['SKU', 'Stock, Leeds', 'Stock, London'],
    targets: ['code', 'stock', 'stock'] as const,
    notation: { locale: 'en' as const, isTyped: false },
  }
  const countOf = (...stocks: string[]) =>
    toOffer({ number: 2, cells: ['A-1', ...stocks], groupKey: null }, columns).fields.count
  assert.equal(countOf('1,200', '34'), '1234')
  assert.equal(countOf('', '34 pcs'), '34 pcs')
  assert.equal(countOf('none', '0'), '0')
  assert.equal(countOf('5', '> 100'), '> 100')
  assert.equal(countOf('', ''), undefined)
})

test('a row that says only which variant it is takes its name from the heading above', () => {
  const columns = {
    heads: ['Artikel', 'Bezeichnung', sectionHead('de')],
    targets: ['code', 'name', 'category'] as const,
    notation: { locale: 'de' as const, isTyped: false },
  }
  const nameOf = (heading: string, name: string) =>
    toOffer({ number: 2, cells: ['A-1', name, heading], groupKey: null }, columns).fields.name
  assert.equal(nameOf('Handschuhe Nitril', 'Größe S'), 'Handschuhe Nitril, Größe S')
  assert.equal(nameOf('Handschuhe Nitril:', 'XL'), 'Handschuhe Nitril, XL')
  assert.equal(nameOf('Sechskantschraube DIN 933', 'M8×40'), 'Sechskantschraube DIN 933, M8×40')
  assert.equal(nameOf('Wandfarbe', 'Farbe weiß, 10 l'), 'Wandfarbe, Farbe weiß, 10 l')
  assert.equal(nameOf('Reiniger', '5 Liter'), 'Reiniger, 5 Liter')
  assert.equal(nameOf('Schrauben', 'Sechskantschraube M8×40'), 'Sechskantschraube M8×40')
  assert.equal(nameOf('', 'M8×40'), 'M8×40')
  assert.deepEqual(
    groupOf(
      { fields: { name: 'Handschuhe Nitril, Größe S' }, params: [] },
      { text: 'Handschuhe Nitril', isSection: true },
    ),
    { key: 'handschuhe nitril', label: 'Handschuhe Nitril' },
  )
})
