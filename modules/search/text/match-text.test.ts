import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidate, invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { categoryId, storeId } from '#platform/testing/shop.ts'
import { loadStems } from '../analysis/stems.ts'
import { matchText } from './match-text.ts'
import type { TextScope } from './text-store.ts'
import { postgresTexts } from '../postgres/text-store.ts'
import { rebuildIndex } from '../postgres/text-index.ts'

const everywhere: TextScope = {}
let db: Db

before(async () => {
  ;({ db } = await fileDatabase())
  const north = { storeId: await storeId(db, 'north') }
  const tools = await make.category(db, { key: 'pumps', name: 'Pumps' })
  const addProduct = (code: string, names: Partial<Record<Locale, string>>, categoryId?: number, brand?: string) =>
    make.product(db, { ...north, code, names, ...(categoryId ? { categoryId } : {}), brand: brand ?? null })
  for (const copy of [1, 2, 3]) {
    await addProduct(
      `PMP-${copy}`,
      {
        en: `Circulation pump Hydronar DN ${copy}0`,
        ru: `Циркуляционный насос Hydronar DN ${copy}0`,
        sr: `Cirkulaciona pumpa DN ${copy}0`,
      },
      tools.id,
      'Hydronar',
    )
    await addProduct(`BTL-${copy}`, { en: `Bottle with pump ${copy}00 ml` })
    await addProduct(`SHR-${copy}`, { ru: `Шуруп по бетону 8×${copy}0`, de: `Betonschraube 8×${copy}0` })
    await addProduct(`EDL-${copy}`, { de: `Edelstahlschraube M${copy}×40` })
    await addProduct(`SBL-${copy}`, { ru: `Скоба такелажная ${copy} т` })
  }
  await addProduct('LTH-1', { ru: 'Кожа телец' })
  await addProduct('CST-1', { ru: 'Подошва литая' })
  const bearings = await make.category(db, { key: 'bearings', name: 'Bearings' })
  await addProduct('BRG-1', { en: 'Bearing 6310-2RS' }, bearings.id)
  await addProduct('BRG-2', { en: 'Bearing 6310-ZZ' }, bearings.id)
  await addProduct('BRG-3', { en: 'Bearing 6204-ZZ' }, bearings.id)
  await addProduct('PAL-1', { en: 'Pallet 1200×800 mm' })
  await addProduct('STL-1', { de: 'Schraube aus Edelstahl' })
  const grinders = await make.category(db, { key: 'grinders', name: 'Grinders' })
  for (const groups of [1, 2, 3]) {
    await addProduct(
      `GRD-${groups}`,
      { en: `Grinder, ${groups}-group`, ru: `Кофемолка, групп: ${groups}` },
      grinders.id,
    )
  }
  const fridges = await make.category(db, { key: 'fridges', name: 'Fridges' })
  const doors = await make.characteristic(db, { key: 'doors', type: 'Interval', options: [], categoryId: fridges.id })
  for (const count of [1, 2, 3]) {
    const { id } = await addProduct(`FRD-${count}`, { en: 'Fridge +2 °C' }, fridges.id)
    await sql`insert into product_values (product_id, characteristic_id, number) values (${id}, ${doors.id}, ${count})`.execute(
      db,
    )
  }
  const paints = await make.category(db, { key: 'paints', name: 'Paints' })
  for (const [code, gloss] of Object.entries({ 'PNT-1': 'silk matt', 'PNT-2': 'matt', 'PNT-3': 'silk matt' }))
    await addProduct(code, { en: `Paint, ${gloss}, white` }, paints.id)
  const boots = await make.category(db, { key: 'safety-boots', name: 'Safety boots' })
  const pipes = await make.category(db, { key: 'steel-pipes', name: 'Steel pipes' })
  for (const size of [41, 42, 43]) {
    await addProduct(`BOT-${size}`, { en: `Safety boots S3, size ${size}` }, boots.id)
    await addProduct(`PIP-${size}`, { en: `Steel pipe with cap ${size} mm` }, pipes.id)
  }
  const socketSets = await make.category(db, { key: 'socket-sets', name: 'Socket sets' })
  await addProduct('SCK-24', { en: 'Socket set, 24 pieces' }, socketSets.id)
  const copperTubes = await make.category(db, { key: 'copper-tubes', name: 'Copper tubes' })
  await addProduct('CPT-22', { en: 'Copper tube 22 mm' }, copperTubes.id)
  const wedgeBelts = await make.category(db, { key: 'wedge-belts', name: 'Wedge belts' })
  const flatBelts = await make.category(db, { key: 'flat-belts', name: 'Flat belts' })
  for (const [profile, length] of Object.entries({ SPA: 1120, SPB: 1250, SPC: 1400 })) {
    await addProduct(`WDG-${profile}${length}`, { en: `Wedge belt, ${profile}, ${length}` }, wedgeBelts.id)
    await addProduct(`FLT-${length}`, { en: `Flat belt, XL, ${length}` }, flatBelts.id)
  }
  await sql`update brands set product_count = 3 where name = 'Hydronar'`.execute(db)
  await rebuildIndex(db)
  invalidateAll()
})

