import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import { invalidate } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { getCategory } from './contract.ts'

const aliases: Record<string, Partial<Record<Locale, string>>> = {
  pumps: { ru: 'nasosy', de: 'pumpen', it: 'pompe', tr: 'pompalar', sr: 'pumpe' },
  'pumps/garden': { ru: 'sadovye', de: 'garten', it: 'giardino' },
  // An alias in one language that belongs to another node in a second one.
  'pumps/hoses': { ru: 'shlangi', de: 'sadovye', it: 'garden' },
}

before(async () => {
  const { db } = (await fileApp()).database
  const pumps = await make.category(db, { key: 'pumps', level: 'Class' })
  for (const key of ['pumps/garden', 'pumps/hoses'])
    await make.category(db, { key, level: 'Group', parentId: pumps.id })
  const rows = Object.entries(aliases).flatMap(([key, aliases]) =>
    Object.entries(aliases).map(([locale, alias]) => ({ key, locale, alias })),
  )
  await sql`
    update category_translations t set alias = w.alias from json_to_recordset(${JSON.stringify(rows)}) w (key text, locale text, alias text)
    join categories c on c.key = w.key where t.category_id = c.id and t.locale = w.locale
  `.execute(db)
  invalidate(['categories'])
})

async function find(path: string, locale: Locale) {
  const { status, body } = await anonymous(await fileApp()).call(
    getCategory,
    { p: 'live', g: 'default', path },
    { locale },
  )
  return status === 200 ? body.path : status
}

test('a path in any language finds the category and is answered with the path in the caller’s language', async () => {
  const own: Record<Locale, string> = {
    en: 'pumps/garden',
    ru: 'nasosy/sadovye',
    de: 'pumpen/garten',
    it: 'pompe/giardino',
    tr: 'pompalar/garden',
    sr: 'pumpe/garden',
  }
  for (const locale of locales)
    for (const path of ['pumps/garden', 'nasosy/sadovye', 'pumpen/garten', 'pompalar/garden'])
      assert.equal(await find(path, locale), own[locale], `${path} in ${locale}`)
})

test('a path in the page’s language takes precedence over the same path in others', async () => {
  assert.equal(await find('pumpen/sadovye', 'de'), 'pumpen/sadovye')
  assert.equal(await find('nasosy/sadovye', 'de'), 'pumpen/garten')
  assert.equal(await find('pumpen/sadovye', 'ru'), 'nasosy/shlangi')
})

test('a path in two languages is found, an unknown one is not', async () => {
  assert.equal(await find('nasosy/garten', 'en'), 'pumps/garden')
  for (const unknown of [
    'pumps/nowhere',
    'garden',
    'nasosy/',
    '/pumps',
    'pumps//garden',
    'garden/pumps',
    '__proto__',
    'constructor/garden',
    'x/'.repeat(140),
  ])
    assert.equal(await find(unknown, 'en'), 404, unknown)
})
