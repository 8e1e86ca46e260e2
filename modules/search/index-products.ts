import { Kysely, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { changed } from '#platform/realtime/publish.ts'
import { isHidden, isLive } from '../catalog/drafts.ts'
import { readChanges } from './changes.ts'
import { fillWords } from './collect-words.ts'
import { documentOf } from './documents.ts'
import { compoundParts, createLexicon, type Lexicon, lexiconOf } from './lexicon.ts'
import { loadFor, nothingShared, readSources, type ReadSource } from './read-sources.ts'
import { dropNext, makeNext, swapNext } from './swap-tables.ts'

/** How many live goods stand in the tiers 0 and 1; the rest is tier 2. */
const tiers = [50_000, 300_000]
/** Of goods that are not live. */
const hiddenTier = 3
const batch = 1_000
const writersLock = 7_244_774
const rebuildLock = 7_244_775

/** Writes what these goods are found by. One writer at a time, so that the last word is the newest. */
export async function indexProducts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return
  const write = async (tx: Db) => {
    await sql`select pg_advisory_xact_lock(${writersLock})`.execute(tx)
    await indexInto(tx, 'product_search', ids, await lexiconOf(tx))
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}

async function indexInto(db: Db, table: string, ids: readonly number[], lexicon: Lexicon, written: Written = () => {}) {
  const shared = nothingShared()
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const sources = await readSources(db, sql`p.id = any(${some}::int[])`)
    await loadFor(db, sources, shared, lexicon)
    await write(
      db,
      table,
      sources.map((source) => ({
        id: source.id,
        tier: source.isLive ? 0 : hiddenTier,
        document: documentOf(source, shared, lexicon),
      })),
    )
    written(sources.length)
    const known = new Set(sources.map(({ id }) => id))
    await sql`delete from ${sql.table(table)} where product_id = any(${some.filter((id) => !known.has(id))}::int[])`.execute(
      db,
    )
  }
}

type Progress = (done: number, total: number) => void
type Written = (count: number) => void

/**
 * Builds the whole index beside the one that serves, batch by batch, and puts it in its place in one short transaction. If
 * this process dies, the old one goes on serving, and the next run begins anew.
 */
export async function rebuildIndex(db: Db, progress: Progress = () => {}) {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${rebuildLock}) as "isFree"`.execute(
      connection,
    )
    if (!rows[0]!.isFree) return
    try {
      await sql`set statement_timeout = 0`.execute(connection)
      const since = await readChanges(connection, null)
      const lexicon = await build(connection, progress)
      await catchUp(connection, since.horizon, lexicon)
      const late = await readChanges(connection, null)
      await connection.transaction().execute(async (tx) => {
        // A reader that does not end must not make all others wait.
        await sql`set local lock_timeout = '10s'`.execute(tx)
        await sql`select pg_advisory_xact_lock(${writersLock})`.execute(tx)
        await catchUp(tx, late.horizon, lexicon)
        await swapNext(tx, ['product_search', 'search_words'])
        await changed(tx, ['search-words'])
      })
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(connection)
    }
  })
}

/** The first filling, on a connection of the caller's and within its transaction, if there is one. */
export async function fillIndex(client: Client) {
  const db = databaseOver(client)
  await build(db, () => {})
  await swapNext(db, ['product_search', 'search_words'])
}

/** Answers with the lexicon of the new words. */
async function build(db: Db, progress: Progress): Promise<Lexicon> {
  await dropNext(db, ['product_search', 'search_words'])
  const finishWords = await makeNext(db, 'search_words')
  await fillWords(db, 'search_words_next')
  await finishWords()
  const finishGoods = await makeNext(db, 'product_search')
  const lexicon = createLexicon(await compoundParts(db, 'search_words_next'))
  const {
    rows: [all],
  } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db)
  let done = 0
  const written = (count: number) => progress((done += count), Math.max(done, all!.count))
  await fillLive(db, lexicon, written)
  const { rows: hidden } = await sql<{
    id: number
  }>`select p.id from products p where ${isHidden('all')} order by p.id`.execute(db)
  await indexInto(
    db,
    'product_search_next',
    hidden.map(({ id }) => id),
    lexicon,
    written,
  )
  await finishGoods()
  return lexicon
}

/** The most popular goods first, so that they lie together. */
async function fillLive(db: Db, lexicon: Lexicon, written: Written) {
  const shared = nothingShared()
  let last: ReadSource | undefined
  for (let done = 0; ;) {
    const after = last ? sql`and (p.popularity, p.id) < (${last.popularity}, ${last.id})` : sql``
    const sources = await readSources(db, sql`${isLive} ${after} order by p.popularity desc, p.id desc limit ${batch}`)
    await loadFor(db, sources, shared, lexicon)
    await write(
      db,
      'product_search_next',
      sources.map((source, index) => ({
        id: source.id,
        tier: tierOf(done + index),
        document: documentOf(source, shared, lexicon),
      })),
    )
    done += sources.length
    written(sources.length)
    if (sources.length < batch) return
    last = sources.at(-1)
  }
}

const tierOf = (rank: number) => tiers.filter((end) => rank >= end).length

/** Live goods keep the tier that they have, and their row stays narrow. */
async function write(db: Db, table: string, rows: readonly { id: number; tier: number; document: string }[]) {
  await sql`
    insert into ${sql.table(table)} as own (product_id, tier, document)
    select id, tier, document::tsvector from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ tier }) => tier)}::smallint[], ${rows.map(({ document }) => document)}::text[]) as given (id, tier, document)
    on conflict (product_id) do update set document = excluded.document, filler = excluded.filler,
      tier = case when ${hiddenTier} in (own.tier, excluded.tier) then excluded.tier else own.tier end
  `.execute(db)
}

async function catchUp(db: Db, since: string, lexicon: Lexicon) {
  await indexInto(db, 'product_search_next', (await readChanges(db, since)).ids, lexicon)
}

type Client = { query: (text: string, values?: unknown[]) => Promise<unknown> }

function databaseOver(client: Client): Db {
  const connection = {
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    release() {},
  }
  const dialect = new PostgresDialect({ pool: { connect: async () => connection, end: async () => {} } as never })
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => dialect.createDriver(),
      createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
