import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getCategory } from '#modules/catalog/contract.ts'
import { locales } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { categoryId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import { createCategory } from './contract.ts'
import { inEach, screwNames, treeEditor, uniqueName } from './editor.fixture.ts'
import * as contract from './filter-contract.ts'

async function newCategory() {
  const setup = await treeEditor()
  const { editor, db, app } = setup
  const parentId = await categoryId(db, 'fasteners/bolts')
  const { body } = await editor.call(createCategory, { parentId, names: inEach(uniqueName('Filtered')) })
  const id = body.id
  const list = async () => (await editor.call(contract.listFilters, { categoryId: id })).body
  const find = async (filterId: number) => (await list()).items.find((filter) => filter.id === filterId)!
  const create = async (input: object) =>
    (await editor.call(contract.createFilter, { categoryId: id, names: inEach('Head'), ...input } as never)).body.id
  const update = async (filterId: number, change: object) =>
    editor.call(contract.updateFilter, {
      categoryId: id,
      id: filterId,
      version: (await find(filterId)).version,
      ...change,
    } as never)
  const shown = async (locale: (typeof locales)[number] = 'en') => {
    const answer = await anonymous(app).call(getCategory, { p: 'live', g: 'default', id: String(id) }, { locale })
    return answer.body
  }
  return { ...setup, categoryId: id, list, find, create, update, shown }
}

const heads = [{ labels: inEach('Flat') }, { labels: { ...inEach('Pan'), de: 'Linse' } }]

test('a category gets filters of all ten types, and its products are found by them in all six languages', async () => {
  const { app, db, create, list, shown, categoryId: id, followUp } = await newCategory()
  const select = await create({ type: 'Select', names: screwNames, options: heads, isPromoted: true })
  for (const type of ['Radio', 'TextList']) await create({ type, names: inEach(type), options: heads })
  for (const type of ['Check', 'Interval', 'Text', 'Price', 'Brand', 'MinOrder', 'MinOrderUnitType'])
    await create({ type, names: inEach(type), units: inEach(type === 'Interval' ? 'mm' : '') })
  const { items } = await list()
  assert.equal(new Set(items.map(({ type }) => type)).size, 10)
  assert.deepEqual(items.find(({ type }) => type === 'Check')!.options[0]!.labels.it, 'Sì')
  const optionIds = [items[0]!.options[1]!.id]
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, categoryId: id, optionIds })
  await followUp()
  for (const locale of locales) {
    await until(async () => (await shown(locale)).filters[0]?.options.length === 1)
    const { path, filters } = await shown(locale)
    const [filter] = filters
    assert.deepEqual([filter!.name, filter!.isPromoted], [screwNames[locale], true])
    assert.deepEqual(filter!.options, [{ value: 'pan', label: locale === 'de' ? 'Linse' : 'Pan' }])
    await until(async () => {
      const found = await fetch(
        `${app.address}/api/x/platform/live/default/product/search?category=${path}&${filter!.key}=pan`,
        { headers: { 'accept-language': locale } },
      )
      return (
        ((await found.json()) as { items: { id: number }[] }).items.map((item) => item.id).join() === String(product.id)
      )
    })
  }
  assert.ok(
    (await auditOf(app, 'characteristic', String(select))).some(({ action }) => action === 'characteristic.created'),
  )
})

test('what a change means for products and other categories is said before', async () => {
  const { db, editor, create, find, update, list, categoryId: id } = await newCategory()
  const filter = await create({ type: 'Select', options: heads })
  const { options } = await find(filter)
  const store = await make.store(db)
  await make.product(db, { storeId: store.id, categoryId: id, optionIds: [options[0]!.id] })
  await make.product(db, { storeId: store.id, categoryId: id })
  const effectsOf = async (change: object) => (await update(filter, { ...change, isDryRun: true })).body.effects
  assert.deepEqual(await effectsOf({ isRequired: true }), [{ kind: 'incomplete', count: 1 }])
  assert.deepEqual(
    await effectsOf({ options: options.slice(1).map(({ id: option, labels }) => ({ id: option, labels })) }),
    [{ kind: 'valuesLost', count: 1 }],
  )
  const other = await editor.call(createCategory, {
    parentId: await categoryId(db, 'fasteners/bolts'),
    names: inEach(uniqueName('Other')),
  })
  await editor.call(contract.createFilter, { categoryId: other.body.id, characteristicId: filter })
  assert.deepEqual(await effectsOf({ names: { en: 'Renamed' } }), [{ kind: 'shared', count: 1 }])
  const removal = await editor.call(contract.deleteFilter, { categoryId: id, id: filter, isDryRun: true })
  assert.deepEqual(removal.body.effects, [{ kind: 'valuesHidden', count: 1 }])
  assert.equal((await list()).items.length, 1, 'dry runs change nothing')
})

test('options are renamed, ordered, added and removed; products lose those that are gone', async () => {
  const { db, create, find, update, followUp, categoryId: id } = await newCategory()
  const filter = await create({ type: 'Select', options: heads })
  const [flat, pan] = (await find(filter)).options
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, categoryId: id, optionIds: [flat!.id] })
  await update(filter, {
    options: [{ id: pan!.id, labels: inEach('Pan head') }, { labels: inEach('Hexagon') }],
  })
  const { options } = await find(filter)
  assert.deepEqual(
    options.map(({ key, labels }) => [key, labels.en]),
    [
      ['pan', 'Pan head'],
      ['hexagon', 'Hexagon'],
    ],
  )
  await followUp()
  const { rows } = await sql<{
    ids: number[]
  }>`select option_ids as ids from products where id = ${product.id}`.execute(db)
  assert.deepEqual(rows[0]!.ids, [])
})

test('filters change their places, leave a category and come back to it with the values of its products', async () => {
  const { db, editor, create, list, update, categoryId: id } = await newCategory()
  const [one, two] = [
    await create({ type: 'Interval', names: inEach('One') }),
    await create({ type: 'Text', names: inEach('Two') }),
  ]
  await update(two, { place: 1 })
  assert.deepEqual(
    (await list()).items.map((filter) => filter.id),
    [two, one],
  )
  const store = await make.store(db)
  await make.product(db, { storeId: store.id, categoryId: id, values: [{ characteristicId: one, number: 3 }] })
  await editor.call(contract.deleteFilter, { categoryId: id, id: one })
  await editor.call(contract.deleteFilter, { categoryId: id, id: two })
  const { rows } = await sql<{ id: number }>`select id from characteristics where id = any(${[one, two]})`.execute(db)
  assert.deepEqual(rows, [{ id: one }], 'what nothing uses is deleted')
  const back = await editor.call(contract.createFilter, { categoryId: id, characteristicId: one })
  assert.equal(statusAndCode(back), '200')
})

test('what makes no sense is refused', async () => {
  const { db, editor, create, categoryId: id } = await newCategory()
  const filter = await create({ type: 'Interval' })
  const refusals = [
    [{ categoryId: id, type: 'Select', names: inEach('No options') }, '422 categories.wrongOptions'],
    [{ categoryId: id, type: 'Text', names: inEach('Options'), options: heads }, '422 categories.wrongOptions'],
    [{ categoryId: id, characteristicId: filter }, '409 categories.filterTaken'],
    [{ categoryId: id, characteristicId: 2_000_000_000 }, '404 categories.filterNotFound'],
    [
      { categoryId: await categoryId(db, 'fasteners'), type: 'Text', names: inEach('Class') },
      '422 categories.noCategory',
    ],
  ] as const
  for (const [input, expected] of refusals)
    assert.equal(statusAndCode(await editor.call(contract.createFilter, input as never)), expected)
})
