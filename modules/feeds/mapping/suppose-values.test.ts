import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bolts } from '../rules.fixture.ts'
import { quantitiesIn } from '../values/numbers.ts'
import { mapParams } from './params.ts'
import { mappingByNames } from './mapping.ts'
import { guessValues } from './suppose-values.ts'

function guessesOf(name: string, params: Record<string, string> = {}) {
  const offer = {
    name,
    params: Object.entries(params).map(([param, value]) => ({ name: param, value, unit: '', decidesCategory: false })),
  }
  return guessValues(offer, bolts, mapParams(offer, bolts, mappingByNames()))
}

test('numbers with a unit are found in texts, without ranges, dimensions and parts of codes', () => {
  const found = (text: string) => quantitiesIn(text).map(({ value, unit }) => `${value} ${unit}`)
  assert.deepEqual(found('ИБП 1000ВА / 600Вт, 230 В'), ['1000 ВА', '600 Вт', '230 В'])
  assert.deepEqual(found('Кабель 2,5 мм², 1 000 м'), ['2.5 мм²', '1000 м'])
  assert.deepEqual(found('Блок 100-240 В, 40×30 мм, 4 in 1, M8x40'), [])
  assert.deepEqual(found('Экран 15,6" 1920x1080'), ['15.6 "'])
})

test('the unit of a single characteristic tells its number, and a label its option', () => {
  assert.deepEqual(guessesOf('Болт 40 мм, латунь'), [
    { characteristicId: 4, number: 40 },
    { characteristicId: 1, optionIds: [11] },
  ])
  assert.deepEqual(guessesOf('Болт', { Размер: '60 мм' }), [{ characteristicId: 4, number: 60 }])
  assert.deepEqual(
    guessesOf('Болт 40 мм', { Размер: '60 мм' }),
    [{ characteristicId: 4, number: 40 }],
    'the name says more',
  )
})

test('designations and the lengths of screws are read from names, however they are written', () => {
  const [own] = bolts.characteristics
  const labels = ['m8', 'm10', 'din 933', 'a2-70'].map((label, index): [string, number] => [label, 91 + index])
  const thread = { ...own!, id: 9, labels: new Map(labels), options: new Map(labels) }
  const screws = { ...bolts, characteristics: [thread, ...bolts.characteristics.slice(3)] }
  const read = (name: string) => {
    const offer = { name, params: [] }
    return guessValues(offer, screws, mapParams(offer, screws, mappingByNames())).map(
      ({ optionIds, number }) => optionIds?.[0] ?? number,
    )
  }
  for (const name of [
    'Болт М8×40',
    'Болт m8 x 40',
    'Болт М8х1,25х40 оц.',
    'Bolt M8*40',
    'Болт М 8, 40 мм',
    'Болт М8×40, ключ 13 мм',
  ])
    assert.deepEqual(read(name), [40, 91], name)
  assert.deepEqual(read('Болт DIN933'), [93])
  assert.deepEqual(read('Болт DIN 933'), [93])
  assert.deepEqual(read('Болт А2-70'), [94])
  for (const name of ['Болт М80', 'Болт М8/М10', 'Болт А2', 'Болт М8-М10', 'M8×40×60'])
    assert.ok(!read(name).includes(40) && !read(name).some((id) => id === 92 || id === 94), name)
})

test('a short label is read behind the name of its characteristic', () => {
  const [own] = bolts.characteristics
  const labels = ['s', 'xl', '42'].map((label, index): [string, number] => [label, 91 + index])
  const names = new Set(['size', 'größe', 'размер'])
  const size = { ...own!, id: 9, names, labels: new Map(labels), options: new Map(labels) }
  const clothes = { ...bolts, characteristics: [size] }
  const read = (name: string) => {
    const offer = { name, params: [] }
    return guessValues(offer, clothes, mapParams(offer, clothes, mappingByNames())).map(({ optionIds }) => optionIds)
  }
  for (const name of ['Handschuhe, Größe S', 'Gloves size: s', 'Перчатки, размер S'])
    assert.deepEqual(read(name), [[91]], name)
  assert.deepEqual(read('Boots, size 42'), [[93]])
  for (const name of ['Boots S 42', 'Gloves size S, size XL', 'Size L']) assert.deepEqual(read(name), [], name)
})

test('two values say nothing, and what the offer states is not guessed', () => {
  assert.deepEqual(guessesOf('Болт 40 мм, ключ 13 мм, сталь или латунь'), [])
  assert.deepEqual(guessesOf('Болт 40 мм, латунь', { Длина: '60', Материал: 'сталь' }), [])
})
