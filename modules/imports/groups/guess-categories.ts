import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Catalog } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import { recall } from '../import-memory.ts'
import { nearestCategories } from '../../search/nearest-categories.ts'

type Group = { key: string; label: string; samples: string[] }
type Guess = { key: string; categoryId: number; confidence: 'Sure' | 'Likely' }
type Place = {
  db: Db
  importId: string
  basisId: string | null
  isAutomatic: boolean
  storeId: number
  locale: Locale
  catalog: Catalog
}

/** The largest groups are guessed; nobody looks through more. */
const maxGuessed = 1_000

/**
 * Gives groups the category that the store has chosen before, or that has their name, or whose name is nearest. Returns whether
 * all are sure, so that nobody has to choose.
 */
export async function guessCategories(tx: Tx, place: Place) {
  const groups = await findGroups(tx, place)
  const remembered = await findRemembered(tx, place, groups)
  const named = categoriesByName(place.catalog)
  const guesses: Guess[] = []
  for (const group of groups) {
    const sure = remembered.get(group.key) ?? named.get(fold(group.label))
    const likely = sure === undefined && !place.isAutomatic ? await guess(group, place) : undefined
    if (sure !== undefined) guesses.push({ key: group.key, categoryId: sure, confidence: 'Sure' })
    else if (likely !== undefined) guesses.push({ key: group.key, categoryId: likely, confidence: 'Likely' })
  }
  await sql`
    update import_groups g set category_id = r."categoryId", confidence = r.confidence
    from jsonb_to_recordset(${JSON.stringify(guesses)}::jsonb) as r (key text, "categoryId" int, confidence text)
    where g.import_id = ${place.importId}::uuid and g.key = r.key
  `.execute(tx)
  await recallConstants(tx, place, groups)
  return (
    groups.length < maxGuessed && guesses.filter(({ confidence }) => confidence === 'Sure').length === groups.length
  )
}

async function recallConstants(tx: Tx, { importId, storeId }: Place, groups: readonly Group[]) {
  const keys = groups.map(({ key }) => key)
  const constants = await recall(tx, storeId, 'Constants', keys)
  const rows = [...constants].map(([key, value]) => ({ key, value }))
  await sql`
    update import_groups g set constants = r.value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, value jsonb)
    where g.import_id = ${importId}::uuid and g.key = r.key
  `.execute(tx)
}

async function findGroups(tx: Tx, { importId }: Place) {
  const { rows } = await sql<Group>`
    select key, label, samples from import_groups where import_id = ${importId}::uuid order by row_count desc, key limit ${maxGuessed}
  `.execute(tx)
  return rows
}

async function findRemembered(tx: Tx, { storeId, catalog, basisId }: Place, groups: readonly Group[]) {
  const keys = groups.map(({ key }) => key)
  const remembered = await recall<string>(tx, storeId, 'Category', keys)
  const known = [...remembered].flatMap(([key, category]): [string, number][] => {
    const found = catalog.get(category)
    return found ? [[key, found.id]] : []
  })
  return new Map([...(basisId === null ? [] : await findDecided(tx, basisId, keys)), ...known])
}

/** The categories that the groups had in the import that is repeated. */
async function findDecided(tx: Tx, importId: string, keys: readonly string[]): Promise<[string, number][]> {
  const { rows } = await sql<{ key: string; categoryId: number }>`
    select key, category_id as "categoryId" from import_groups
    where import_id = ${importId}::uuid and key = any(${keys as string[]}::text[]) and category_id is not null
  `.execute(tx)
  return rows.map(({ key, categoryId }) => [key, categoryId])
}

/** In all languages. */
const categoriesByName = (catalog: Catalog) =>
  new Map([...catalog.values()].flatMap(({ id, names }) => [...names].map((name): [string, number] => [name, id])))

/** By what the group is called, then by what its products are. */
async function guess({ label, samples }: Group, { db, locale, catalog }: Place): Promise<number | undefined> {
  const known = new Set([...catalog.values()].map(({ id }) => id))
  for (const text of [label, ...samples]) {
    const nearest = await nearestCategories({ db }, text, locale, 3)
    const category = nearest.find(({ id }) => known.has(id))
    if (category) return category.id
  }
  return undefined
}
