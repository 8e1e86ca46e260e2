import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Locale } from '#platform/constants.ts'
import { isKept } from '../cabinet/product-conditions.ts'
import { orderErrors } from '../orders/errors.ts'
import type { Status } from '../orders/rules.ts'
import { isPresent } from '../suppliers/premises-status.ts'
import type { getProgramOrder, listProgramOrders, listProgramProducts, listProgramWarehouses } from './contract.ts'
import { tiersNamed } from '../catalog/tiers.ts'

type Page = { cursor?: string | undefined; pageSize: number }
type Product = OutputOf<typeof listProgramProducts>['items'][number]
type Order = OutputOf<typeof getProgramOrder>

/** By the unique index of codes. The cursor is the last code. */
export async function findProducts(
  db: Db,
  { storeId, locale, cursor, pageSize }: Page & { storeId: number; locale: Locale },
): Promise<OutputOf<typeof listProgramProducts>> {
  const { rows } = await sql<Product>`
    select p.id, p.code, (select t.name from product_translations t where t.product_id = p.id ${bestTranslation(locale)}) as name, p.status,
      p.price_minor as price, p.old_price_minor as "oldPrice",
      ${tiersNamed('price')} as tiers, p.currency, p.unit_code as unit, p.is_stock_counted as "isStockCounted", p.available,
      coalesce((select json_agg(json_build_object('warehouseId', w.warehouse_id, 'quantity', w.quantity, 'reserved', w.reserved) order by w.warehouse_id)
        from product_stock w join warehouses h on h.id = w.warehouse_id and ${isPresent('h')} where w.product_id = p.id), '[]') as stock, to_json(p.updated_at) as "updatedAt", p.version
    from products p join stores s on s.id = p.store_id
    where p.store_id = ${storeId} and ${isKept(storeId)} ${cursor === undefined ? sql`` : sql`and p.code > ${cursor}`}
    order by p.code limit ${pageSize + 1}
  `.execute(db)
  return pageOf(rows, pageSize, ({ code }) => code)
}

export async function findWarehouses(
  db: Db,
  storeId: number,
): Promise<OutputOf<typeof listProgramWarehouses>['items']> {
  const { rows } = await sql<OutputOf<typeof listProgramWarehouses>['items'][number]>`
    select id, names, address from warehouses w where store_id = ${storeId} and ${isPresent('w')} order by id
  `.execute(db)
  return rows
}

type OrdersPage = Page & { storeId: number; status?: Status | undefined; changedSince?: string | undefined }

/** The cursor is the time and the id of the last order. */
export async function findOrders(
  db: Db,
  { storeId, status, changedSince, cursor, pageSize }: OrdersPage,
): Promise<OutputOf<typeof listProgramOrders>> {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}\+00:00) ([\da-f-]{36})$/.exec(cursor ?? '') ?? []
  const isFurther = at ? sql`and (o.created_at, o.id) < (${at}::timestamptz, ${id}::uuid)` : sql``
  const hasStatus = status ? sql`and o.status = ${status}` : sql``
  const isChanged = changedSince
    ? sql`and o.id in (select order_id from order_history where created_at >= ${changedSince}::timestamptz)`
    : sql``
  const rows = await readOrders(
    db,
    sql`o.store_id = ${storeId} ${hasStatus} ${isChanged} ${isFurther} order by o.created_at desc, o.id desc limit ${pageSize + 1}`,
  )
  return pageOf(rows, pageSize, (order) => `${order.createdAt} ${order.id}`)
}

export async function findOrder(db: Db, storeId: number, id: string): Promise<Order> {
  const [order] = await readOrders(db, sql`o.store_id = ${storeId} and o.id = ${id}::uuid`)
  if (!order) throw orderErrors.notFound()
  return order
}

async function readOrders(db: Db, condition: RawBuilder<unknown>): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select o.id, o.number, o.status, to_json(o.created_at at time zone 'UTC') #>> '{}' || '+00:00' as "createdAt", o.currency, o.total_minor as total, o.vat_minor as "vatTotal",
      o.delivery_minor as "deliveryCost", case when o.delivery_minor is not null then o.delivery_vat_percent::float8 end as "deliveryVatPercent",
      json_build_object('name', o.contact_name, 'phone', o.contact_phone, 'email', o.contact_email, 'company', o.buyer_company) as buyer,
      o.delivery_method as delivery, o.country_code as "countryCode", o.address, o.wanted_on::text as "wantedOn", o.buyer_reference as reference, o.comment,
      (select json_agg(json_build_object('position', l.position, 'productId', l.product_id, 'code', l.code, 'name', l.name, 'unit', l.unit_code,
        'quantity', l.quantity, 'price', l.price_minor, 'vatPercent', l.vat_percent) order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o where ${condition}
  `.execute(db)
  return rows
}

/** One item more than the page has been read. */
function pageOf<Item>(rows: readonly Item[], pageSize: number, cursorOf: (item: Item) => string) {
  const items = rows.slice(0, pageSize)
  return { items, nextCursor: rows.length > pageSize ? cursorOf(items.at(-1)!) : null }
}
