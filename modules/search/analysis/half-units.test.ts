import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withHalfUnits } from './half-units.ts'

test('half a unit is a number of it', () => {
  for (const [text, read] of [
    ['half inch ball valve', '1/2 inch ball valve'],
    ['half an inch', '1/2 inch'],
    ['half-tonne crane scale', '0.5 tonne crane scale'],
    ['halber Zoll Kugelhahn', '1/2 Zoll Kugelhahn'],
    ['Halbzoll', '1/2 zoll'],
    ['кран полдюйма', 'кран 1/2 дюйма'],
    ['весы на пол тонны', 'весы на 0.5 тонны'],
    ['valvola mezzo pollice', 'valvola 1/2 pollice'],
    ['kontejner pola tone', 'kontejner 0.5 tone'],
    ['yarım inç vana', '1/2 inç vana'],
  ] as const)
    assert.equal(withHalfUnits(text), read)
})

test('words that begin as a half does stay', () => {
  for (const text of ['half mask', 'half-round file', 'полка', 'полотно', 'Halbschuhe', 'mezzanine', 'полиметр'])
    assert.equal(withHalfUnits(text), text)
})
