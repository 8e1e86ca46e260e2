import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { rebuildIndex } from '../postgres/text-index.ts'
import { postgresTexts } from '../postgres/text-store.ts'
import { matchText } from './match-text.ts'

let db: Db

before(async () => {
  ;({ db } = await fileDatabase())
  const north = await storeId(db, 'north')
  const addProduct = async (code: string, names: Partial<Record<Locale, string>>) => {
    const { id: categoryId } = await make.category(db, { key: code.toLowerCase(), name: `Goods ${code}` })
    await make.product(db, { storeId: north, code, names, categoryId })
  }
  await addProduct('NYM', { en: 'Cable NYM-J 3×4 mm²' })
  await addProduct('BAR', { en: 'Bar 3×1.5 mm', de: 'Rundstab Ø 40 mm' })
  await addProduct('RCD', { de: 'FI-Schalter 40 A' })
  await addProduct('MASK', { ru: 'Респиратор FFP2' })
  for (const [name, lengths] of [
    ['Hex nuts', [8]],
    ['Lock nuts', [10, 12, 14]],
  ] as const) {
    const { id: categoryId } = await make.category(db, { key: name, name })
    for (const length of lengths)
      await make.product(db, { storeId: north, code: `${name} ${length}`, names: { en: `${name} M12` }, categoryId })
  }
  await rebuildIndex(db)
  invalidateAll()
})

async function find(text: string, locale: Locale) {
  const { ids, droppedTerms } = await matchText(postgresTexts, db, text, locale, {})
  const { rows } = await sql<{ code: string }>`
    select p.code from unnest(${ids}::int[]) with ordinality as matches (id, position) join products p using (id) order by position
  `.execute(db)
  return { codes: rows.map(({ code }) => code), droppedTerms }
}

test('a designation is kept before a size', async () => {
  assert.deepEqual(await find('NYM-J 3x1.5', 'en'), { codes: ['NYM'], droppedTerms: ['3x1.5'] })
})

test('a designation is read in Cyrillic letters, too', async () => {
  assert.deepEqual(await find('ффп2', 'ru'), { codes: ['MASK'], droppedTerms: [] })
})

test('what stands for a diameter elsewhere is a device in German', async () => {
  assert.equal((await find('FI 40', 'de')).codes[0], 'RCD')
  assert.equal((await find('Ø 40', 'de')).codes[0], 'BAR')
})

test('of the kinds that may have a size the first one of the tree comes first', async () => {
  const { codes } = await find('nuts M13', 'en')
  assert.deepEqual([codes[0], codes.length], ['Hex nuts 8', 4])
})
