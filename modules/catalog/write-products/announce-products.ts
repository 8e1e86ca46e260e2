import { sql } from 'kysely'
import { type CacheTag, entityTags, invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { openDraftStore } from '../../suppliers/save-store.ts'
import { indexChanged } from '../job-definitions.ts'
import type { WrittenProduct } from './write-products.ts'

type Announced = Pick<WrittenProduct, 'id' | 'change' | 'before'>

/**
 * Indexes written products again and invalidates the caches of all pages that show them or might. The first published product
 * activates a draft store.
 */
export async function announceProducts(tx: Tx, storeId: number, written: readonly Announced[]) {
  const changed = written.filter(({ change }) => change !== 'unchanged')
  if (changed.length === 0) return
  const productIds = changed.map(({ id }) => id)
  await enqueue(tx, indexChanged, { productIds })
  const { categoryIds, isPublished } = await findPlaces(tx, productIds)
  const otherOfferIds = await findOtherOffers(tx, productIds)
  const formerCategoryIds = changed.flatMap(({ before }) => before?.categoryPath ?? [])
  const isOpened = isPublished && (await openDraftStore(tx, storeId))
  const tags: CacheTag[] = [
    ...entityTags('product', [...productIds, ...otherOfferIds]),
    ...entityTags('category', new Set([...categoryIds, ...formerCategoryIds])),
    'products',
    'new',
  ]
  await invalidateTags(tx, isOpened ? [...tags, 'stores', `store:${storeId}`] : tags)
}

/** The pages of further offers are as old as caches may be. */
const maxOtherOffers = 500

/** Products of the same articles, which show how many offers there are. */
export async function findOtherOffers(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct g.product_id as id from offer_groups own join offer_groups g on g.key = own.key
    where own.product_id = any(${productIds as number[]}) and g.product_id <> all(${productIds as number[]}) limit ${maxOtherOffers}
  `.execute(tx)
  return rows.map(({ id }) => id)
}

async function findPlaces(tx: Tx, productIds: readonly number[]) {
  const { rows } = await sql<{ categoryIds: number[]; isPublished: boolean }>`
    select array(select distinct unnest(category_path) from products where id = any(ids)) as "categoryIds",
      exists (select from products where id = any(ids) and status = 'Active') as "isPublished"
    from (select ${productIds as number[]}::int[] as ids) given
  `.execute(tx)
  return rows[0]!
}
