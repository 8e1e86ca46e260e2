import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { isLive } from '../../catalog/drafts.ts'
import { findAuditEntries } from '../../moderation/audit-queries.ts'
import { findItems } from '../list-products.ts'
import type { getAnyProduct } from '../all-products-contract.ts'

type Details = OutputOf<typeof getAnyProduct>
type Facts = Pick<Details, 'brandName' | 'barcode' | 'isShown' | 'orderCount'> & { blockedAt: Date | null }

/** A product as administrators see it; undefined for an unknown id. */
export async function findProductDetails(db: Db, id: number, locale: Locale): Promise<Details | undefined> {
  const [items, { rows }, audit] = await Promise.all([
    findItems(db, null, [id], locale),
    sql<Facts>`
      select b.name as "brandName", p.barcode, ${isLive} as "isShown", k.blocked_at as "blockedAt",
        (select count(distinct l.order_id)::int from order_lines l where l.product_id = p.id) as "orderCount"
      from products p join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id left join product_blocks k on k.product_id = p.id
      where p.id = ${id}
    `.execute(db),
    findAuditEntries(db, 'product', String(id), locale),
  ])
  const item = items.get(id)
  const facts = rows[0]
  if (!item || !facts) return undefined
  return { ...item, ...facts, blockedAt: facts.blockedAt?.toISOString() ?? null, audit }
}
