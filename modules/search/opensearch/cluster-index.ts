// Writes the index of the cluster. The versions of documents come from PostgreSQL, so that an older text never replaces a newer one.
import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Analyzer, analyzerOf } from '../analysis/analyzer.ts'
import { readChanges } from '../postgres/change-log.ts'
import { tagsOf } from '../postgres/changed-tags.ts'
import { emptySharedTerms } from '../text/document-sources.ts'
import { type Cluster, IndexMissing } from './client.ts'
import { readDocuments } from './cluster-documents.ts'
import { indexDefinition, servingSettings } from './index-definition.ts'
import { aliasOf } from './index-names.ts'

type State = { indexName: string; watermark: string; isOld: boolean; isRebuildWanted: boolean }
type BulkResponse = {
  errors: boolean
  items: Record<string, { status: number; error?: { reason?: string } }>[]
}

const batchSize = 500
const bulkTimeoutMs = 30_000
/** Changes are logged for an hour. */
const maxPause = "interval '30 minutes'"
const rebuildLock = 7_244_776

/**
 * Brings the index up to date. One process at a time; the others return at once. Returns false if the index has to be built anew:
 * there is none, or it is older than the log of changes.
 */
export async function followChanges(db: Db, cluster: Cluster, { waits = false } = {}): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const { rows } = await sql<State>`
      select index_name as "indexName", watermark::text, read_at < now() - ${sql.raw(maxPause)} as "isOld", is_rebuild_wanted as "isRebuildWanted"
      from search_clusters for update ${waits ? sql`` : sql`skip locked`}
    `.execute(tx)
    const [state] = rows
    if (!state) return await isLocked(tx)
    if (state.isOld || state.isRebuildWanted || !(await isServing(cluster, await aliasOf(tx), state.indexName)))
      return false
    const { watermark, productIds } = await readChanges(tx, state.watermark)
    const tags = await writeProducts(tx, cluster, state.indexName, productIds)
    if (productIds.length > 0) await cluster.request('POST', `/${state.indexName}/_refresh`)
    await sql`update search_clusters set watermark = ${watermark}::xid8, read_at = now()`.execute(tx)
    await invalidateTags(tx, tags)
    return true
  })
}

/** Whether another process is at work, or there is no index yet. */
async function isLocked(db: Db) {
  const { rows } = await sql`select from search_clusters`.execute(db)
  return rows.length > 0
}

async function isServing(cluster: Cluster, alias: string, indexName: string) {
  const aliases = await cluster
    .request<Record<string, unknown>>('GET', `/_alias/${alias}`)
    .catch((error: Error & { meta?: { statusCode?: number } }) => {
      if (error instanceof IndexMissing || error.meta?.statusCode === 404) return {}
      throw error
    })
  return indexName in aliases
}

