import { sql } from 'kysely'
import type pg from 'pg'
import { recount } from '#modules/catalog/job-definitions.ts'
import { startRebuild } from '#modules/search/rebuilds.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import type { Progress } from './load.ts'

/** Loads missing seed data. The seed modules are large, so they are imported only if needed. */
export async function ensureSeeds(database: Database, config: Config, progress: Progress) {
  const { rows } = await sql<{
    hasReference: boolean
    hasStores: boolean
    hasProducts: boolean
    hasIndex: boolean
    hasCounts: boolean
    hasSynonyms: boolean
  }>`
    select exists (select 1 from unit_types) as "hasReference", exists (select 1 from stores) as "hasStores", exists (select 1 from products) as "hasProducts",
      exists (select 1 from product_search) as "hasIndex", exists (select 1 from store_categories) as "hasCounts",
      exists (select 1 from search_synonyms) as "hasSynonyms"
  `.execute(database.db)
  const { hasReference, hasStores, hasProducts, hasIndex, hasCounts, hasSynonyms } = rows[0]!
  const needsDemonstration = config.demo && !hasStores
  if (!hasReference || needsDemonstration) {
    const { ensureDemonstration, ensureReference } = await import('./load.ts')
    await ensureReference(database, progress)
    if (needsDemonstration) await ensureDemonstration(database, openFileStore(config), new Date(), progress)
    return
  }
  if (!hasSynonyms) await withClient(database, (await import('./load-synonyms.ts')).loadSynonyms)
  // A database of an earlier version is usable at once; new tables are filled by jobs.
  await database.db.transaction().execute(async (tx) => {
    if (hasProducts && !hasIndex) await startRebuild(tx, null)
    if (hasProducts && !hasCounts) await enqueue(tx, recount, {}, { key: 'recount' })
  })
}

async function withClient(database: Database, run: (client: pg.PoolClient) => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await run(client)
  } finally {
    client.release()
  }
}
