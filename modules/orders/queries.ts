import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import type { StockLevel } from './rules.ts'
import type { DeliveryMethod } from './status-contract.ts'

export type Company = { legalName: string; taxNumber: string; countryCode: string }

/** The terms that buyer and store agreed on. */
export type OrderTerms = {
  currency: Currency
  totalMinor: number
  vatMinor: number
  isExport: boolean
  shownCurrency: Currency
  shownTotalMinor: number
  shownVatMinor: number
  shownRate: number
  rateDate: string
  contactName: string
  contactPhone: string
  contactEmail: string
  delivery: z.output<typeof DeliveryMethod>
  countryCode: string | null
  address: string
  wantedOn: string | null
  reference: string
  comment: string
  buyerCompany: Company | null
}

/** A product as it was when it was ordered. */
export type OrderedProduct = {
  code: string
  name: string
  nameLocale: Locale
  unitCode: string
  imageId: string | null
  quantity: number
  priceMinor: number
  vatPercent: number
  vatMinor: number
}

export type NewOrder = OrderTerms & {
  storeId: number
  buyerId: string
  locale: Locale
  lines: (OrderedProduct & { productId: number; sumMinor: number })[]
}

/** SQL condition: order `o` is neither completed nor given up. */
export const isOpenOrder = sql`o.status not in ('Completed', 'Cancelled', 'Rejected')`

/** Locks in the order of ids, as all code that locks products does, so that no two transactions deadlock. */
export const lockProducts = (tx: Tx, ids: readonly number[]) =>
  sql`select id from products where id = any(${ids as number[]}::int[]) order by id for update`.execute(tx)

export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, StockLevel[]>> {
  const { rows } = await sql<StockLevel>`
    select product_id as "productId", warehouse_id as "warehouseId", quantity - reserved as available from product_stock
    where product_id = any(${productIds as number[]}::int[]) order by product_id, warehouse_id for update
  `.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

const companyOf = (organization: RawBuilder<unknown>) => sql`
  jsonb_build_object('legalName', ${organization}.legal_name, 'taxNumber', ${organization}.tax_number, 'countryCode', ${organization}.country_code)
`

/** The company that an account buys for: the given one if it is its own, by default its first one. */
export async function findBuyerCompany(tx: Tx, accountId: string, id: number | undefined): Promise<Company | null> {
  const { rows } = await sql<{ company: Company }>`
    select ${companyOf(sql`o`)} as company from organizations o
    where ${ownsOrganization(accountId)} ${id === undefined ? sql`` : sql`and o.id = ${id}`} order by o.id limit 1
  `.execute(tx)
  return rows[0]?.company ?? null
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<{ id: string; number: number }> {
  const { rows } = await sql<{ id: string; number: number }>`
    insert into orders (store_id, buyer_id, currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor, shown_rate, rate_date,
      contact_name, contact_phone, contact_email, delivery_method, country_code, address, wanted_on, buyer_reference, comment, locale, buyer_company, store_company)
    select s.id, ${order.buyerId}::uuid, ${order.currency}, ${order.totalMinor}, ${order.vatMinor}, ${order.isExport}, ${order.shownCurrency}, ${order.shownTotalMinor},
      ${order.shownVatMinor}, ${order.shownRate}, ${order.rateDate}::date, ${order.contactName}, ${order.contactPhone}, ${order.contactEmail}, ${order.delivery},
      ${order.countryCode}, ${order.address}, ${order.wantedOn}::date, ${order.reference}, ${order.comment}, ${order.locale},
      ${order.buyerCompany && JSON.stringify(order.buyerCompany)}::jsonb, ${companyOf(sql`g`)}
    from stores s join organizations g on g.id = s.organization_id where s.id = ${order.storeId}
    returning id, number
  `.execute(tx)
  const { id, number } = rows[0]!
  await sql`
    insert into order_lines (order_id, position, product_id, code, name, name_locale, unit_code, image_id, quantity, ordered_quantity, price_minor, sum_minor, vat_percent, vat_minor)
    select ${id}::uuid, ordinality, l."productId", l.code, l.name, l."nameLocale", l."unitCode", l."imageId", l.quantity, l.quantity, l."priceMinor", l."sumMinor", l."vatPercent", l."vatMinor"
    from rows from (json_to_recordset(${JSON.stringify(order.lines)}::json) as ("productId" int, code text, name text, "nameLocale" text, "unitCode" text,
      "imageId" uuid, quantity int, "priceMinor" bigint, "sumMinor" bigint, "vatPercent" numeric, "vatMinor" bigint)) with ordinality as l
  `.execute(tx)
  await sql`insert into order_history (order_id, status, side, actor_id) values (${id}::uuid, 'New', 'buyer', ${order.buyerId}::uuid)`.execute(
    tx,
  )
  return { id, number }
}
