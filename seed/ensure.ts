import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import type { Progress } from './load.ts'

/** Loads what the database lacks. The seeds are large, so they are only read when something is to be loaded. */
export async function ensureSeeds(database: Database, demo: boolean, progress: Progress) {
  const { rows } = await sql<{ hasReference: boolean; hasStores: boolean; hasProducts: boolean; hasIndex: boolean }>`
    select exists (select 1 from unit_types) as "hasReference", exists (select 1 from stores) as "hasStores", exists (select 1 from products) as "hasProducts",
      exists (select 1 from product_search) as "hasIndex"
  `.execute(database.db)
  const { hasReference, hasStores, hasProducts, hasIndex } = rows[0]!
  const needsDemonstration = demo && !hasStores
  if (!hasReference || needsDemonstration) {
    const { ensureDemonstration, ensureReference } = await import('./load.ts')
    await ensureReference(database, progress)
    if (needsDemonstration) await ensureDemonstration(database, new Date(), progress)
  } else if (hasProducts && !hasIndex) {
    progress('search index')
    const { rebuildIndex } = await import('#modules/search/index-products.ts')
    await rebuildIndex(database.db)
  }
}
