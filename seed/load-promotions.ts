import type pg from 'pg'

const days = 90
const placements = [
  ['PromoOnMainPage', 24, ''],
  ['PromoOnClassPage', 8, 'category_path[1]'],
  ['PromoOnGroupPage', 4, 'category_path[2]'],
  ['PromoOnCategoryPage', 2, 'category_id'],
] as const

/** Loads paid placements: a few popular products of verified stores for each kind of page. */
export async function loadPromotions(client: pg.ClientBase, now: Date) {
  const ends = new Date(now.getTime() + days * 24 * 3600 * 1000)
  for (const [placement, count, partition] of placements)
    await client.query(
      `insert into promotions (product_id, placement, starts_at, ends_at)
       select id, $1, $2, $3 from (
         select p.id, row_number() over (${partition ? `partition by p.${partition}` : ''} order by p.popularity % 97 desc, p.id) as place
         from products p join stores s on s.id = p.store_id where s.verified_until > current_date and p.available > p.low_stock_at
       ) ranked where place <= $4`,
      [placement, now, ends, count],
    )
  await client.query(
    `insert into promotions (store_id, placement, starts_at, ends_at) select id, 'PromoOnMainPage', $1, $2 from stores where verified_until > current_date order by id % 17, id limit 12`,
    [now, ends],
  )
}
