import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { changed } from '#platform/realtime/publish.ts'
import * as contract from './contract.ts'
import { searchErrors } from './errors.ts'
import { checkGroup, includes } from './synonym-group.ts'

type Shown = OutputOf<typeof contract.createSynonyms>
type Acting = Pick<Context, 'caller'>

/** Each process keeps the groups of a language in its memory. */
const mostGroups = 2_000

export const synonymHandlers: Handler[] = [
  on(contract.listSynonyms, async ({ db, input }) => {
    const [items, total] = await Promise.all([findGroups(db, input), countGroups(db, input)])
    return { items, total, page: input.page, pageSize: input.pageSize }
  }),
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
  { caller }: Acting,
  { locale, words }: { locale: Locale; words: string[] },
): Promise<Shown> {
  checkGroup(words, locale)
  await lockLanguage(tx, locale)
  const others = await groupsIn(tx, locale)
  if (others.length >= mostGroups) throw searchErrors.tooManySynonyms({ most: mostGroups })
  refuseKnown(words, others, locale)
  const { rows } =
    await sql<Shown>`insert into search_synonyms (locale, words) values (${locale}, ${words}) returning id, locale, words, version`.execute(
      tx,
    )
  const group = rows[0]!
  await changed(tx, ['synonyms'])
  await record(tx, caller, {
    action: 'synonyms.created',
    entity: 'synonyms',
    entityId: group.id,
    details: { locale, words },
  })
  return group
}

async function updateGroup(
  tx: Tx,
  { caller }: Acting,
  { id, version, words }: InputOf<typeof contract.updateSynonyms>,
): Promise<Shown> {
  const { locale, words: before } = await lockGroup(tx, id, version)
  checkGroup(words, locale)
  refuseKnown(
    words,
    (await groupsIn(tx, locale)).filter((other) => other.id !== id),
    locale,
  )
  const { rows } = await sql<Shown>`
    update search_synonyms set words = ${words}, version = version + 1 where id = ${id} returning id, locale, words, version
  `.execute(tx)
  await changed(tx, ['synonyms'])
  await record(tx, caller, {
    action: 'synonyms.updated',
    entity: 'synonyms',
    entityId: id,
    details: { locale, before, words },
  })
  return rows[0]!
}

async function deleteGroup(tx: Tx, { caller }: Acting, { id, version }: InputOf<typeof contract.deleteSynonyms>) {
  const { locale, words } = await lockGroup(tx, id, version)
  await sql`delete from search_synonyms where id = ${id}`.execute(tx)
  await changed(tx, ['synonyms'])
  await record(tx, caller, { action: 'synonyms.deleted', entity: 'synonyms', entityId: id, details: { locale, words } })
}

/** Whoever edits a language does so alone: otherwise two could add the same, or one too many. */
const lockLanguage = (tx: Tx, locale: Locale) =>
  sql`select pg_advisory_xact_lock(hashtextextended('synonyms ' || ${locale}::text, 0))`.execute(tx)

async function lockGroup(tx: Tx, id: number, version: number) {
  const read = async () =>
    (await sql<Shown>`select id, locale, words, version from search_synonyms where id = ${id}`.execute(tx)).rows[0]
  const found = await read()
  if (!found) throw searchErrors.synonymsNotFound()
  await lockLanguage(tx, found.locale)
  const group = await read()
  if (!group) throw searchErrors.synonymsNotFound()
  if (group.version !== version) throw searchErrors.synonymsChanged()
  return group
}

type Group = Pick<Shown, 'id' | 'words'>
const groupsIn = async (tx: Tx, locale: Locale) =>
  (await sql<Group>`select id, words from search_synonyms where locale = ${locale}`.execute(tx)).rows

function refuseKnown(words: readonly string[], others: readonly Group[], locale: Locale) {
  const known = others.find((other) => includes(words, other.words, locale))
  if (known) throw searchErrors.synonymsKnown({ words: known.words.join(', ') })
}

type Filter = { locale: Locale; query: string }

/** The latest first. */
async function findGroups(
  db: Db,
  { page, pageSize, ...filter }: Filter & { page: number; pageSize: number },
): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    select id, locale, words, version from search_synonyms where ${matches(filter)} order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows
}

async function countGroups(db: Db, filter: Filter) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from search_synonyms where ${matches(filter)}`.execute(db)
  return rows[0]!.count
}

const matches = ({ locale, query }: Filter) => sql`locale = ${locale}
  ${query ? sql`and search_key(array_to_string(words, ' ')) like '%' || search_key(${likeable(query)}) || '%'` : sql``}`
