import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '#platform/db/database.ts'
import { payFor } from '#modules/promotions/buy-promotions.ts'
import { findPrice } from '#modules/promotions/prices.ts'
import type { Placement } from '#modules/promotions/rules.ts'
import { demonstrationAccounts } from './accounts.ts'

const days = 90
const placements = [
  ['PromoOnMainPage', 24, ''],
  ['PromoOnClassPage', 8, 'category_path[1]'],
  ['PromoOnGroupPage', 4, 'category_path[2]'],
  ['PromoOnCategoryPage', 2, 'category_id'],
] as const

const sellers = demonstrationAccounts.flatMap(({ store }) => store ?? [])

/** Places a few popular products of verified stores on each kind of page; the sellers of the demonstration buy theirs (`promotionSeeds`). */
export async function loadPromotions(client: pg.ClientBase, now: Date) {
  const ends = new Date(now.getTime() + days * 24 * 3600 * 1000)
  for (const [placement, count, partition] of placements)
    await client.query(
      `insert into promotions (product_id, placement, starts_at, ends_at)
       select id, $1, $2, $3 from (
         select p.id, row_number() over (${partition ? `partition by p.${partition}` : ''} order by p.popularity % 97 desc, p.id) as place
         from products p join stores s on s.id = p.store_id where s.verified_until > current_date and p.available > p.low_stock_at and s.alias <> all($5::text[])
       ) ranked where place <= $4`,
      [placement, now, ends, count, sellers],
    )
  await client.query(
    `insert into promotions (store_id, placement, starts_at, ends_at) select id, 'PromoOnMainPage', $1, $2 from stores where verified_until > current_date and alias <> all($3::text[]) order by id % 17, id limit 12`,
    [now, ends, sellers],
  )
}

/**
 * What stores have bought: alias, days ago, placement, how many of their products, or none for the store itself, first day and number of days.
 * Days are counted from today.
 */
type PromotionSeed = readonly [
  alias: string,
  daysAgo: number,
  placement: Placement,
  products: number,
  from: number,
  days: number,
]

export const promotionSeeds: readonly PromotionSeed[] = [
  ['sibmetiz', 80, 'PromoOnCategoryPage', 4, -80, 30],
  ['sibmetiz', 55, 'PromoOnMainPage', 1, -54, 14],
  ['sibmetiz', 30, 'PromoOnClassPage', 2, -30, 30],
  ['sibmetiz', 4, 'PromoOnCategoryPage', 5, -4, 30],
  ['sibmetiz', 4, 'PromoOnMainPage', 2, -3, 10],
  ['sibmetiz', 2, 'PromoOnMainPage', 0, -2, 7],
  ['sibmetiz', 1, 'PromoOnGroupPage', 2, 5, 14],
  ['dunav-armature', 70, 'PromoOnClassPage', 2, -70, 21],
  ['dunav-armature', 40, 'PromoOnMainPage', 0, -40, 7],
  ['dunav-armature', 10, 'PromoOnCategoryPage', 4, -10, 30],
  ['dunav-armature', 6, 'PromoOnMainPage', 1, -5, 14],
  ['dunav-armature', 1, 'PromoOnClassPage', 1, 3, 7],
]

const dayMs = 86_400_000

/** Buys a placement for the most popular products of a store, or for the store itself, at its time. */
export async function buyPromotion(tx: Tx, storeId: number, seed: PromotionSeed, now: Date) {
  const [, daysAgo, placement, products, first, days] = seed
  const subject = products > 0 ? ('product' as const) : ('store' as const)
  const from = Math.floor(now.getTime() / dayMs) + first
  const ids = products > 0 ? await popularProducts(tx, storeId, products) : [storeId]
  await payFor(tx, {
    subject,
    storeId,
    placement,
    priceMinor: (await findPrice(tx, subject, placement))!,
    periods: ids.map((subjectId) => ({ subjectId, from, to: from + days })),
    now: new Date(now.getTime() - daysAgo * dayMs),
  })
}

async function popularProducts(tx: Tx, storeId: number, count: number) {
  const { rows } = await sql<{ id: number }>`
    select id from products where store_id = ${storeId} and status = 'Active' and available > low_stock_at order by popularity desc, id limit ${count}
  `.execute(tx)
  return rows.map(({ id }) => id)
}
