import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { invalidate, invalidateAll } from '#platform/cache.ts'
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
  const north = { storeId: await storeId(db, 'north') }
  const add = async (key: string, category: string, names: readonly string[]) => {
    const { id } = await make.category(db, { key, name: category })
    for (const [at, name] of names.entries())
      await make.product(db, { ...north, code: `${key.toUpperCase()}-${at}`, names: { en: name }, categoryId: id })
  }
  await add('chn', 'Roller chains', ['Roller chain 08B', 'Roller chain 10B', 'Roller chain 12B'])
  await add('spr', 'Sprockets', ['Sprocket for chain 08B', 'Sprocket for chain 10B'])
  await add('ink', 'Inks', ['Ink, black, 70 ml', 'Ink, cyan, 70 ml'])
  await add('prt', 'Printers', ['Printer A4, 4 inks', 'Printer A3, 6 inks'])
  await add('chq', 'Chequer plates', ['Chequer plate 3 mm', 'Chequer plate 4 mm', 'Chequer plate 5 mm'])
  await add('plt', 'Plates', ['Plate, white, 27 cm', 'Plate, white, 21 cm'])
  await add('wrp', 'Wrapping paper', ['Wrapping paper 70 g', 'Wrapping paper 80 g', 'Wrapping paper 90 g'])
  await add('cpy', 'Copy paper', ['Copy paper A4', 'Copy paper A3'])
  await rebuildIndex(db)
  invalidateAll()
})

async function firstOf(text: string) {
  const { ids } = await matchText(postgresTexts, db, text, 'en', {})
  const { rows } = await sql<{ code: string }>`select code from products where id = ${ids[0] ?? 0}`.execute(db)
  return rows[0]?.code.split('-')[0]
}

async function addSynonyms(words: readonly string[]) {
  await sql`insert into search_synonyms (locale, words) values ('en', ${words}::text[])`.execute(db)
  invalidate(['synonyms'])
}

test('what stands before a preposition is the thing, in synonyms too', async () => {
  await addSynonyms(['sprocket', 'chain sprocket'])
  assert.equal(await firstOf('chain for sprocket'), 'CHN')
  assert.equal(await firstOf('chain sprocket'), 'SPR')
})

test('of two things side by side the last one is sought, whatever has both words', async () => {
  assert.equal(await firstOf('printer ink'), 'INK')
})

test('a word by itself is first what is called nothing else', async () => {
  assert.equal(await firstOf('plate'), 'PLT')
})

test('so is one beside another thing', async () => {
  assert.equal(await firstOf('plates and printers'), 'PLT')
})

test('words that ask are not sought, unless they are of an expression', async () => {
  for (const text of ['looking for ink, wholesale price', 'which ink do I need?', 'where can I buy ink for printers'])
    assert.equal(await firstOf(text), 'INK', text)
  await addSynonyms(['bulk order', 'sprocket'])
  assert.equal(await firstOf('bulk order'), 'SPR')
})

test('a word by itself is first what an expression with its meaning names', async () => {
  await addSynonyms(['copy paper', 'paper'])
  assert.equal(await firstOf('paper'), 'CPY')
})