async function find(text: string, locale: Locale = 'en', scope: TextScope = everywhere) {
  const { ids, closeFrom, ...rest } = await matchText(postgresTexts, db, text, locale, scope)
  const { rows } = await sql<{ code: string }>`
    select p.code from unnest(${ids}::int[]) with ordinality as matches (id, position) join products p using (id) order by position
  `.execute(db)
  const codes = rows.map(({ code }) => code)
  return { ...rest, codes: codes.slice(0, closeFrom), close: codes.slice(closeFrom) }
}

const kinds = (codes: readonly string[]) => [...new Set(codes.map((code) => code.split('-')[0]))]

test('a complete code or its prefix ranks above words', async () => {
  const whole = await find('pmp 2')
  assert.deepEqual([whole.codes[0], whole.scores[0]], ['PMP-2', 6.03])
  assert.deepEqual(kinds((await find('HB-100')).codes), ['HB'])
})

test('what is lacking or meant for something is not the thing', async () => {
  assert.deepEqual(kinds((await find('grinder without pump')).codes.slice(0, 3)), ['GRD'])
})

test('a set is of what the word beside it names', async () => {
  const { codes, droppedTerms } = await find('grinder set')
  assert.deepEqual([kinds(codes), droppedTerms], [['GRD'], ['set']])
  assert.deepEqual(kinds((await find('set')).codes), ['SCK'])
})

test('an expression names its kind before one of its words that names others', async () => {
  await sql`insert into search_synonyms (locale, words) values ('en', '{copper tube, copper pipe}')`.execute(db)
  invalidate(['synonyms'])
  assert.deepEqual(kinds((await find('copper pipe with cap')).codes), ['CPT'])
})

test('where few products have all words, those of their category are close before others', async () => {
  const { codes, close } = await find('SPA belt 1120')
  assert.deepEqual([codes, kinds(close)], [['WDG-SPA1120'], ['WDG', 'FLT']])
})

test('products of a matching category rank above products that only have the word in the name', async () => {
  const { codes, close, scores: grades } = await find('pump')
  assert.deepEqual([kinds(codes), kinds(close)], [['PMP'], ['BTL']])
  assert.deepEqual(
    grades,
    [...grades].sort((a, b) => b - a),
  )
})

test('keyboard layout, script and spelling are corrected and the correction is returned', async () => {
  for (const [text, locale, kind, corrected] of [
    ['yfcjc', 'ru', 'PMP', 'насос'],
    ['рнвкщтфк', 'ru', 'PMP', 'hydronar'],
    ['shurup', 'ru', 'SHR', 'шуруп'],
    ['циркулицыонный насос', 'ru', 'PMP', 'циркуляционный насос'],
    ['circulaton pmup', 'en', 'PMP', 'circulation pump'],
    ['идронар', 'ru', 'PMP', 'Hydronar'],
    ['hidronahr pump', 'en', 'PMP', 'Hydronar pump'],
    ['tsirkulyatsionny', 'ru', 'PMP', 'циркуляционный'],
    ['yfcjc hydronar', 'ru', 'PMP', 'насос hydronar'],
    ['rj;f ntktw', 'ru', 'LTH', 'кожа телец'],
    ['pumpcirculation', 'en', 'PMP', 'pump circulation'],
  ] as const) {
    const found = await find(text, locale)
    assert.deepEqual([kinds(found.codes)[0], found.correctedText, found.droppedTerms], [kind, corrected, []], text)
  }
})

test('a word that is no more than similar to another one is not corrected', async () => {
  const found = await find('витая пара', 'ru')
  assert.deepEqual([found.codes, found.correctedText], [[], null])
})

test('a text that matches as typed is not corrected', async () => {
  for (const [text, locale] of [
    ['насосы', 'ru'],
    ['циркулациона пумпа', 'sr'],
    ['pump', 'en'],
    ['Насoс', 'ru'],
  ] as const) {
    const found = await find(text, locale)
    assert.deepEqual([kinds(found.codes)[0], found.correctedText], ['PMP', null], text)
  }
})

test('German compounds match their parts, and parts match the compound', async () => {
  assert.deepEqual(kinds((await find('Schraube', 'de')).codes).sort(), ['EDL', 'SHR', 'STL'])
  assert.deepEqual(kinds((await find('Schraube Edelstahl', 'de')).codes).sort(), ['EDL', 'STL'])
  assert.deepEqual(kinds((await find('Edelstahlschraube', 'de')).codes), ['EDL', 'STL'])
})

