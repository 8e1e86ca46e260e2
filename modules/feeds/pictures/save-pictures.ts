import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { announceProducts } from '../../catalog/write-products/announce-products.ts'
import { writeProducts } from '../../catalog/write-products/write-products.ts'
import { claimMedia, releaseMedia } from '../../files/uploads.ts'
import { isOwnImage } from './picture-queue.ts'

type Pictured = { imageIds: string[]; hasOwnImages: boolean }

/** Undefined if the product is gone. */
async function findPictured(tx: Tx, storeId: number, productId: number): Promise<Pictured | undefined> {
  const { rows } = await sql<Pictured>`
    select p.image_ids as "imageIds",
      exists (select from files f where f.id = any(p.image_ids) and ${isOwnImage}) as "hasOwnImages"
    from products p where p.id = ${productId} and p.store_id = ${storeId} for update
  `.execute(tx)
  return rows[0]
}

/** Gives a product the fetched pictures instead of the drawing or those of an earlier feed. */
export async function savePictures(
  tx: Tx,
  storeId: number,
  { productId, fileIds, now }: { productId: number; fileIds: readonly string[]; now: Date },
) {
  const product = await findPictured(tx, storeId, productId)
  if (!product || product.hasOwnImages) return
  // One that was not used may have been removed meanwhile.
  const claimed = await claimMedia(tx, storeId, 'Picture', fileIds, now)
  const imageIds = [...new Set(fileIds)].filter((id) => claimed.has(id))
  if (imageIds.length === 0 || imageIds.join() === product.imageIds.join()) return
  const { written } = await writeProducts(tx, storeId, [{ id: productId, record: { imageIds } }], { now })
  await announceProducts(tx, storeId, written)
  await releaseMedia(
    tx,
    'Picture',
    product.imageIds.filter((id) => !claimed.has(id)),
    now,
  )
}
