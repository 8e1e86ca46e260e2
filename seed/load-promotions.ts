import type pg from 'pg'
import { demonstrationAccounts } from './accounts.ts'

const days = 90
const placements = [
  ['PromoOnMainPage', 24, ''],
  ['PromoOnClassPage', 8, 'category_path[1]'],
  ['PromoOnGroupPage', 4, 'category_path[2]'],
  ['PromoOnCategoryPage', 2, 'category_id'],
] as const

const sellers = demonstrationAccounts.flatMap(({ store }) => store ?? [])

/** Places a few popular products of verified stores on each kind of page; the sellers of the demonstration buy theirs (`buy-promotions.ts`). */
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
