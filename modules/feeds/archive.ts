import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { lockImport } from './lock-import.ts'
import { announceProducts } from '../catalog/write-products/announce-products.ts'
import { maxWrites, writeProducts } from '../catalog/write-products/write-products.ts'
import { recordArchived } from './record-changes.ts'

/** Archiving more than this share of a store's imported products is asked about, but for a few. */
const maxMissingShare = 0.3
const maxMissingUnasked = 3

/** `imported`: those on sale, and the drafts that the import holds. */
export type MissingProducts = { missing: number; imported: number }

/** Whether so many missing products rather mean that the feed is incomplete. */
export const isTooMany = ({ missing, imported }: MissingProducts) =>
  missing > Math.max(maxMissingUnasked, imported * maxMissingShare)

/** Counts the imported products whose offers are no longer in the feed. */
export async function countMissing(tx: Tx, storeId: number, present: readonly string[]): Promise<MissingProducts> {
  await lockImport(tx, storeId)
  const { rows } = await sql<MissingProducts>`
    select count(*)::int as imported, (count(*) filter (where ${isAbsent(present)}))::int as missing
    from products p join product_sources ps on ps.product_id = p.id where p.store_id = ${storeId} and ${isManaged}
  `.execute(tx)
  return rows[0]!
}

/** Archives imported products whose offers are no longer in the feed and returns their number. */
export const archiveMissing = (tx: Tx, storeId: number, present: readonly string[], now: Date) =>
  archive(tx, storeId, sql`${isManaged} and ${isAbsent(present)}`, now)

/** Archives imported products whose offers have no price any more and returns their number. */
export const archivePriceless = (tx: Tx, storeId: number, offerIds: readonly string[], now: Date) =>
  archive(tx, storeId, sql`${isPublished} and p.external_id = any(${offerIds as string[]}::text[])`, now)

/** Archives these products of the store, as their offers are missing, and returns their number. */
export const archiveById = (tx: Tx, storeId: number, ids: readonly number[], now: Date) =>
  archive(tx, storeId, sql`${isPublished} and p.id = any(${ids as number[]}::int[])`, now)

const isPublished = sql`p.status = 'Active'`

/** Products that a person imports have the origin of their file. Drafts of the seller stay, as nobody buys them. */
const isManaged = sql`ps.origins = '{}' and (${isPublished} or (p.status = 'Draft' and ps.is_held))`

const isAbsent = (present: readonly string[]) =>
  sql`not exists (select from unnest(${present as string[]}::text[]) as t (id) where t.id = p.external_id)`

/** The products are marked as missing, so that the import restores them with their offers. */
async function archive(tx: Tx, storeId: number, condition: RawBuilder<unknown>, now: Date): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockImport(tx, storeId)
  const { rows } = await sql<{ id: number }>`
    with gone as (
      select p.id from products p join product_sources ps on ps.product_id = p.id
      where p.store_id = ${storeId} and ${condition}
      order by p.id for update of p
    ), marked as (update product_sources ps set missing_since = ${now}::timestamptz from gone where ps.product_id = gone.id)
    select id from gone order by id
  `.execute(tx)
  const writes = rows.map(({ id }) => ({ id, record: { status: 'Archived' as const } }))
  for (let start = 0; start < writes.length; start += maxWrites) {
    const { written } = await writeProducts(tx, storeId, writes.slice(start, start + maxWrites), { now })
    await announceProducts(tx, storeId, written)
    await recordArchived(
      tx,
      storeId,
      written.map(({ id }) => id),
    )
  }
  return rows.length
}
