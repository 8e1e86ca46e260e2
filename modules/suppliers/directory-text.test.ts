import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { recountCategories } from '#modules/catalog/recount.ts'
import type { Locale } from '#platform/constants.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { countStores, listStores } from './contract.ts'

const categoryNames: Record<string, Partial<Record<Locale, string>>> = {
  gaskets: { en: 'Gaskets', ru: 'Прокладки', de: 'Dichtungen', sr: 'Zaptivke' },
  cables: { en: 'Power cables', ru: 'Силовые кабели', de: 'Stromkabel', sr: 'Energetski kablovi' },
}

before(async () => {
  const { db } = (await fileApp()).database
  const top = await make.category(db, { key: 'supplies', level: 'Class', name: 'Supplies' })
  const group = await make.category(db, { key: 'supplies/all', level: 'Group', parentId: top.id, name: 'Everything' })
  const ids: Record<string, number> = {}
  for (const [key, names] of Object.entries(categoryNames)) {
    ids[key] = (await make.category(db, { key, parentId: group.id, name: names.en! })).id
    for (const [locale, name] of Object.entries(names))
      await sql`update category_translations set name = ${name} where category_id = ${ids[key]} and locale = ${locale}`.execute(
        db,
      )
  }
  const stores: [alias: string, name: string, productCounts: Partial<Record<keyof typeof categoryNames, number>>][] = [
    ['severkabel', '«Север-Кабель»', { cables: 3 }],
    ['djordjevic', 'Đorđević Dihtunzi', { gaskets: 1 }],
    ['muller', 'Müller Söhne GmbH', { gaskets: 2, cables: 1 }],
    ['idle', 'Gasket Brothers', {}],
  ]
  for (const [alias, name, productCounts] of stores) {
    const { id } = await make.store(db, { alias, name })
    for (const [key, count] of Object.entries(productCounts))
      for (let index = 0; index < count!; index++) await make.product(db, { storeId: id, categoryId: ids[key]! })
  }
  await recountCategories(db)
  invalidateAll()
})

async function find(text: string, locale: Locale = 'en', more: object = {}) {
  const { status, body } = await anonymous(await fileApp()).call(listStores, { text, ...more }, { locale })
  assert.equal(status, 200, text)
  return body.items.map(({ alias }) => alias)
}

test('a store is found by a prefix of any word of its name, in Cyrillic or Latin, with or without accents', async () => {
  for (const [text, alias] of [
    ['Север', 'severkabel'],
    ['кабель', 'severkabel'],
    ['sever', 'severkabel'],
    ['đorđ', 'djordjevic'],
    ['Djordjevic', 'djordjevic'],
    ['ђорђевић', 'djordjevic'],
    ['mull', 'muller'],
    ['MÜLLER', 'muller'],
    ['sohne gmbh', 'muller'],
  ] as const)
    assert.equal((await find(text))[0], alias, text)
})

test('a store is found by the categories of its products, in any language and inflected form', async () => {
  for (const text of ['gaskets', 'gasket', 'прокладка', 'прокладок', 'Dichtung', 'zaptivka', 'gask'])
    assert.deepEqual(
      (await find(text)).filter((alias) => alias !== 'idle'),
      ['muller', 'djordjevic'],
      text,
    )
  assert.deepEqual(await find('прокладки', 'ru', { verified: '1' }), [])
})

test('all words must match, in the name or in the categories of the products', async () => {
  assert.deepEqual(await find('Müller gaskets'), ['muller'])
  assert.deepEqual(await find('muller söhne'), ['muller'])
  assert.deepEqual(await find('Gaskets from Müller'), ['muller'], 'stop words are ignored')
})

test('matches of names come before matches of categories, more products before fewer', async () => {
  assert.deepEqual(await find('gaskets'), ['muller', 'djordjevic'])
  assert.deepEqual(await find('gasket'), ['idle', 'muller', 'djordjevic'])
})

test('similar names are found for typing errors, and only if no store matches the words', async () => {
  for (const [text, alias] of [
    ['Djordevic', 'djordjevic'],
    ['Северкабел', 'severkabel'],
    ['Mulller', 'muller'],
    ['gaskests', 'muller'],
    ['прокладрки', 'muller'],
  ] as const)
    assert.ok((await find(text)).includes(alias), text)
  assert.deepEqual(await find('qwrtzpsdfg'), [])
})

test('the count of a query equals the total of its list', async () => {
  const visitor = anonymous(await fileApp())
  for (const text of ['gaskets', 'Müller', 'Mulller', 'qwrtzpsdfg', '', '—']) {
    const [list, count] = [await visitor.call(listStores, { text }), await visitor.call(countStores, { text })]
    assert.equal(list.body.total, count.body.total, text)
  }
})

test('no input acts as a pattern or an operator or causes an error (F11)', async () => {
  const all = (await find('')).length
  for (const text of [
    '%',
    '_',
    '%%%',
    "'",
    "''",
    '\\',
    ':*',
    '!',
    '&|!',
    '& | ! ( ) <->',
    'ŉ',
    'ʼn',
    '½',
    '№',
    'ß',
    'İ',
    'a:*',
    "x' or '1'='1",
    'ъ',
    '㌖'.repeat(200),
    'ьь ъъ',
    '😀',
    '中国',
    '١٢',
    '*'.repeat(200),
    'и и и и и и и и и и и',
  ])
    assert.ok((await find(text)).length <= all, text)
  assert.equal((await find('%_%')).length, all, 'a text without words does not filter')
})
