import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Characteristic } from './characteristics.ts'
import { type Names, shownName } from './shown-name.ts'
import { assembledName, type CharacteristicValues } from './specs.ts'

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
const category = { name: 'Sechskantschrauben' }
const bolt = { categoryId: 1, optionIds: [10, 20], valueIds: [3], values: [50] }
const nothing = { categoryId: 1, optionIds: [], valueIds: [], values: [] }

const nameFor = (
  names: Names,
  sellerLocale: 'de' | 'ru',
  locale: 'de' | 'tr',
  product: CharacteristicValues,
  of?: typeof category,
) => shownName(names, locale, sellerLocale, () => assembledName(of, characteristics, product, locale))

test('a name in one foreign language is assembled of category and characteristics, with the original beside it', () => {
  assert.deepEqual(nameFor({ ru: 'Болт 50' }, 'ru', 'de', bolt, category), {
    name: 'Sechskantschrauben, DIN 933, 50\u00a0mm',
    nameLocale: 'de',
    originalName: { name: 'Болт 50', locale: 'ru' },
  })
})

test('a name in the language of the reader, or in several languages, stays the seller’s', () => {
  const own = { name: 'Bolzen', nameLocale: 'de', originalName: null }
  assert.deepEqual(nameFor({ de: 'Bolzen' }, 'de', 'de', bolt, category), own)
  assert.deepEqual(nameFor({ de: 'Bolzen', ru: 'Болт' }, 'de', 'tr', bolt, category), own)
})

test('a product without characteristics or category keeps its name', () => {
  const kept = { name: 'Болт', nameLocale: 'ru', originalName: null }
  assert.deepEqual(nameFor({ ru: 'Болт' }, 'ru', 'de', nothing, category), kept)
  assert.deepEqual(nameFor({ ru: 'Болт' }, 'ru', 'de', bolt), kept)
})
