import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { shownProducts } from '../../catalog/shown-names.ts'
import { unitOf, unitsIn } from '../../content/units.ts'
import type { getBuyer } from '../seller-contract.ts'
import { isoDate } from '../rules.ts'
import { ordersById } from '../view.ts'

type Buyer = OutputOf<typeof getBuyer>
type PriceRow = {
  productId: number
  name: string
  nameLocale: Locale
  minor: number
  currency: Currency
  unitCode: string
  fromQuantity: number
  until: string
}

const maxOrders = 5
const maxPrices = 20

/** Undefined for a chat of another store. An anonymous visitor has neither orders nor prices. */
export async function findBuyer(
  db: Db,
  storeId: number,
  chatId: string,
  locale: Locale,
  now: Date,
): Promise<Buyer | undefined> {
  const { rows } = await sql<{ buyerId: string | null; name: string }>`
    select c.buyer_id as "buyerId", coalesce(a.name, c.visitor_name, '') as name from chats c left join accounts a on a.id = c.buyer_id
    where c.id = ${chatId}::uuid and c.store_id = ${storeId}
  `.execute(db)
  const chat = rows[0]
  if (!chat) return undefined
  const { buyerId, name } = chat
  if (!buyerId) return { name, orders: [], orderCount: 0, prices: [] }
  return {
    name,
    ...(await findOrders(db, storeId, buyerId)),
    prices: await findPrices(db, storeId, buyerId, locale, now),
  }
}

async function findOrders(db: Db, storeId: number, buyerId: string) {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, (count(*) over ())::int as count from orders where buyer_id = ${buyerId}::uuid and store_id = ${storeId}
    order by created_at desc, id desc limit ${maxOrders}
  `.execute(db)
  const orders = await ordersById(
    db,
    rows.map(({ id }) => id),
  )
  return { orders: rows.map(({ id }) => orders.get(id)!), orderCount: rows[0]?.count ?? 0 }
}

async function findPrices(db: Db, storeId: number, buyerId: string, locale: Locale, now: Date) {
  const { rows } = await sql<PriceRow>`
    select i.product_id as "productId", n.name, n.locale as "nameLocale", i.price_minor as minor, i.currency, p.unit_code as "unitCode", i.from_quantity as "fromQuantity", i.valid_until::text as until
    from individual_prices i join products p on p.id = i.product_id and p.store_id = ${storeId} and p.status = 'Active' join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where i.buyer_id = ${buyerId}::uuid and i.valid_until >= ${isoDate(now)}::date order by i.valid_until, i.product_id, i.from_quantity limit ${maxPrices}
  `.execute(db)
  const [units, products] = await Promise.all([unitsIn(db, locale), shownProducts(db, rows, locale)])
  return rows.map(({ minor, currency, unitCode, ...row }) => ({
    ...row,
    ...products.get(row.productId)!,
    price: { minor, currency },
    unit: unitOf(units, unitCode),
  }))
}
