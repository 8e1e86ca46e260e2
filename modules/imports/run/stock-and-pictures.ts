// The stock and the pictures of products as they were before an import.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { StockLevel, StockPolicy } from '../../catalog/write-products/stock-policy.ts'
import type { ExistingProduct } from '../../feeds/publishing.ts'
import { claimMedia, releaseMedia } from '../../files/uploads.ts'
import type { Quantities } from './known-products.ts'

export const quantitiesOf = (stock: Quantities) =>
  new Map(stock.map(({ warehouseId, quantity }) => [warehouseId, quantity]))

/** By the difference that the import has made, so that what has been sold since stays sold. */
export function stockBefore(before: Quantities, after: Quantities, current: readonly StockLevel[]): StockPolicy {
  const [was, became] = [quantitiesOf(before), quantitiesOf(after)]
  const quantities = current.map(({ warehouseId, quantity, reserved }) => ({
    warehouseId,
    quantity: Math.max(reserved, quantity + (was.get(warehouseId) ?? 0) - (became.get(warehouseId) ?? 0)),
  }))
  return { policy: 'some', quantities }
}

type Pictured = { id: number; imageIds: readonly string[] | null }
type Present = { current: ReadonlyMap<number, ExistingProduct>; now: Date }

/** The former pictures of the products that have others now. */
export async function restorePictures(
  tx: Tx,
  storeId: number,
  products: readonly Pictured[],
  { current, now }: Present,
): Promise<ReadonlyMap<number, string[]>> {
  const changed = products.flatMap(({ id, imageIds }) => {
    const present = current.get(id)?.imageIds ?? []
    return imageIds !== null && imageIds.join() !== present.join() ? [{ id, imageIds, present }] : []
  })
  if (changed.length === 0) return new Map()
  const former = new Set(changed.flatMap(({ imageIds }) => imageIds))
  await claimMedia(tx, storeId, 'Picture', [...former], now)
  const unused = changed.flatMap(({ present }) => present.filter((id) => !former.has(id)))
  await releaseMedia(tx, 'Picture', unused, now)
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${[...former]}::uuid[])
  `.execute(tx)
  const kept = new Set(rows.map(({ id }) => id))
  return new Map(changed.map(({ id, imageIds }) => [id, imageIds.filter((imageId) => kept.has(imageId))]))
}
