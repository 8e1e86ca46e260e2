import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import { isInUse } from '../suppliers/premises-status.ts'
import type { OrderTermsRow } from '../suppliers/order-terms.ts'
import type { Method } from './delivery.ts'
import type { StockLevel } from './rules.ts'
import { endedStatuses } from './status-contract.ts'

export type Company = { legalName: string; taxNumber: string; countryCode: string }
type Bank = { name: string | null; code: string | null; account: string; correspondentAccount: string | null }
/** Orders of earlier days have neither address nor bank. */
export type BuyerCompany = Company & { address?: string; bank?: Bank | null }

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
  delivery: Method
  terms: OrderTermsRow | null
  countryCode: string | null
  address: string
  wantedOn: string | null
  reference: string
  comment: string
  buyerCompany: BuyerCompany | null
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
  /** If the price is the buyer's own; orders that were held earlier do not say. */
  listPriceMinor?: number | null
  vatPercent: number
  vatMinor: number
}

/** What delivery costs without VAT, in the store's currency and as the buyer saw it; contained in the totals. */
export type DeliveryCharge = {
  minor: number
  vatPercent: number
  vatMinor: number
  shownMinor: number
  shownVatMinor: number
}

export type NewOrder = OrderTerms & {
  storeId: number
  buyerId: string
  locale: Locale
  /** The purchasing team of the buyer, and the rate to its currency. */
  team: { id: number; rate: number } | null
  /** Orders that were held earlier do not say. */
  deliveryCharge?: DeliveryCharge | null
  lines: NewLine[]
}
type NewLine = OrderedProduct & {
  productId: number
  sumMinor: number
  isExport: boolean
  shownMinor: number
  shownVatMinor: number
}

/** SQL condition: the account is the buyer of order `o` or a member of its store. */
export const concerns = (accountId: string) => sql`(
  o.buyer_id = ${accountId}::uuid
  or exists (select from store_members m where m.store_id = o.store_id and m.account_id = ${accountId}::uuid)
)`

/** SQL: the side of such an account. */
export const sideOf = (accountId: string) =>
  sql`case when o.buyer_id = ${accountId}::uuid then 'buyer' else 'seller' end`

/** SQL condition: order `o` is neither completed nor given up. */
export const isOpenOrder = sql`o.status not in (${sql.join(endedStatuses.map((status) => sql.lit(status)))})`

/** Locks in the order of ids, as all code that locks products does, so that no two transactions deadlock. */
export const lockProducts = (tx: Tx, ids: readonly number[]) =>
  sql`select id from products where id = any(${ids as number[]}::int[]) order by id for update`.execute(tx)

