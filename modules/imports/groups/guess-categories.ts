import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Catalog } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import { namedKind } from '../../search/named-kind.ts'
import { recall } from '../import-memory.ts'
import { likelyCategory } from './likely-category.ts'

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
 * Gives groups the category that the store has chosen before, or where it has their products, or that has their name, or else the
 * likely one. Returns whether all are sure and have their units, so that nobody has to choose.
 */
export async function guessCategories(tx: Tx, place: Place) {
  const groups = await findGroups(tx, place)
  const remembered = await findRemembered(tx, place, groups)
  const stocked = await findStocked(tx, place)
  const named = categoriesByName(place.catalog)
  const guesses: Guess[] = []
  for (const group of groups) {
    const own = remembered.get(group.key) ?? stocked.get(group.key)
    const guess = own === undefined ? await guessByWords(place, group, named) : { categoryId: own, isSure: true }
    if (guess && (guess.isSure || !place.isAutomatic))
      guesses.push({ key: group.key, categoryId: guess.categoryId, confidence: guess.isSure ? 'Sure' : 'Likely' })
  }
  await sql`
    update import_groups g set category_id = r."categoryId", confidence = r.confidence
    from jsonb_to_recordset(${JSON.stringify(guesses)}::jsonb) as r (key text, "categoryId" int, confidence text)
    where g.import_id = ${place.importId}::uuid and g.key = r.key
  `.execute(tx)
  await recallConstants(tx, place, groups)
  return (
    !(await lacksUnits(tx, place)) &&
    groups.length < maxGuessed &&
    guesses.filter(({ confidence }) => confidence === 'Sure').length === groups.length
  )
}

/** A category that has the name of the group is sure, if no other has such things, and the names of products say the same. */
async function guessByWords(place: Place, group: Group, named: ReadonlyMap<string, number>) {
  const sameName = named.get(fold(group.label))
  if (sameName === undefined && place.isAutomatic) return undefined
  const likely = await likelyCategory(place, group)
  const categoryId = likely ?? sameName
  if (categoryId === undefined) return undefined
  const isSure = categoryId === sameName && (await namedKind(place.db, group.label, place.locale)).ids.length <= 1
  return { categoryId, isSure }
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

async function lacksUnits(tx: Tx, { importId }: Place) {
  const { rows } = await sql`
    select from import_groups where import_id = ${importId}::uuid and unitless > 0 and not constants ? 'unit' limit 1
  `.execute(tx)
  return rows.length > 0
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

/** Most of the products of a group that the store has are in one category. */
const minStockedShare = 0.8

/** The categories of products of the store that rows of the groups have by their codes. */
async function findStocked(tx: Tx, { importId, storeId, catalog }: Place): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; categoryId: number; count: number; total: number }>`
    select r.group_key as key, p.category_id as "categoryId", count(*)::int as count, (sum(count(*)) over (partition by r.group_key))::int as total
    from import_rows r join products p on p.store_id = ${storeId} and p.code = r.code
    where r.import_id = ${importId}::uuid and r.group_key is not null group by 1, 2
  `.execute(tx)
  const usual = rows.filter(({ categoryId, count, total }) => {
    const isKnown = [...catalog.values()].some(({ id }) => id === categoryId)
    return isKnown && count >= total * minStockedShare
  })
  return new Map(usual.map(({ key, categoryId }) => [key, categoryId]))
}

/** In all languages; without names that several categories have. */
function categoriesByName(catalog: Catalog): ReadonlyMap<string, number> {
  const named = [...catalog.values()].flatMap(({ id, names }) => [...names].map((name) => ({ name, id })))
  const byName = [...Map.groupBy(named, ({ name }) => name)]
  return new Map(byName.flatMap(([name, [first, ...more]]) => (more.length === 0 ? [[name, first!.id] as const] : [])))
}
