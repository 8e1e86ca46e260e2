// The data that undoing needs of a product: its state before an import, and a fingerprint of its state after it.
import { createHash } from 'node:crypto'
import type { ProductSource } from '../../feeds/sources.ts'
import type { ExistingProduct } from '../../feeds/publishing.ts'
import { type ProductChange, productFields } from '../../catalog/write-products/tables.ts'
import type { Quantities } from './known-products.ts'

/** Its stock after the import is kept beside it, as what has been sold since stays sold. */
export type Before = { record: ProductChange; source: ProductSource | null; stock: Quantities }

/** Pictures come after the import, so they are no change by somebody; the stock is what is sold and received. */
const uncompared = new Set(['imageIds', 'popularity', 'externalId'])

export function beforeOf(
  product: ExistingProduct,
  { quantities, source }: { quantities: Quantities; source: ProductSource | null },
): Before {
  const fields = Object.keys(productFields) as (keyof typeof productFields)[]
  const columns = Object.fromEntries(
    fields.filter((field) => field !== 'imageIds').map((field) => [field, product[field]]),
  ) as ProductChange
  const { texts, tiers, values, properties } = product
  return { record: { ...columns, texts, tiers, values, properties }, source, stock: quantities }
}

/** Pictures that an import replaces with those of its addresses; null: the store has uploaded its own, which stay. */
export const replaceableImages = ({ hasOwnImages, imageIds }: ExistingProduct) => (hasOwnImages ? null : imageIds)

/** Changes whenever somebody edits the product. */
export function fingerprintOf(product: ExistingProduct): string {
  const fields = (Object.keys(productFields) as (keyof typeof productFields)[]).filter(
    (field) => !uncompared.has(field),
  )
  const { texts, tiers, values, properties, optionIds } = product
  const content = [
    fields.filter((field) => field !== 'optionIds').map((field) => product[field]),
    [...optionIds].sort((one, other) => one - other),
    texts,
    tiers,
    values,
    properties,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
