import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
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
  const north = await storeId(db, 'north')
  for (const [code, category, name, count] of [
    ['WIRE', 'Drähte', 'Draht', 4],
    ['BARBED', 'Stacheldrähte', 'Stacheldraht', 1],
  ] as const) {
    const { id: categoryId } = await make.category(db, { key: code.toLowerCase(), name: category })
    for (let copy = 1; copy <= count; copy++)
      await make.product(db, {
        storeId: north,
        code: `${code}-${copy}`,
        names: { de: `${name} ${copy} mm` },
        categoryId,
      })
  }
  await rebuildIndex(db)
  invalidateAll()
})

async function find(text: string) {
  const { ids, correctedText } = await matchText(postgresTexts, db, text, 'de', {})
  const { rows } = await sql<{ code: string }>`select code from products where id = ${ids[0]!}`.execute(db)
  return [rows[0]!.code.split('-')[0], correctedText]
}

test('a compound with a letter wrong is that compound', async () => {
  assert.deepEqual(await find('Stachledraht'), ['BARBED', 'stacheldraht'])
  assert.deepEqual(await find('Stachldrähte'), ['BARBED', 'stacheldrähte'])
})

test('a compound that nobody sells is its end', async () => {
  assert.deepEqual(await find('Diamantdraht'), ['WIRE', null])
})
