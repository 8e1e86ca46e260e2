import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SearchIndex } from '../engine.ts'
import { indexProducts, rebuildIndex } from './text-index.ts'

/** Covers the text only: the columns of each process follow the change log. */
export const searchIndex: SearchIndex = { changed: indexProducts, missing: findMissing, rebuild: rebuildIndex }

async function findMissing(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where not exists (select 1 from product_search ps where ps.product_id = p.id) limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
