// A small catalog, a mapping to it, and offers.
import assert from 'node:assert/strict'
import type { Category, Characteristic } from './catalog.ts'
import type { ImportedProduct } from './imported-product.ts'
import { readMapping } from './mapping/mapping.ts'
import { parseOffer, type ImportContext } from './rules.ts'
import { emptyShop, type FeedOffer, type FeedParam } from './yml/read-offers.ts'

const characteristic = (
  id: number,
  key: string,
  type: Characteristic['type'],
  name: string,
  options: Record<string, string> = {},
  units: string[] = [],
) => ({
  id,
  key,
  name,
  type,
  names: new Set([name.toLowerCase()]),
  units,
  options: new Map(Object.keys(options).map((option, index) => [option, id * 10 + index])),
  labels: new Map(Object.values(options).map((label, index) => [label, id * 10 + index])),
})
export const bolts: Category = {
  id: 5,
  key: 'bolts',
  name: 'Болты',
  path: [1, 2, 5],
  names: new Set(['болты', 'bolts']),
  characteristics: [
    characteristic(1, 'material', 'Select', 'Материал', { steel: 'сталь', brass: 'латунь' }),
    characteristic(2, 'coating', 'TextList', 'Покрытие', { zinc: 'цинк', oil: 'масло' }),
    characteristic(3, 'metric', 'Check', 'Метрический', { yes: 'да' }),
    characteristic(4, 'length', 'Interval', 'Длина', {}, ['мм']),
    characteristic(5, 'model', 'Text', 'Модель'),
  ],
  required: [],
}
const nuts: Category = {
  id: 6,
  key: 'nuts',
  name: 'Гайки',
  path: [1, 2, 6],
  names: new Set(['гайки']),
  characteristics: [],
  required: [],
}
export const catalog = new Map([bolts, nuts].map((category) => [category.key, category]))
export const mappingFile = {
  category: { param: 'Вид', map: { Болт: 'bolts', Гайка: 'nuts' } },
  characteristics: {
    Материал: 'material',
    Покрытие: 'coating',
    Метрический: 'metric',
    Длина: 'length',
    Размер: 'length',
    Модель: 'model',
  },
  options: {
    material: { Сталь: 'steel' },
    coating: { 'Цинк и масло': ['zinc', 'oil'], Цинк: 'zinc' },
    metric: { есть: true, нет: false },
  },
}
const mapped = readMapping(JSON.stringify(mappingFile), catalog)
export const context: ImportContext = {
  mapping: mapped,
  catalog,
  shop: emptyShop(),
  storeCurrency: 'RUB',
  standardVatPercent: 20,
  sourceLocale: 'ru',
  salesNotesName: 'Условия продажи',
  units: new Map(),
  isPartial: false,
}

export const param = (name: string, value: string, unit = ''): FeedParam => ({ name, unit, value })
export const offer = ({ fields, params = [], ...overrides }: Partial<FeedOffer> = {}): FeedOffer => ({
  id: '1',
  line: 1,
  available: 'true',
  pictures: [],
  barcodes: [],
  tooLong: null,
  ignored: [],
  problem: null,
  params: [param('Вид', 'Болт'), ...params],
  fields: { name: 'Болт', price: '10', currencyId: 'RUB', ...fields },
  ...overrides,
})
export const product = (overrides: Partial<FeedOffer>, under = context) => {
  const parsed = parseOffer(offer(overrides), under)
  assert.ok(!Array.isArray(parsed), JSON.stringify(parsed))
  return parsed as ImportedProduct
}
