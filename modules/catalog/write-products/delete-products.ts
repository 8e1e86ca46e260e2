import { sql } from 'kysely'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { releaseMedia } from '../../files/uploads.ts'
import { findOtherOffers } from './announce-products.ts'

export type DeletableProduct = {
  id: number
  categoryPath: readonly number[]
  imageIds: readonly string[]
  videoIds: readonly string[]
}

/** Deletes products with what belongs to them; placed orders keep their lines. The search notices it by itself. */
export async function deleteProducts(tx: Tx, products: readonly DeletableProduct[], now: Date) {
  const ids = products.map(({ id }) => id)
  const documents = await sql<{
    id: string
  }>`select file_id as id from product_documents where product_id = any(${ids})`.execute(tx)
  const otherOfferIds = await findOtherOffers(tx, ids)
  await sql`delete from products where id = any(${ids})`.execute(tx)
  await releaseMedia(
    tx,
    'Picture',
    products.flatMap(({ imageIds }) => imageIds),
    now,
  )
  await releaseMedia(
    tx,
    'Video',
    products.flatMap(({ videoIds }) => videoIds),
    now,
  )
  await releaseMedia(
    tx,
    'Document',
    documents.rows.map(({ id }) => id),
    now,
  )
  await invalidateTags(tx, [
    ...entityTags('product', [...ids, ...otherOfferIds]),
    ...entityTags('category', new Set(products.flatMap(({ categoryPath }) => categoryPath))),
    'products',
    'new',
  ])
}