/** Fills a new index while the old one serves, and lets it take over. Returns at once if another process does it. */
export async function rebuildClusterIndex(
  db: Db,
  cluster: Cluster,
  onProgress: (done: number, total: number) => void = () => {},
) {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${rebuildLock}) as "isFree"`.execute(
      connection,
    )
    if (!rows[0]!.isFree) return
    try {
      const alias = await aliasOf(connection)
      const start = await readChanges(connection, null)
      const indexName = `${alias}-${await nextVersion(connection)}`
      await cluster.request('PUT', `/${indexName}`, indexDefinition, { timeoutMs: bulkTimeoutMs })
      const analyzer = await analyzerOf(connection)
      await fill(connection, cluster, indexName, analyzer, onProgress)
      await cluster.request('PUT', `/${indexName}/_settings`, { index: servingSettings })
      await connection.transaction().execute(async (tx) => {
        await sql`select from search_clusters for update`.execute(tx)
        const { watermark, productIds } = await readChanges(tx, start.watermark)
        const tags = await writeProducts(tx, cluster, indexName, productIds)
        await cluster.request('POST', `/${indexName}/_refresh`, undefined, { timeoutMs: bulkTimeoutMs })
        await switchAlias(cluster, alias, indexName)
        await sql`
          insert into search_clusters (index_name, watermark) values (${indexName}, ${watermark}::xid8)
          on conflict (is_only) do update set index_name = excluded.index_name, watermark = excluded.watermark, read_at = now(), is_rebuild_wanted = false
        `.execute(tx)
        await invalidateTags(tx, [...tags, 'products'])
      })
      await dropOthers(cluster, alias, indexName)
    } finally {
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(connection)
    }
  })
}

async function fill(
  db: Db,
  cluster: Cluster,
  indexName: string,
  analyzer: Analyzer,
  onProgress: (done: number, total: number) => void,
) {
  const shared = emptySharedTerms()
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db)
  const total = counted[0]!.count
  for (let last = 0, done = 0; ;) {
    const version = await nextVersion(db)
    const { rows } = await sql<{ id: number }>`
      select id from products where id > ${last} order by id limit ${batchSize}
    `.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    const ids = rows.map(({ id }) => id)
    await bulk(cluster, indexName, await readDocuments(db, ids, analyzer, shared), [], version)
    onProgress((done += rows.length), Math.max(done, total))
  }
}

/** Returns the tags of the pages that show the products, before and after. */
async function writeProducts(db: Tx, cluster: Cluster, indexName: string, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  const analyzer = await analyzerOf(db)
  const shared = emptySharedTerms()
  const categoryIds = new Set<number>()
  for (let start = 0; start < productIds.length; start += batchSize) {
    const ids = productIds.slice(start, start + batchSize)
    for (const id of await categoriesBefore(cluster, indexName, ids)) categoryIds.add(id)
    // Before the products are read.
    const version = await nextVersion(db)
    const documents = await readDocuments(db, ids, analyzer, shared)
    for (const { category } of documents) categoryIds.add(category)
    const existing = new Set(documents.map(({ id }) => id))
    const gone = ids.filter((id) => !existing.has(id))
    await bulk(cluster, indexName, documents, gone, version)
  }
  return await tagsOf(db, productIds, [...categoryIds])
}

async function categoriesBefore(cluster: Cluster, indexName: string, ids: readonly number[]) {
  const { docs } = await cluster.request<{ docs: { _source?: { category: number } }[] }>(
    'POST',
    `/${indexName}/_mget`,
    {
      ids: ids.map(String),
    },
  )
  return docs.flatMap(({ _source }) => (_source ? [_source.category] : []))
}

async function nextVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select nextval('search_versions')::text as version`.execute(db)
  return rows[0]!.version
}

const conflict = 409
const notFound = 404

async function bulk(
  cluster: Cluster,
  indexName: string,
  documents: readonly { id: number }[],
  gone: readonly number[],
  version: string,
) {
  if (documents.length + gone.length === 0) return
  const meta = (id: number) => ({ _id: String(id), version: Number(version), version_type: 'external' })
  const lines = [
    ...documents.flatMap((document) => [{ index: meta(document.id) }, document]),
    ...gone.map((id) => ({ delete: meta(id) })),
  ]
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const options = { isBulk: true, timeoutMs: bulkTimeoutMs, query: { timeout: '20s' } }
  for (let attempt = 1; ; attempt++) {
    const { errors, items } = await cluster.request<BulkResponse>('POST', `/${indexName}/_bulk`, body, options)
    if (!errors) return
    // A conflict: the index has a later version already, or that of the attempt before.
    const failed = items
      .map((item) => Object.values(item)[0]!)
      .find(({ status }) => status >= 300 && status !== conflict && status !== notFound)
    if (!failed) return
    if (!isBusy(failed.status) || attempt === maxAttempts)
      throw new Error(`A product could not be indexed: ${failed.error?.reason ?? failed.status}`)
  }
}

/** A busy cluster refuses single documents while it takes in new fields. */
const isBusy = (status: number) => status === 429 || status === 503
const maxAttempts = 3

async function switchAlias(cluster: Cluster, alias: string, index: string) {
  await cluster.request('POST', '/_aliases', {
    actions: [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }],
  })
}

async function dropOthers(cluster: Cluster, alias: string, indexName: string) {
  const all = await cluster.request<Record<string, unknown>>('GET', `/${alias}-*/_alias`)
  for (const name of Object.keys(all)) if (name !== indexName) await cluster.request('DELETE', `/${name}`)
}
