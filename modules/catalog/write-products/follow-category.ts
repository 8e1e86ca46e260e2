import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { indexChanged } from '../job-definitions.ts'
import { updateOfferGroups } from './offer-groups.ts'

type Batch = { categoryId: number; after: number; optionIds: readonly number[]; concernsOffers: boolean }

const batchSize = 500

/**
 * Takes a change of a category over to its next products: their path, options that are gone, their offers and the search. Locks
 * products in the order of ids. Returns the last id; null at the end.
 */
export async function followCategory(tx: Tx, { categoryId, after, optionIds, concernsOffers }: Batch) {
  const { rows } = await sql<{ id: number }>`
    select id from products where category_id = ${categoryId} and id > ${after} order by id limit ${batchSize} for update
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return null
  await sql`
    update products p set category_path = c.path, option_ids = kept.option_ids
    from categories c, (
      select id, array(select o from unnest(option_ids) o where o <> all(${optionIds as number[]}::int[])) as option_ids
      from products where id = any(${ids})
    ) kept
    where c.id = p.category_id and kept.id = p.id and (p.category_path, p.option_ids) is distinct from (c.path, kept.option_ids)
  `.execute(tx)
  if (concernsOffers) await updateOfferGroups(tx, ids)
  await enqueue(tx, indexChanged, { productIds: ids })
  return ids.at(-1)!
}
