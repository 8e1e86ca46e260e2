import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Category, Characteristic } from './catalog.ts'
import { mappingByNames, readMapping } from './mapping.ts'
import type { ImportedProduct } from './imported-product.ts'
import { parseOffer, type ImportContext } from './rules.ts'
import { emptyShop, type FeedOffer, type FeedParam } from './yml.ts'

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
const bolts: Category = {
  id: 5,
  key: 'bolts',
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
  path: [1, 2, 6],
  names: new Set(['гайки']),
  characteristics: [],
  required: [],
}
const catalog = new Map([bolts, nuts].map((category) => [category.key, category]))
const file = {
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
const mapped = readMapping(JSON.stringify(file), catalog)
const context: ImportContext = { mapping: mapped, catalog, shop: emptyShop(), storeCurrency: 'RUB', sourceLocale: 'ru' }

const param = (name: string, value: string, unit = ''): FeedParam => ({ name, unit, value })
const offer = ({ fields, params = [], ...overrides }: Partial<FeedOffer> = {}): FeedOffer => ({
  id: '1',
  line: 1,
  available: 'true',
  pictures: [],
  tooLong: null,
  params: [param('Вид', 'Болт'), ...params],
  fields: { name: 'Болт', price: '10', currencyId: 'RUB', ...fields },
  ...overrides,
})
const product = (overrides: Partial<FeedOffer>, under = context) => {
  const parsed = parseOffer(offer(overrides), under)
  assert.ok(!Array.isArray(parsed), JSON.stringify(parsed))
  return parsed as ImportedProduct
}
const codes = (overrides: Partial<FeedOffer>, under = context) => {
  const parsed = parseOffer(offer(overrides), under)
  return Array.isArray(parsed) ? parsed.map(({ code }) => code) : []
}

test('an offer is rejected with all reasons', () => {
  const cases: [given: Partial<FeedOffer>, reasons: string[]][] = [
    [{}, []],
    [{ id: '' }, ['noId']],
    [{ fields: { name: ' ' } }, ['noName']],
    [{ fields: { price: '0' } }, ['badPrice']],
    [{ fields: { currencyId: 'UAH' } }, ['unknownCurrency']],
    [{ fields: { currencyId: 'TRY' } }, ['unknownCurrency']],
    [{ fields: { currencyId: '' } }, ['unknownCurrency']],
    [{ fields: { currencyId: 'eur' } }, ['otherCurrency']],
    [{ fields: { currencyId: 'RUR' } }, []],
    [{ params: [param('Вид', 'Станок')], id: '2' }, []],
    [{ tooLong: 'description' }, ['tooLong']],
    [{ fields: { vendorCode: 'x'.repeat(200) } }, ['tooLong']],
    [
      { id: '', fields: { name: '', price: 'x', currencyId: 'XXX' } },
      ['noId', 'noName', 'badPrice', 'unknownCurrency'],
    ],
  ]
  for (const [given, reasons] of cases) assert.deepEqual(codes(given), reasons, JSON.stringify(given))
  assert.deepEqual(parseOffer({ ...offer(), params: [param('Вид', 'Станок')] }, context), [
    { code: 'noCategory', detail: 'Станок' },
  ])
})

test('an offer without a currency is in the only currency of the shop', () => {
  assert.equal(
    product({ fields: { currencyId: '' } }, { ...context, shop: { ...emptyShop(), currencies: ['RUR'] } }).currency,
    'RUB',
  )
  assert.deepEqual(
    codes({ fields: { currencyId: '' } }, { ...context, shop: { ...emptyShop(), currencies: ['RUR', 'USD'] } }),
    ['unknownCurrency'],
  )
})

test('parameters become options, numbers and texts; the others become properties', () => {
  const described = product({
    params: [
      param('материал', 'СТАЛЬ'),
      param('Покрытие', 'Цинк и масло'),
      param('Метрический', 'есть'),
      param('Длина', '60', 'мм'),
      param('Модель', 'М8 &quot;Р&quot;'),
      param('Класс', '8.8'),
      param('Вес', '30', 'г'),
      param('Пустой', ''),
    ],
  })
  assert.deepEqual(described.optionIds, [10, 20, 21, 30])
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.words, [[5, 'М8 "Р"']])
  assert.deepEqual(described.properties, [
    ['Класс', '8.8'],
    ['Вес', '30 г'],
  ])
})

test('a value that does not fit its characteristic becomes a property', () => {
  const cases: [FeedParam, [string, string]][] = [
    [param('Материал', 'Титан'), ['Материал', 'Титан']],
    [param('Метрический', 'нет'), ['Метрический', 'нет']],
    [param('Длина', '60-80'), ['Длина', '60-80']],
    [param('Длина', '6', 'см'), ['Длина', '6 см']],
    [param('Длина', 'любая'), ['Длина', 'любая']],
  ]
  for (const [given, property] of cases) {
    const { optionIds, numbers, properties } = product({ params: [given] })
    assert.deepEqual({ optionIds, numbers, properties }, { optionIds: [], numbers: [], properties: [property] })
  }
})

