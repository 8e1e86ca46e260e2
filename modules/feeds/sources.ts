// Where imported products come from, as an import reads it before and undoes it afterwards.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** The hash that tells a changed offer from an unchanged one, addresses of its pictures, and its sources. Null: the product is from none. */
export type ProductSource = {
  hash: string
  urls: string[]
  isHeld: boolean
  missingSince: string | null
  origins: string[]
}

export async function findSources(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, ProductSource>> {
  const { rows } = await sql<ProductSource & { id: number }>`
    select product_id as id, content_hash as hash, urls, is_held as "isHeld", to_json(missing_since) as "missingSince", origins
    from product_sources where product_id = any(${productIds as number[]}::int[])
  `.execute(db)
  return new Map(rows.map(({ id, ...source }) => [id, source]))
}

/** Undoes what an import has written about the sources of products. */
export async function restoreSources(tx: Tx, sources: ReadonlyMap<number, ProductSource | null>) {
  const ids = [...sources.keys()]
  const rows = [...sources].flatMap(([id, source]) => (source ? [{ product_id: id, ...source }] : []))
  await sql`
    delete from product_sources where product_id = any(${ids}::int[]) and product_id <> all(${rows.map((row) => row.product_id)}::int[])
  `.execute(tx)
  await sql`
    update product_sources ps set content_hash = r.hash, urls = r.urls, is_held = r."isHeld", missing_since = r."missingSince", pictures_due_at = null,
      origins = coalesce(r.origins, ps.origins)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id int, hash text, urls text[], "isHeld" boolean, "missingSince" timestamptz, origins text[])
    where ps.product_id = r.product_id
  `.execute(tx)
}

/** A source names these products. */
export const addOrigin = (tx: Tx, productIds: readonly number[], origin: string) =>
  sql`
    update product_sources set origins = origins || ${origin}::text
    where product_id = any(${productIds as number[]}::int[]) and not origins @> array[${origin}::text]
  `.execute(tx)

/** A source no longer names these products; others do. */
export const removeOrigin = (tx: Tx, productIds: readonly number[], origin: string) =>
  sql`
    update product_sources set origins = array_remove(origins, ${origin}) where product_id = any(${productIds as number[]}::int[])
  `.execute(tx)
