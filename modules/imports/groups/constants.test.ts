import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCode } from '#platform/testing/personas.ts'
import { mapImportCategories, mapImportColumns } from '../contract.ts'
import { importingStore, reasonsOf } from '../imports.fixture.ts'

test('constants of a group fill empty cells, and are remembered', async () => {
  const { upload, show, check, call, work, run, products, categoryId } = await importingStore()
  const id = await upload('Код;Название;Цена;Остаток;Ед. изм.\nC-1;Болт;1000;;\nC-2;Болт;2000;7;шт')
  await check(id)
  const { groups } = await show(id)
  const choose = (constants: object) =>
    call(mapImportCategories, { id, groups: groups.map(({ key }) => ({ key, categoryId, constants })) })
  assert.equal(errorCode(await choose({ unit: 'бочонок' })), 'imports.unknownUnit')
  assert.equal((await choose({ unit: 'кг', stock: '50', brand: 'Завод', vat: '10' })).status, 200)
  await work()
  await run(id)
  assert.deepEqual(await products(), { 'C-1': 'Болт 100000 Active kilogram 50', 'C-2': 'Болт 200000 Active piece 7' })
  const later = await upload('Код;Название;Цена\nC-3;Болт;1000')
  await check(later)
  assert.deepEqual((await show(later)).groups[0]!.constants, { unit: 'кг', stock: '50', brand: 'Завод', vat: '10' })
})

test('new products need a unit, which is asked for and remembered; products of the store have theirs', async () => {
  const { upload, show, call, work, importFile, products, categoryId } = await importingStore()
  await importFile('Код;Название;Цена;Категория;Ед. изм.\nU-1;Болт;1000;Метизы;кг')
  const id = await upload('Код;Название;Цена;Категория\nU-1;Болт;1100;Метизы\nU-2;Болт;1200;Метизы')
  const { columns, settings } = await show(id)
  await call(mapImportColumns, { id, targets: columns.map(({ target }) => target), ...settings })
  await work()
  const asked = await show(id)
  assert.deepEqual([asked.status, asked.groups[0]?.unitless, asked.groups[0]?.confidence], ['Categories', 1, 'Sure'])
  const choose = async (constants: object) => {
    await call(mapImportCategories, { id, groups: [{ key: asked.groups[0]!.key, categoryId, constants }] })
    await work()
    return show(id)
  }
  const without = await choose({})
  assert.deepEqual([without.counts?.updated, reasonsOf(without)], [1, ['exchange.noUnit 1']])
  assert.equal((await choose({ unit: 'м' })).counts?.created, 1)
  assert.deepEqual(await products(), { 'U-1': 'Болт 100000 Active kilogram' })

  const later = await upload('Код;Название;Цена;Категория\nU-3;Болт;1300;Метизы')
  await call(mapImportColumns, { id: later, targets: columns.map(({ target }) => target), ...settings })
  await work()
  assert.equal((await show(later)).status, 'Checked')
})
