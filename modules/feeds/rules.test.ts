import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mappingByNames } from './mapping/mapping.ts'
import { parseOffer } from './rules.ts'
import { context, offer, param, product } from './rules.fixture.ts'
import { emptyShop, type FeedOffer, type FeedParam } from './yml/read-offers.ts'

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
    [{ fields: { currencyId: 'UAH' } }, ['otherCurrency']],
    [{ fields: { currencyId: 'try ' } }, ['otherCurrency']],
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
  const byNames = { ...context, mapping: mappingByNames() }
  assert.deepEqual(parseOffer({ ...offer(), params: [param('Цвет', 'Синий'), param('Тип', 'Станок')] }, byNames), [
    { code: 'noCategory', detail: 'Тип: Станок' },
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

test('prices in a currency that the store has given a rate for are converted', () => {
  const under = {
    ...context,
    rates: new Map([
      ['usd', 92.5],
      ['rub', 7],
    ]),
  }
  const { priceMinor, tiers, currency, statedCurrency } = product(
    { fields: { currencyId: 'usd', price: '2' }, tiers: [{ fromQuantity: 10, price: '1.5' }] },
    under,
  )
  assert.deepEqual(
    [priceMinor, tiers, currency, statedCurrency],
    [18_500, [{ fromQuantity: 10, priceMinor: 13_875 }], 'RUB', 'USD'],
  )
  assert.equal(product({ fields: { currencyId: 'RUR', price: '2' } }, under).priceMinor, 200)
  assert.deepEqual(codes({ fields: { currencyId: 'EUR' } }, under), ['otherCurrency'])
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

test('sales notes become a property under a name of their language, unless they are a contact', () => {
  const notes = (text: string) => product({ fields: { sales_notes: text } }).properties
  assert.deepEqual(notes('Предоплата 50 %, отгрузка паллетами'), [
    ['Условия продажи', 'Предоплата 50 %, отгрузка паллетами'],
  ])
  assert.deepEqual(notes('Звоните +7 707 123-45-67'), [])
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
    ...emptyShop(),
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

test('an offer that cannot be read is rejected for that alone', () => {
  const problem = { line: 7, detail: '& must be written as &amp;' }
  assert.deepEqual(parseOffer({ ...offer({ id: '' }), problem }, context), [
    { code: 'unreadable', detail: problem.detail },
  ])
})

test('contacts are cut from the description and the properties', () => {
  const { description, properties } = product({
    fields: { description: '<p>Прочный болт. Звоните: +7 707 123-45-67!</p><p>Сталь 40Х.</p>' },
    params: [param('Контакт', 'sales@bolt.example'), param('Класс', '8.8')],
  })
  assert.equal(description, 'Прочный болт.\nСталь 40Х.')
  assert.deepEqual(properties, [['Класс', '8.8']])
})
