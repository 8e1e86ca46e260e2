// The pictures that feeds name: which products wait for theirs, and since when.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { fetchPictures } from '../job-definitions.ts'

/** `hasOwnImages`: the seller has given the product pictures, which stay. */
export type DueProduct = { productId: number; urls: readonly string[]; tries: number; hasOwnImages: boolean }

/** A file `f` that the seller has uploaded. */
export const isOwnImage = sql`(f.charged_to is not null and f.source <> 'Feed')`

/** A run that dies gives its products back after this time. */
const leaseMinutes = 15

/** Starts to fetch the pictures of a store, or goes on with it. */
export const startFetching = (tx: Tx, storeId: number) =>
  enqueue(tx, fetchPictures, { storeId }, { key: `pictures:${storeId}` })

/** Takes products whose pictures are due, so that no other run takes them. */
export async function takeDue(db: Db, storeId: number, limit: number, now: Date): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    update product_sources ps set picture_tries = picture_tries + 1,
      pictures_due_at = ${now}::timestamptz + make_interval(mins => ${leaseMinutes})
    where product_id in (
      select product_id from product_sources where store_id = ${storeId} and pictures_due_at <= ${now}
      order by pictures_due_at, product_id limit ${limit} for update skip locked
    )
    returning product_id as "productId", urls, picture_tries as tries, exists (
      select from products p join files f on f.id = any(p.image_ids) where p.id = ps.product_id and ${isOwnImage}
    ) as "hasOwnImages"
  `.execute(db)
  return rows
}

export type PictureFailure = { url: string; failure: string }
/** `dueAt`: when it is tried again; null: never. */
type Outcome = { dueAt: Date | null; failures: readonly PictureFailure[] }

/** Stores the outcome of a product's pictures, unless an import has given it other addresses meanwhile. */
export const setDue = (db: Db, { productId, urls }: DueProduct, { dueAt, failures }: Outcome) =>
  sql`
    update product_sources set pictures_due_at = ${dueAt}::timestamptz, picture_failures = ${JSON.stringify(failures)}::jsonb
    where product_id = ${productId} and urls = ${urls as string[]}::text[]
  `.execute(db)

export async function storesWithDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stores s where exists (
      select from product_sources ps where ps.store_id = s.id and ps.pictures_due_at <= ${now}
    ) order by s.id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Tries failed pictures of these sources `s` again, or gives them up. */
export async function decideFailed(
  tx: Tx,
  storeId: number,
  { condition, dueAt }: { condition: RawBuilder<unknown>; dueAt: Date | null },
) {
  await sql`
    update product_sources s set pictures_due_at = ${dueAt}::timestamptz, picture_failures = '[]', picture_tries = 0
    where store_id = ${storeId} and picture_failures <> '[]' and ${condition}
  `.execute(tx)
  if (dueAt) await startFetching(tx, storeId)
}
