import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog, context, mappingFile, offer, param, product } from '../rules.fixture.ts'
import { parseOffer } from '../rules.ts'
import { readMapping } from './mapping.ts'

const mappedBy = (more: object) => ({
  ...context,
  mapping: readMapping(JSON.stringify({ ...mappingFile, ...more }), catalog),
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
    ['{"patterns": [{"pattern": "(", "characteristic": "length"}]}', /patterns › 0: .*missing/],
    ['{"patterns": [{"pattern": "a{1,1000}a{1,1000}", "characteristic": "length"}]}', /too large/],
    ['{"patterns": [{"pattern": "(?=a)b", "characteristic": "length"}]}', /patterns › 0/],
    [
      '{"patterns": [{"pattern": "a", "characteristic": "colour"}]}',
      /no mapped category has the characteristic colour/,
    ],
    [
      '{"patterns": [{"pattern": "a", "characteristic": "material", "value": "gold"}]}',
      /"gold" is no value of material/,
    ],
    ['{"constants": {"screws": {}}}', /no category screws/],
    ['{"constants": {"nuts": {"material": "steel"}}}', /no mapped category has the characteristic material/],
    ['{"constants": {"*": {"length": "long"}}}', /"long" is no value of length/],
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

test('constants fill what an offer of the category does not say', () => {
  const constants = { bolts: { material: 'steel', metric: true, length: 10, coating: ['zinc', 'oil'], model: 'М8' } }
  const described = product({ params: [param('Длина', '60')] }, mappedBy({ constants }))
  assert.deepEqual(described.optionIds, [10, 20, 21, 30])
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.words, [[5, 'М8']])
  const { optionIds } = product(
    { params: [param('Материал', 'Сталь')] },
    mappedBy({ constants: { '*': { metric: true } } }),
  )
  assert.deepEqual(optionIds, [10, 30])
})

test('values are taken from names and parameters by pattern', () => {
  const patterns = [
    { pattern: 'М\\d+[x×](\\d+)', characteristic: 'length' },
    { pattern: 'нерж|A2', characteristic: 'material', value: 'brass' },
    { pattern: 'оцинк', param: 'Прочее', characteristic: 'coating', value: ['zinc'], categories: ['bolts'] },
    { pattern: '.', characteristic: 'metric', value: true, categories: ['nuts'] },
  ]
  const under = mappedBy({ patterns })
  const described = product({ fields: { name: 'Болт м8×60 A2' }, params: [param('Прочее', 'Оцинкован')] }, under)
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.optionIds, [11, 20])
  const stated = product({ fields: { name: 'Болт М8×60 A2' }, params: [param('Материал', 'Сталь')] }, under)
  assert.deepEqual(stated.optionIds, [10], 'a parameter says it')
})

test('a pattern takes linear time, whatever a supplier writes', () => {
  const patterns = ['(a+)+$', '(a|aa)+$', '(.*)*,(.*)*;', 'a?'.repeat(100) + 'a'.repeat(100)].map((pattern) => ({
    pattern,
    characteristic: 'length',
  }))
  const under = mappedBy({ patterns })
  // A backtracking engine takes longer than the universe exists for one of these.
  for (let count = 0; count < 3; count++) product({ fields: { name: `${'a'.repeat(5_000)}!` } }, under)
  assert.equal(product({ fields: { name: 'b' } }, under).numbers.length, 0)
})

test('the parameter that decides the category also fills a characteristic, and is no property', () => {
  const characteristics = { ...mappingFile.characteristics, Вид: 'model' }
  assert.deepEqual(product({}, mappedBy({ characteristics })).words, [[5, 'Болт']])
  assert.deepEqual(product({}).properties, [])
})

test('one parameter fills several characteristics by their units', () => {
  const characteristics = { ...mappingFile.characteristics, Размер: ['length', 'model'] }
  const described = product({ params: [param('Размер', '60 мм / 8 кг')] }, mappedBy({ characteristics }))
  assert.deepEqual(described.numbers, [[4, 60]])
  assert.deepEqual(described.words, [[5, '60 мм / 8 кг']])
  const result = parseOffer(offer({ params: [param('Размер', '')] }), mappedBy({ characteristics }))
  assert.ok(!Array.isArray(result) && result.properties.length === 0)
})
