import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidateAll } from '#platform/cache.ts'
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

test('a name that two categories have, and one that the products contradict, is not sure', async () => {
  const { db, upload, show, succeed, work } = await importingStore()
  const desks = await make.category(db, { name: 'Столы рабочие' })
  const worktables = await make.category(db, { name: 'Столы рабочие' })
  await make.category(db, { name: 'Кейсы' })
  const mixers = await make.category(db, { name: 'Миксеры' })
  invalidateAll()
  const id = await upload(
    'Код;Название;Цена;Категория\nA-1;Стол;10;Столы рабочие\nB-1;Миксер планетарный;10;Кейсы\nB-2;Миксер ручной;10;Кейсы\nB-3;Миксер;10;Кейсы\nC-1;Миксер;10;Миксеры',
  )
  const { columns, settings } = await show(id)
  await succeed(mapImportColumns, { id, targets: columns.map(({ target }) => target), ...settings })
  await work()
  const { groups } = await show(id)
  const confidences = new Map(groups.map(({ label, confidence }) => [label, confidence]))
  assert.deepEqual(Object.fromEntries(confidences), { 'Столы рабочие': 'Likely', Кейсы: 'Likely', Миксеры: 'Sure' })
  const chosen = new Map(groups.map(({ label, categoryId }) => [label, categoryId]))
  assert.ok([desks.id, worktables.id].includes(chosen.get('Столы рабочие')!))
  assert.equal(chosen.get('Миксеры'), mixers.id)
})
