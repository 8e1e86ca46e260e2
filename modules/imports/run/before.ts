// What undoing needs of a product: the record before an import, and a fingerprint of the one after it.
import { createHash } from 'node:crypto'
import type { ProductSource } from '../../feeds/sources.ts'
import type { ExistingProduct } from '../../feeds/publishing.ts'
import { type ProductChange, productFields } from '../../catalog/write-products/tables.ts'
import type { Quantities } from './known-products.ts'

export type Before = { record: ProductChange; source: ProductSource | null; hadImages: boolean }

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
  const { texts, tiers, values, properties, imageIds } = product
  return {
    record: { ...columns, texts, tiers, values, properties, stock: { policy: 'some', quantities } },
    source,
    hadImages: imageIds.length > 0,
  }
}

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
