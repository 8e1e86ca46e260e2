import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorCode } from '#platform/testing/personas.ts'
import { mapImportCategories } from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'

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
