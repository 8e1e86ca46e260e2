import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { dropMemos } from '#platform/memo.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { categoryId, storeId } from '#platform/testing/shop.ts'
import { rebuildIndex } from './index-products.ts'
import { matchText, type Scope } from './match.ts'

const everywhere: Scope = { nodeId: undefined, locationId: undefined, storeId: undefined }
let db: Db

before(async () => {
  ;({ db } = await fileDatabase())
  const north = { storeId: await storeId(db, 'north') }
  const tools = await make.category(db, { key: 'pumps', name: 'Pumps' })
  const goods = (code: string, names: Partial<Record<Locale, string>>, categoryId?: number, brand?: string) =>
    make.product(db, { ...north, code, names, ...(categoryId ? { categoryId } : {}), brand: brand ?? null })
  for (const copy of [1, 2, 3]) {
    await goods(
      `PMP-${copy}`,
      {
        en: `Circulation pump Hydronar DN ${copy}0`,
        ru: `Циркуляционный насос Hydronar DN ${copy}0`,
        sr: `Cirkulaciona pumpa DN ${copy}0`,
      },
      tools.id,
      'Hydronar',
    )
    await goods(`BTL-${copy}`, { en: `Bottle with pump ${copy}00 ml` })
    await goods(`SHR-${copy}`, { ru: `Шуруп по бетону 8×${copy}0`, de: `Betonschraube 8×${copy}0` })
    await goods(`EDL-${copy}`, { de: `Edelstahlschraube M${copy}×40` })
    await goods(`SBL-${copy}`, { ru: `Скоба такелажная ${copy} т` })
  }
  await goods('STL-1', { de: 'Schraube aus Edelstahl' })
  await rebuildIndex(db)
  dropMemos()
})

async function find(text: string, locale: Locale = 'en', scope: Scope = everywhere) {
  const { ids, ...rest } = await matchText(db, text, locale, scope)
  const { rows } = await sql<{ code: string }>`
    select p.code from unnest(${ids}::int[]) with ordinality as given (id, place) join products p using (id) order by place
  `.execute(db)
  return { ...rest, codes: rows.map(({ code }) => code) }
}

const kinds = (codes: readonly string[]) => [...new Set(codes.map((code) => code.split('-')[0]))]

test('a code beats words, whole or begun', async () => {
  const whole = await find('pmp 2')
  assert.deepEqual([whole.codes[0], whole.grades[0]], ['PMP-2', 6])
  assert.deepEqual(kinds((await find('HB-100')).codes), ['HB'])
})

test('goods that the text names come before goods that only have the word', async () => {
  const { codes, grades } = await find('pump')
  assert.deepEqual(kinds(codes), ['PMP', 'BTL'])
  assert.deepEqual(
    grades,
    [...grades].sort((a, b) => b - a),
  )
})

test('another keyboard, another script and errors are understood, and said', async () => {
  for (const [text, locale, kind, corrected] of [
    ['yfcjc', 'ru', 'PMP', 'насос'],
    ['рнвкщтфк', 'ru', 'PMP', 'hydronar'],
    ['shurup', 'ru', 'SHR', 'шуруп'],
    ['циркулицыонный насос', 'ru', 'PMP', 'циркуляционный насос'],
    ['circulaton pmup', 'en', 'PMP', 'circulation pump'],
    ['tsirkulyatsionny', 'ru', 'PMP', 'циркуляционный'],
  ] as const) {
    const found = await find(text, locale)
    assert.deepEqual([kinds(found.codes)[0], found.corrected, found.leftOut], [kind, corrected, []], text)
  }
})

test('what is understood as typed is not corrected', async () => {
  for (const [text, locale] of [
    ['насосы', 'ru'],
    ['циркулациона пумпа', 'sr'],
    ['pump', 'en'],
    ['Насoс', 'ru'],
  ] as const) {
    const found = await find(text, locale)
    assert.deepEqual([kinds(found.codes)[0], found.corrected], ['PMP', null], text)
  }
})

test('German compounds are found by their parts, and the parts by the compound', async () => {
  assert.deepEqual(kinds((await find('Schraube', 'de')).codes).sort(), ['EDL', 'SHR', 'STL'])
  assert.deepEqual(kinds((await find('Schraube Edelstahl', 'de')).codes).sort(), ['EDL', 'STL'])
  assert.deepEqual(kinds((await find('Edelstahlschraube', 'de')).codes), ['EDL', 'STL'])
})

test('synonyms are those of the table', async () => {
  assert.deepEqual(kinds((await find('шакл', 'ru')).codes), ['SBL'])
  await sql`insert into search_synonyms (locale, words) values ('en', '{flubber, circulation pump}')`.execute(db)
  assert.deepEqual((await find('flubber')).codes, [])
  dropMemos(['synonyms'])
  assert.deepEqual(kinds((await find('flubber')).codes), ['PMP'])
})

test('words that nothing has are left out, the others are kept', async () => {
  const found = await find('circulation pump purple unicorn')
  assert.deepEqual([kinds(found.codes)[0], found.leftOut], ['PMP', ['purple', 'unicorn']])
  assert.deepEqual(await find('qqqqqq wwwwww'), {
    codes: [],
    grades: [],
    isComplete: true,
    leftOut: [],
    corrected: null,
  })
})

test('text is looked for within a node, a place and a store', async () => {
  const own = { nodeId: await categoryId(db, 'pumps'), locationId: undefined, storeId: undefined }
  assert.deepEqual(kinds((await find('pump', 'en', own)).codes), ['PMP'])
  assert.deepEqual((await find('pump', 'en', { ...everywhere, storeId: await storeId(db, 'west') })).codes, [])
  const { rows } = await sql<{ id: number }>`select id from locations where alias = 'moscow'`.execute(db)
  assert.deepEqual((await find('pump', 'en', { ...everywhere, locationId: rows[0]!.id })).codes, [])
})

test('F11 operators of the query language are only letters', async () => {
  for (const text of [
    "pump' | 'x",
    'pump & !pump',
    'pump:*',
    "'",
    '\\',
    "\\'",
    '(((',
    '!!',
    '<->',
    '#pmp2',
    '@c1',
    '^en/pump',
    '~pump',
    "a'':*b",
  ])
    await find(text)
  assert.deepEqual(
    (await find('@s1 ^pump')).grades.filter((grade) => grade > 5),
    [],
  )
})
