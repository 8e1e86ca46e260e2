import { Kysely, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import { isHidden, isLive } from '../../catalog/drafts.ts'
import { type Analyzer, analyzerOf, createAnalyzer, readCompoundParts } from '../analysis/analyzer.ts'
import { logForCluster, readChanges, rebuildCluster } from './change-log.ts'
import { documentsOf, emptySharedTerms, type ProductSource, readSources } from '../text/document-sources.ts'
import { createShadowTable, dropShadowTables, swapShadowTables } from './shadow-tables.ts'
import { addTerms, fillTermDictionary } from '../text/term-dictionary.ts'

/** The ranks by popularity at which tiers 0 and 1 end; the other live products are tier 2. */
const tierEnds = [50_000, 300_000]
/** For products that are not live. */
const hiddenTier = 3
const batchSize = 1_000
const writersLock = 7_244_774
const rebuildLock = 7_244_775

/**
 * Indexes the current text of these products, whose words suggestions and corrections know from then on. One writer at a time,
 * so that an older text cannot overwrite a newer one.
 */
export async function indexProducts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return
  const analyzer = await analyzerOf(db)
  const write = async (tx: Db) => {
    await sql`select pg_advisory_xact_lock(${writersLock})`.execute(tx)
    await indexInto(tx, 'product_search', ids, analyzer)
    await mergePending(tx, 'product_search')
    await addTerms(tx, 'search_words', ids, analyzer)
    await logForCluster(tx, ids)
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}

async function indexInto(
  db: Db,
  table: string,
  ids: readonly number[],
  analyzer: Analyzer,
  onWritten: OnWritten = () => {},
) {
  const shared = emptySharedTerms()
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const sources = await readSources(db, sql`p.id = any(${batch}::int[])`)
    const documents = await documentsOf(db, sources, shared, analyzer)
    await writeDocuments(
      db,
      table,
      sources.map(({ id, isLive }, index) => ({ id, tier: isLive ? 0 : hiddenTier, document: documents[index]! })),
    )
    onWritten(sources.length)
    const existing = new Set(sources.map(({ id }) => id))
    await sql`delete from ${sql.table(table)} where product_id = any(${batch.filter((id) => !existing.has(id))}::int[])`.execute(
      db,
    )
  }
}

type OnProgress = (done: number, total: number) => void
type OnWritten = (count: number) => void

/**
 * Builds the index in shadow tables and swaps them in with one short transaction. If the process dies, the old index goes on
 * serving, and the next rebuild starts over. Returns at once if another rebuild is running.
 */
export async function rebuildIndex(db: Db, onProgress: OnProgress = () => {}) {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${rebuildLock}) as "isFree"`.execute(
      connection,
    )
    if (!rows[0]!.isFree) return
    try {
      await sql`set statement_timeout = 0`.execute(connection)
      const start = await readChanges(connection, null)
      const analyzer = await build(connection, onProgress)
      await catchUp(connection, start.watermark, analyzer)
      const late = await readChanges(connection, null)
      await connection.transaction().execute(async (tx) => {
        // The swap waits for readers, and new readers wait for the swap.
        await sql`set local lock_timeout = '10s'`.execute(tx)
        await sql`select pg_advisory_xact_lock(${writersLock})`.execute(tx)
        await catchUp(tx, late.watermark, analyzer)
        await swapShadowTables(tx, ['product_search', 'search_words'])
        await invalidateTags(tx, ['search-words'])
        await rebuildCluster(tx)
      })
    } finally {
      await sql`reset statement_timeout`.execute(connection)
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(connection)
    }
  })
}

/** The initial build over a connection of the caller, within its transaction if there is one. */
export async function fillIndex(client: Client) {
  const db = databaseOver(client)
  await build(db, () => {})
  await swapShadowTables(db, ['product_search', 'search_words'])
}

/** Returns an analyzer with the compound parts of the new dictionary. */
async function build(db: Db, onProgress: OnProgress): Promise<Analyzer> {
  await dropShadowTables(db, ['product_search', 'search_words'])
  const indexWords = await createShadowTable(db, 'search_words')
  await fillTermDictionary(db, 'search_words_next')
  await indexWords()
  const indexDocuments = await createShadowTable(db, 'product_search')
  const analyzer = createAnalyzer(await readCompoundParts(db, 'search_words_next'))
  const {
    rows: [products],
  } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db)
  let done = 0
  const onWritten = (count: number) => onProgress((done += count), Math.max(done, products!.count))
  await fillLive(db, analyzer, onWritten)
  const { rows: hidden } = await sql<{
    id: number
  }>`select p.id from products p where ${isHidden('all')} order by p.id`.execute(db)
  await indexInto(
    db,
    'product_search_next',
    hidden.map(({ id }) => id),
    analyzer,
    onWritten,
  )
  await indexDocuments()
  return analyzer
}

/** The most popular products first, so that they are adjacent on disk. */
async function fillLive(db: Db, analyzer: Analyzer, onWritten: OnWritten) {
  const shared = emptySharedTerms()
  let last: ProductSource | undefined
  for (let done = 0; ;) {
    const after = last ? sql`and (p.popularity, p.id) < (${last.popularity}, ${last.id})` : sql``
    const sources = await readSources(
      db,
      sql`${isLive} ${after} order by p.popularity desc, p.id desc limit ${batchSize}`,
    )
    const documents = await documentsOf(db, sources, shared, analyzer)
    await writeDocuments(
      db,
      'product_search_next',
      sources.map(({ id }, index) => ({ id, tier: tierOf(done + index), document: documents[index]! })),
    )
    done += sources.length
    onWritten(sources.length)
    if (sources.length < batchSize) return
    last = sources.at(-1)
  }
}

const tierOf = (rank: number) => tierEnds.filter((end) => rank >= end).length

/** A live product keeps its tier until the next rebuild. Writing `filler` forces the document into TOAST, so that rows stay narrow. */
async function writeDocuments(db: Db, table: string, rows: readonly { id: number; tier: number; document: string }[]) {
  await sql`
    insert into ${sql.table(table)} as own (product_id, tier, document)
    select id, tier, document::tsvector from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ tier }) => tier)}::smallint[], ${rows.map(({ document }) => document)}::text[]) as documents (id, tier, document)
    on conflict (product_id) do update set document = excluded.document, filler = excluded.filler,
      tier = case when ${hiddenTier} in (own.tier, excluded.tier) then excluded.tier else own.tier end
  `.execute(db)
}

/** Merges the collected words of written documents into the indexes: several times less work than word by word. */
const mergePending = (db: Db, table: string) =>
  sql`
    select gin_clean_pending_list(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = to_regclass(${table}) and a.amname = 'gin'
  `.execute(db)

async function catchUp(db: Db, watermark: string, analyzer: Analyzer) {
  const { productIds } = await readChanges(db, watermark)
  await indexInto(db, 'product_search_next', productIds, analyzer)
  await mergePending(db, 'product_search_next')
  await addTerms(db, 'search_words_next', productIds, analyzer)
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