test('the first of two parameters for one characteristic fills it', () => {
  const described = product({
    params: [param('Длина', '60'), param('Размер', '70'), param('Покрытие', 'Цинк'), param('Покрытие', 'цинк')],
  })
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.properties, [['Размер', '70']])
  assert.deepEqual(described.optionIds, [20])
})

test('without a mapping file names are matched', () => {
  const shop = {
    currencies: [],
    categories: new Map([
      ['1', { name: 'Крепёж', parentId: '' }],
      ['2', { name: 'Болты', parentId: '1' }],
      ['3', { name: 'Прочие', parentId: '2' }],
    ]),
  }
  const byNames = { ...context, mapping: mappingByNames(), shop }
  const described = product(
    {
      fields: { categoryId: '3' },
      params: [
        param('Материал', 'Латунь'),
        param('Покрытие', 'цинк, масло'),
        param('Метрический', 'да'),
        param('Длина', '60 мм'),
      ],
    },
    byNames,
  )
  assert.equal(described.category.key, 'bolts')
  assert.deepEqual(described.optionIds, [11, 20, 21, 30])
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.properties, [['Вид', 'Болт']])
  assert.deepEqual(codes({ fields: { categoryId: '1' } }, byNames), ['noCategory'])
  const looped = {
    ...shop,
    categories: new Map([
      ['1', { name: 'а', parentId: '2' }],
      ['2', { name: 'б', parentId: '1' }],
    ]),
  }
  assert.deepEqual(codes({ fields: { categoryId: '1' } }, { ...byNames, shop: looped }), ['noCategory'])
})

test('stock is the quantity of the feed, or unknown if only availability is given', () => {
  const cases: [given: Partial<FeedOffer>, isAvailable: boolean, count: number | null][] = [
    [{ available: 'true' }, true, null],
    [{ available: '' }, true, null],
    [{ available: 'false' }, false, null],
    [{ fields: { count: '7' } }, true, 7],
    [{ fields: { count: '0' } }, false, 0],
    [{ fields: { stock_quantity: '3' } }, true, 3],
    [{ available: 'false', fields: { count: '7' } }, false, 7],
    [{ fields: { count: 'много' } }, true, null],
  ]
  for (const [given, isAvailable, count] of cases)
    assert.deepEqual([product(given).isAvailable, product(given).count], [isAvailable, count], JSON.stringify(given))
})

test('names are composed and truncated, codes default to the id, only a higher old price is kept', () => {
  assert.equal(
    product({ fields: { name: undefined, typePrefix: 'Болт', vendor: 'Урал', model: 'М8' } }).name,
    'Болт Урал М8',
  )
  assert.ok(product({ fields: { name: 'Болт '.repeat(50) } }).name.length <= 150)
  assert.equal(product({ id: 'X7' }).code, 'X7')
  assert.equal(product({ fields: { oldprice: '12' } }).oldPriceMinor, 1200)
  assert.equal(product({ fields: { oldprice: '9' } }).oldPriceMinor, null)
})

test('the hash changes with everything that is stored, not with the line of the offer', () => {
  assert.equal(product({ line: 1 }).hash, product({ line: 99 }).hash)
  for (const changed of [
    { fields: { price: '11' } },
    { available: 'false' },
    { params: [param('Длина', '5')] },
    { pictures: ['https://x.example/1.jpg'] },
  ]) {
    assert.notEqual(product({}).hash, product(changed).hash)
  }
})

test('a mapping file is rejected with all errors and their paths', () => {
  const cases: [text: string, fault: RegExp][] = [
    ['{', /not JSON/],
    ['[]', /file/],
    ['{"categories": {}}', /categories/],
    ['{"category": {"map": {"Болт": 7}}}', /category › map › Болт/],
    ['{"category": {"map": {"Болт": "screws"}}}', /no category screws/],
    ['{"characteristics": {"Цвет": "colour"}}', /Цвет: no mapped category has the characteristic colour/],
    ['{"options": {"material": {"Сталь": ["steel", "iron"]}}}', /material › Сталь: there is no option iron/],
    ['{"options": {"colour": {}}}', /options › colour/],
  ]
  for (const [text, fault] of cases) {
    assert.throws(
      () => readMapping(text, catalog),
      (error: { code: string; values: { detail: string } }) => {
        assert.equal(error.code, 'exchange.badMapping')
        assert.match(error.values.detail, fault)
        return true
      },
    )
  }
})