test('a synonym is also written without its hyphen, and in another order', async () => {
  await sql`insert into search_synonyms (locale, words) values ('en', '{no-drip spout, circulation pump}')`.execute(db)
  invalidate(['synonyms'])
  for (const text of ['no-drip spout', 'no drip spouts', 'nodrip spout', 'spout for no-drip'])
    assert.deepEqual(kinds((await find(text)).codes), ['PMP'], text)
})

test('synonyms are read from the table and cached by tag', async () => {
  assert.deepEqual(kinds((await find('шакл', 'ru')).codes), ['SBL'])
  await sql`insert into search_synonyms (locale, words) values ('en', '{flubber, circulation pump}')`.execute(db)
  assert.deepEqual((await find('flubber')).codes, [])
  invalidate(['synonyms'])
  assert.deepEqual(kinds((await find('flubber')).codes), ['PMP'])
  const { rows } = await sql<{ word: string }>`
    select translate(n::text, '0123456789', 'abcdefghij') as word from generate_series(1000000, 1030000) n
  `.execute(db)
  for (const half of [rows.slice(0, 15_000), rows.slice(15_000)])
    await loadStems(
      db,
      half.map(({ word }) => ['en', word]),
    )
  assert.deepEqual(
    kinds((await find('flubber')).codes),
    ['PMP'],
    'the cache of stems has dropped those of the synonyms',
  )
})

test('terms without matches are dropped, the others remain', async () => {
  const found = await find('circulation pump purple unicorn')
  assert.deepEqual([kinds(found.codes)[0], found.droppedTerms], ['PMP', ['purple', 'unicorn']])
  assert.deepEqual(await find('qqqqqq wwwwww'), {
    codes: [],
    close: [],
    scores: [],
    isComplete: true,
    droppedTerms: [],
    correctedText: null,
  })
})

test('a text whose words nothing has finds those of their families, of a word with its number, or nearly so written', async () => {
  assert.deepEqual(kinds((await find('grinderette')).codes), ['GRD'])
  assert.deepEqual((await find('boots43')).codes, ['BOT-43'])
  assert.deepEqual((await find('кжа', 'ru')).close, ['LTH-1'])
})

test('products with a part of a designation are close to it, then others of the same category', async () => {
  const found = await find('6310zz')
  assert.deepEqual([found.codes, found.close], [['BRG-2'], ['BRG-1', 'BRG-3']])
})

test('a size without a unit is also one in centimetres, in any order', async () => {
  assert.deepEqual((await find('pallet 80x120')).codes, ['PAL-1'])
})

test('the kind of thing is never given up for the other words', async () => {
  const boots = await find('steel plated cap boots size 43')
  assert.deepEqual([boots.codes, kinds(boots.close)], [['BOT-43'], ['BOT']])
  assert.deepEqual(boots.droppedTerms, ['steel', 'plated', 'cap'])
  assert.deepEqual(kinds((await find('pipe for boots')).codes), ['PIP'])
  assert.deepEqual(kinds((await find('for boots pipe')).codes), ['PIP'])
})

test('a number in words is one of the name', async () => {
  const found = await find('two group grinder')
  assert.deepEqual([found.codes, found.droppedTerms], [['GRD-2'], []])
  const russian = await find('двухгруппная кофемолка', 'ru')
  assert.deepEqual([russian.codes, russian.correctedText], [['GRD-2'], null])
})

test('the number of parts is that of the characteristic which has their name', async () => {
  const { codes, droppedTerms } = await find('two door fridge')
  assert.deepEqual([codes, droppedTerms], [['FRD-2', 'FRD-3', 'FRD-1'], []])
})

test('words that stand alone between commas come before those with others', async () => {
  assert.equal((await find('white matt paint')).codes[0], 'PNT-2')
})

test('words that were run together find the products of one of them', async () => {
  const { close, codes, droppedTerms } = await find('redgrindersale')
  assert.deepEqual([codes, kinds(close), droppedTerms], [[], ['GRD'], ['redgrindersale']])
  assert.deepEqual(kinds((await find('2grindersale')).close), ['GRD'])
})

test('the scope limits matches to a category, a location and a store', async () => {
  const inPumps = { categoryId: await categoryId(db, 'pumps') }
  assert.deepEqual(kinds((await find('pump', 'en', inPumps)).codes), ['PMP'])
  assert.deepEqual((await find('pump', 'en', { ...everywhere, storeId: await storeId(db, 'west') })).codes, [])
  const { rows } = await sql<{ id: number }>`select id from locations where alias = 'moscow'`.execute(db)
  assert.deepEqual((await find('pump', 'en', { ...everywhere, locationId: rows[0]!.id })).codes, [])
})

test('tsquery operators in the text are literal (F11)', async () => {
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
    (await find('@s1 ^pump')).scores.filter((grade) => grade > 5),
    [],
  )
})
