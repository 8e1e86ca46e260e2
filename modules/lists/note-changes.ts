// What has changed of products in lists since their lines last looked: a lower price, or that a product can be ordered again.
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isLive } from '../catalog/drafts.ts'
import type { SavedProductNews } from '../notifications/notify-of-saved-products.ts'

/** Lines of one run; the next one goes on. */
const maxLines = 5_000
/** A price that falls by less is no news. */
const cheaperShare = 0.99

/** SQL condition: product `p` of store `s` can be ordered, as `stockOf` says. */
export const canOrder = sql`(${isLive} and (p.available >= p.minimum_order or p.lead_days is not null))`

/** Lines keep the price at which a product could last be ordered. People are not told about products of their own stores. */
export async function noteChanges(tx: Tx, now: Date): Promise<SavedProductNews[]> {
  const { rows } = await sql<SavedProductNews>`
    with changed as (
      select i.list_id, i.product_id, p.store_id, p.price_minor, i.price_minor as previous_price_minor, i.could_order, ${canOrder} as can_order
      from product_list_lines i join products p on p.id = i.product_id join stores s on s.id = p.store_id
      where i.could_order <> ${canOrder} or (${canOrder} and i.price_minor is distinct from p.price_minor)
      order by i.list_id, i.product_id limit ${maxLines} for update of i
    ), noted as (
      select *, case when can_order then case when not could_order then 'Back' when price_minor <= previous_price_minor * ${cheaperShare}::float8 then 'Cheaper' end end as news
      from changed
    ), updated as (
      update product_list_lines i set could_order = n.can_order, price_minor = case when n.can_order then n.price_minor else i.price_minor end,
        news = n.news, news_at = case when n.news is not null then ${now}::timestamptz end
      from noted n where n.list_id = i.list_id and n.product_id = i.product_id
    )
    select distinct on (l.owner_id, n.product_id) l.owner_id as "accountId", n.product_id as "productId", n.store_id as "storeId", n.price_minor as "priceMinor",
      case when n.news = 'Cheaper' then n.previous_price_minor end as "previousPriceMinor"
    from noted n join product_lists l on l.id = n.list_id
    where n.news is not null and not exists (select from store_members m where m.store_id = n.store_id and m.account_id = l.owner_id)
    order by l.owner_id, n.product_id, n.previous_price_minor desc nulls first
  `.execute(tx)
  return rows
}
