import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { errorCode } from '#platform/testing/personas.ts'
import * as contract from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'

async function storeWithTexts() {
  const own = await importingStore()
  return {
    ...own,
    async texts() {
      const { rows } = await sql<{ code: string; texts: string[] }>`
        select p.code, array_agg(concat_ws(' ', t.locale, t.name, nullif(t.description, '')) order by t.locale) as texts
        from products p join product_translations t on t.product_id = p.id where p.store_id = ${own.store.id} group by p.code order by p.code
      `.execute(own.db)
      return Object.fromEntries(rows.map(({ code, texts }) => [code, texts]))
    },
  }
}

const table = `Артикул;Название;Название (англ.);Name DE;Описание;Описание английское;Цена
A-1;Болт;Bolt;Schraube;Сталь;Steel<br>Call +7 913 555 44 33;100
A-2;Гайка;;;;Nut of steel;200`

test('names and descriptions in several languages are imported, and stay where a file says nothing of them', async () => {
  const { importFile, texts, upload, check, succeed, work } = await storeWithTexts()
  const first = await importFile(table)
  assert.deepEqual([first.settings.locale, first.counts?.created, first.counts?.refused], ['ru', 2, 0])
  const before = await texts()
  assert.deepEqual(before['A-1'], ['de Schraube', 'en Bolt Steel', 'ru Болт Сталь'], 'without contacts')
  assert.deepEqual(before['A-2'], ['ru Гайка'], 'a description needs a name')
  assert.equal((await check(await upload(table))).counts?.unchanged, 2)

  const changed = await importFile('Артикул;Название;Name EN;Цена\nA-1;Болт;Hex bolt;100\nA-2;Гайка;Nut;210')
  assert.deepEqual(
    changed.differences.map(({ code, changes }) => [code, changes.map(({ field, after }) => [field, after])]),
    [
      ['A-1', [['name', { ru: 'Болт', en: 'Hex bolt' }]]],
      [
        'A-2',
        [
          ['priceMinor', 21_000],
          ['name', { ru: 'Гайка', en: 'Nut' }],
        ],
      ],
    ],
  )
  assert.deepEqual((await texts())['A-2'], ['en Nut', 'ru Гайка'])
  await succeed(contract.undoImport, { id: changed.id })
  await work()
  assert.deepEqual(await texts(), before)
})

test('if the heads of all names have a language, the table is in the one of the store', async () => {
  const { importFile, texts } = await storeWithTexts()
  const { settings } = await importFile('Код;Name EN;Название (рус.);Цена\nA-1;Bolt;Болт;100')
  assert.equal(settings.locale, 'ru')
  assert.deepEqual(await texts(), { 'A-1': ['en Bolt', 'ru Болт'] })
})

test('a column of names in a language that the head does not tell is refused', async () => {
  const { upload, show, call } = await storeWithTexts()
  const id = await upload('Артикул;Название;Название 2;Цена\nA-1;Болт;Bolt;1000')
  const { settings } = await show(id)
  const targets = ['code', 'name', 'nameTranslation', 'price'] as const
  assert.equal(
    errorCode(await call(contract.mapImportColumns, { id, targets, ...settings })),
    'imports.languageMissing',
  )
})