/** The stock of warehouses in use. Until the end of the transaction nobody deletes them. */
export async function lockStock(tx: Tx, productIds: readonly number[]): Promise<ReadonlyMap<number, StockLevel[]>> {
  const { rows } = await sql<StockLevel>`
    select o.product_id as "productId", o.warehouse_id as "warehouseId", o.quantity - o.reserved as available
    from product_stock o join warehouses w on w.id = o.warehouse_id and ${isInUse('w')}
    where o.product_id = any(${productIds as number[]}::int[]) order by o.product_id, o.warehouse_id for update of o for key share of w
  `.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

const companyOf = (organization: RawBuilder<unknown>) => sql`
  jsonb_build_object('legalName', ${organization}.legal_name, 'taxNumber', ${organization}.tax_number, 'countryCode', ${organization}.country_code)
`

const bankOf = (owner: RawBuilder<unknown>) => sql`
  case when ${owner}.bank_account is not null then jsonb_build_object('name', ${owner}.bank_name, 'code', ${owner}.bank_code,
    'account', ${owner}.bank_account, 'correspondentAccount', ${owner}.correspondent_account) end
`

/** The company that an account buys for: the given organization if it is its own, by default that of its purchasing team, else its first one; with null, and without any, its billing details. */
export async function findBuyerCompany(
  tx: Tx,
  accountId: string,
  id: number | null | undefined,
): Promise<BuyerCompany | null> {
  const { rows } = await sql<{ company: BuyerCompany }>`
    select company from (
      select case when ${isOfTeam(accountId)} then 0 else 1 end as source, o.id, ${companyOf(sql`o`)} || jsonb_build_object('address', '', 'bank', ${bankOf(sql`o`)}) as company
      from organizations o where (${ownsOrganization(accountId)} or ${isOfTeam(accountId)}) and ${id === undefined ? sql`true` : sql`o.id = ${id}`}
      union all
      select 2, 0, ${companyOf(sql`b`)} || jsonb_build_object('address', b.address, 'bank', ${bankOf(sql`b`)})
      from billing_details b where b.account_id = ${accountId}::uuid and ${id === undefined || id === null}
    ) c order by source, id limit 1
  `.execute(tx)
  return rows[0]?.company ?? null
}

/** SQL condition: organization `o` is that of the purchasing team of the account. */
const isOfTeam = (accountId: string) => sql`(o.deleted_at is null and exists (
  select from purchasing_members m join purchasing_teams t on t.id = m.team_id
  where m.account_id = ${accountId}::uuid and t.organization_id = o.id))`

export async function insertOrder(tx: Tx, order: NewOrder): Promise<{ id: string; number: number }> {
  const charge = order.deliveryCharge
  const { rows } = await sql<{ id: string; number: number }>`
    insert into orders (store_id, buyer_id, currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor, shown_rate, rate_date,
      contact_name, contact_phone, contact_email, delivery_method, country_code, address, wanted_on, buyer_reference, comment, locale, buyer_company, purchasing_team_id, team_rate,
      store_terms, delivery_minor, delivery_vat_percent, delivery_vat_minor, store_company)
    select s.id, ${order.buyerId}::uuid, ${order.currency}, ${order.totalMinor}, ${order.vatMinor}, ${order.isExport}, ${order.shownCurrency}, ${order.shownTotalMinor},
      ${order.shownVatMinor}, ${order.shownRate}, ${order.rateDate}::date, ${order.contactName}, ${order.contactPhone}, ${order.contactEmail}, ${order.delivery},
      ${order.countryCode}, ${order.address}, ${order.wantedOn}::date, ${order.reference}, ${order.comment}, ${order.locale},
      ${order.buyerCompany && JSON.stringify(order.buyerCompany)}::jsonb, ${order.team?.id ?? null}, ${order.team?.rate ?? null},
      ${order.terms && JSON.stringify(order.terms)}::jsonb, ${charge?.minor ?? null}, ${charge?.vatPercent ?? null}, ${charge?.vatMinor ?? null}, ${companyOf(sql`g`)}
    from stores s join organizations g on g.id = s.organization_id where s.id = ${order.storeId}
    returning id, number
  `.execute(tx)
  const { id, number } = rows[0]!
  await sql`
    insert into order_lines (order_id, position, product_id, code, name, name_locale, unit_code, unit_pieces, image_id, quantity, ordered_quantity, price_minor, list_price_minor, sum_minor, vat_percent, vat_minor)
    select ${id}::uuid, ordinality, l."productId", l.code, l.name, l."nameLocale", l."unitCode", u.pieces, l."imageId", l.quantity, l.quantity, l."priceMinor", l."listPriceMinor", l."sumMinor", l."vatPercent", l."vatMinor"
    from rows from (json_to_recordset(${JSON.stringify(order.lines)}::json) as ("productId" int, code text, name text, "nameLocale" text, "unitCode" text,
      "imageId" uuid, quantity int, "priceMinor" bigint, "listPriceMinor" bigint, "sumMinor" bigint, "vatPercent" numeric, "vatMinor" bigint)) with ordinality as l
    join unit_types u on u.code = l."unitCode"
  `.execute(tx)
  await sql`insert into order_history (order_id, status, side, actor_id, delivery_minor) values (${id}::uuid, 'New', 'buyer', ${order.buyerId}::uuid, ${charge?.minor ?? null})`.execute(
    tx,
  )
  return { id, number }
}
