import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as make from '#platform/testing/make.ts'
import { mapImportColumns } from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'

test('categories without products are guessed by their names, others by the products of the store', async () => {
  const own = await importingStore()
  const { db, store, upload, show, succeed, work } = own
  const empty = await make.category(db, { name: 'Кабельные барабаны' })
  const stocked = await make.category(db, { name: 'Прочее' })
  for (const code of ['K-1', 'K-2'])
    await make.product(db, {
      storeId: store.id,
      code,
      categoryId: stocked.id,
      names: { ru: `Хомут червячный ${code}` },
    })
  const id = await upload(
    'Артикул;Название;Цена\nN-1;Барабан кабельный 12;1000\nN-2;Хомут червячный 16-27;20\nK-1;Стяжка;30\nN-4;Щщщ 1;40',
  )
  const { columns, settings } = await show(id)
  await succeed(mapImportColumns, { id, targets: columns.map(({ target }) => target), ...settings })
  await work()
  const { groups } = await show(id)
  const guesses = groups.map(({ label, categoryId, confidence }) => [label, categoryId, confidence])
  assert.deepEqual(
    new Set(guesses),
    new Set([
      ['Щщщ', null, 'None'],
      ['Барабан кабельный', empty.id, 'Likely'],
      ['Хомут червячный', stocked.id, 'Likely'],
      ['Стяжка', stocked.id, 'Sure'],
    ]),
  )
})
