import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { invalidateAll } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { postgresTexts } from '../postgres/text-store.ts'
import { rebuildIndex } from '../postgres/text-index.ts'
import { matchText } from './match-text.ts'

let db: Db

before(async () => {
  ;({ db } = await fileDatabase())
  const store = await storeId(db, 'north')
  const { id: categoryId } = await make.category(db, { key: 'grinders', name: 'Grinders' })
  for (const code of ['GRD-1', 'GRD-2', 'GRD-3'])
    await make.product(db, { storeId: store, code, categoryId, names: { en: 'Grinder', ru: 'Кофемолка' } })
  const timer = await make.characteristic(db, { key: 'timer', type: 'Check', options: ['yes'], categoryId })
  const yes = timer.optionIds.get('yes')!
  await sql`insert into characteristic_translations (characteristic_id, locale, name) values (${timer.id}, 'ru', 'таймер')`.execute(
    db,
  )
  await sql`insert into characteristic_option_translations (option_id, locale, label) values (${yes}, 'en', 'yes'), (${yes}, 'ru', 'да')`.execute(
    db,
  )
  await sql`update products set option_ids = array[${yes}::int] where code = 'GRD-2'`.execute(db)
  await rebuildIndex(db)
  invalidateAll()
})

async function find(text: string, locale: Locale) {
  const { ids, closeFrom, droppedTerms } = await matchText(postgresTexts, db, text, locale, {})
  const { rows } = await sql<{ code: string }>`
    select code from products where id = any(${ids.slice(0, closeFrom)}::int[]) order by code
  `.execute(db)
  return { codes: rows.map(({ code }) => code), droppedTerms }
}

test('what a thing is to be without is not ticked for it', async () => {
  const expected = { codes: ['GRD-1', 'GRD-3'], droppedTerms: [] }
  assert.deepEqual(await find('grinder without timer', 'en'), expected)
  assert.deepEqual(await find('кофемолка без таймера', 'ru'), expected)
})

test('what all things have is not asked away', async () => {
  await sql`update products set option_ids = (select option_ids from products where code = 'GRD-2') where code like 'GRD-%'`.execute(
    db,
  )
  await rebuildIndex(db)
  assert.deepEqual((await find('grinder without timer', 'en')).codes.slice(0, 1), ['GRD-1'])
})
