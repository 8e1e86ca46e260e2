import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { type Paging, selectPage } from '#platform/db/select-page.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { isSubsetOrSuperset, validateSynonymGroup } from './analysis/synonym-group.ts'
import * as contract from './contract.ts'
import { searchErrors } from './errors.ts'

type SynonymGroup = OutputOf<typeof contract.createSynonyms>
type Actor = Pick<Context, 'caller'>

/** Each process caches the groups of a language. */
const maxGroups = 2_000

export const synonymHandlers: Handler[] = [
  on(contract.listSynonyms, ({ db, input }) => findGroups(db, input)),
  on(contract.createSynonyms, ({ db, caller, input }) =>
    db.transaction().execute((tx) => createGroup(tx, { caller }, input)),
  ),
  on(contract.updateSynonyms, ({ db, caller, input }) =>
    db.transaction().execute((tx) => updateGroup(tx, { caller }, input)),
  ),
  on(contract.deleteSynonyms, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => deleteGroup(tx, { caller }, input))
    return { ok: true as const }
  }),
]

async function createGroup(
  tx: Tx,
  { caller }: Actor,
  { locale, words }: { locale: Locale; words: string[] },
): Promise<SynonymGroup> {
  validateSynonymGroup(words, locale)
  await lockLanguage(tx, locale)
  const others = await groupsIn(tx, locale)
  if (others.length >= maxGroups) throw searchErrors.tooManySynonyms({ most: maxGroups })
  assertNoDuplicate(words, others, locale)
  const { rows } =
    await sql<SynonymGroup>`insert into search_synonyms (locale, words) values (${locale}, ${words}) returning id, locale, words, version`.execute(
      tx,
    )
  const group = rows[0]!
  await invalidateTags(tx, ['synonyms'])
  await record(tx, caller, {
    action: 'synonyms.created',
    entity: 'synonyms',
    entityId: group.id,
    details: { locale, after: { words } },
  })
  return group
}

async function updateGroup(
  tx: Tx,
  { caller }: Actor,
  { id, version, words }: InputOf<typeof contract.updateSynonyms>,
): Promise<SynonymGroup> {
  const { locale, words: before } = await lockGroup(tx, id, version)
  validateSynonymGroup(words, locale)
  assertNoDuplicate(
    words,
    (await groupsIn(tx, locale)).filter((other) => other.id !== id),
    locale,
  )
  const { rows } = await sql<SynonymGroup>`
    update search_synonyms set words = ${words}, version = version + 1 where id = ${id} returning id, locale, words, version
  `.execute(tx)
  await invalidateTags(tx, ['synonyms'])
  await record(tx, caller, {
    action: 'synonyms.updated',
    entity: 'synonyms',
    entityId: id,
    details: { locale, before: { words: before }, after: { words } },
  })
  return rows[0]!
}

async function deleteGroup(tx: Tx, { caller }: Actor, { id, version }: InputOf<typeof contract.deleteSynonyms>) {
  const { locale, words } = await lockGroup(tx, id, version)
  await sql`delete from search_synonyms where id = ${id}`.execute(tx)
  await invalidateTags(tx, ['synonyms'])
  await record(tx, caller, {
    action: 'synonyms.deleted',
    entity: 'synonyms',
    entityId: id,
    details: { locale, before: { words } },
  })
}

/** Serializes the changes of a language, so that two cannot add the same group or exceed the limit. */
const lockLanguage = (tx: Tx, locale: Locale) =>
  sql`select pg_advisory_xact_lock(hashtextextended('synonyms ' || ${locale}::text, 0))`.execute(tx)

async function lockGroup(tx: Tx, id: number, version: number) {
  const read = async () =>
    (await sql<SynonymGroup>`select id, locale, words, version from search_synonyms where id = ${id}`.execute(tx))
      .rows[0]
  const unlocked = await read()
  if (!unlocked) throw searchErrors.synonymsNotFound()
  await lockLanguage(tx, unlocked.locale)
  const group = await read()
  if (!group) throw searchErrors.synonymsNotFound()
  if (group.version !== version) throw searchErrors.synonymsChanged()
  return group
}

type Group = Pick<SynonymGroup, 'id' | 'words'>
const groupsIn = async (tx: Tx, locale: Locale) =>
  (await sql<Group>`select id, words from search_synonyms where locale = ${locale}`.execute(tx)).rows

function assertNoDuplicate(words: readonly string[], others: readonly Group[], locale: Locale) {
  const duplicate = others.find((other) => isSubsetOrSuperset(words, other.words, locale))
  if (duplicate) throw searchErrors.synonymsKnown({ words: duplicate.words.join(', ') })
}

type Filter = { locale: Locale; query: string }

/** The newest first. */
const findGroups = (db: Db, { page, pageSize, ...filter }: Filter & Paging) =>
  selectPage<SynonymGroup>(
    db,
    {
      columns: sql`id, locale, words, version`,
      from: sql`search_synonyms`,
      condition: matches(filter),
      order: sql`id desc`,
    },
    { page, pageSize },
  )

const matches = ({ locale, query }: Filter) => sql`locale = ${locale}
  ${query ? sql`and search_key(array_to_string(words, ' ')) like '%' || search_key(${escapeLike(query)}) || '%'` : sql``}`
