import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import { storeColumns, storeJoins, type StoreRow } from './cards.ts'
import { type supplierTypes } from './contract.ts'

type SupplierType = (typeof supplierTypes)[number]
export type DirectoryQuery = {
  locationId: number | undefined
  categoryId: number | undefined
  kinds: SupplierType[]
  verified: boolean
  text: string
}
type Found = { total: number; verifiedCount: number; kinds: Record<string, number>; classes: Record<string, number>; rows: StoreRow[] | null }
type Sort = 'popular' | 'new' | 'name' | 'goods'

/** One page of the directory with the counts of its filters, each without the filter's own choice. */
export async function findStores(db: Db, query: DirectoryQuery, sort: Sort, page: number, pageSize: number, locale: Locale): Promise<Found> {
  const kindHolds = query.kinds.length > 0 ? sql`s.supplier_type = any(${query.kinds as string[]}::text[])` : sql`true`
  const isVerified = sql`coalesce(s.verified_until > current_date, false)`
  const verifiedHolds = query.verified ? isVerified : sql`true`
  const { rows } = await sql<Found>`
    with base as materialized (
      select s.id, s.supplier_type, ${isVerified} as is_verified, ${kindHolds} as kind_holds, ${verifiedHolds} as verified_holds, s.product_count, s.created_at,
        s.response_minutes
      from stores s where s.status = 'Active'
        ${query.locationId ? sql`and s.location_path @> array[${query.locationId}::int]` : sql``}
        ${query.categoryId ? sql`and exists (select 1 from products p where p.store_id = s.id and p.status = 'Active' and p.category_path @> array[${query.categoryId}::int])` : sql``}
        ${query.text ? sql`and exists (select 1 from store_translations t where t.store_id = s.id and (search_key(t.name) like '%' || search_key(${likeable(query.text)}) || '%' or search_key(${query.text}) <% search_key(t.name)))` : sql``}
    ), page as (
      select b.id, row_number() over (order by ${orderOf(sort)}) as place from base b join store_translations t on t.store_id = b.id and t.locale = ${locale}
      where kind_holds and verified_holds order by place limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select (select count(*)::int from base where kind_holds and verified_holds) as total,
      (select count(*)::int from base where kind_holds and is_verified) as "verifiedCount",
      (select coalesce(jsonb_object_agg(supplier_type, count), '{}') from (select supplier_type, count(*)::int as count from base where verified_holds group by 1) k) as kinds,
      (select coalesce(jsonb_object_agg(class, count), '{}') from (
        select p.category_path[1] as class, count(distinct p.store_id)::int as count from products p join base b on b.id = p.store_id and kind_holds and verified_holds where p.status = 'Active' group by 1
      ) c) as classes,
      (select json_agg(row_to_json(card) order by place) from (
        select place, ${storeColumns} from page join stores s on s.id = page.id ${storeJoins(locale)}
      ) card) as rows
  `.execute(db)
  return rows[0]!
}

function orderOf(sort: Sort) {
  if (sort === 'new') return sql`b.created_at desc, b.id`
  if (sort === 'name') return sql`t.name collate "und-x-icu", b.id`
  if (sort === 'goods') return sql`b.product_count desc, b.id`
  return sql`b.is_verified desc, b.response_minutes nulls last, b.product_count desc, b.id`
}
