import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Characteristic } from './characteristics.ts'
import { shownName } from './shown-name.ts'

const select = (id: number, name: string, label: string): Characteristic => {
  const spec = { key: name, name, value: label, locale: 'de' as const }
  const options = [{ id: id * 10, key: label, label, spec }]
  return {
    id,
    key: name,
    parameter: name,
    type: 'Select',
    name,
    unit: '',
    isFilter: true,
    isPromoted: true,
    isRequired: true,
    options,
  }
}
const characteristics: Characteristic[] = [
  select(1, 'standard', 'DIN 933'),
  { ...select(2, 'locking', 'Ja'), type: 'Check' },
  { ...select(3, 'length', ''), type: 'Interval', unit: 'mm', options: [] },
]
const category = { name: 'Sechskantschrauben', characteristics }
const bolt = { categoryId: 1, optionIds: [10, 20], valueIds: [3], values: [50] }
const nothing = { categoryId: 1, optionIds: [], valueIds: [], values: [] }

test('a name in one foreign language is assembled of category and characteristics, with the original beside it', () => {
  assert.deepEqual(shownName({ ru: 'Болт 50' }, 'de', 'ru', bolt, category), {
    name: 'Sechskantschrauben, DIN 933, 50\u00a0mm',
    nameLocale: 'de',
    originalName: { name: 'Болт 50', locale: 'ru' },
  })
})

test('a name in the language of the reader, or in several languages, stays the seller’s', () => {
  const own = { name: 'Bolzen', nameLocale: 'de', originalName: null }
  assert.deepEqual(shownName({ de: 'Bolzen' }, 'de', 'de', bolt, category), own)
  assert.deepEqual(shownName({ de: 'Bolzen', ru: 'Болт' }, 'tr', 'de', bolt, category), own)
})

test('a product without characteristics or category keeps its name', () => {
  const kept = { name: 'Болт', nameLocale: 'ru', originalName: null }
  assert.deepEqual(shownName({ ru: 'Болт' }, 'de', 'ru', nothing, category), kept)
  assert.deepEqual(shownName({ ru: 'Болт' }, 'de', 'ru', bolt, undefined), kept)
})
