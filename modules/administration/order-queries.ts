import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { matchesText, normalizePhone } from '../moderation/account-queries.ts'
import { findAuditEntries } from '../moderation/audit-queries.ts'
import { findAnyOrder, totalsOf } from '../orders/reads.ts'
import { nameContains } from '../suppliers/directory-text.ts'
import type { getAnyOrder, listAllOrders } from './order-contract.ts'

type OrderFilter = Omit<z.output<(typeof listAllOrders)['input']>, 'cursor' | 'limit'>
type OrderItem = OutputOf<typeof listAllOrders>['items'][number]
type OrderRow = Omit<OrderItem, 'createdAt' | 'total' | 'vatTotal' | 'grossTotal'> & {
  createdAt: Date
  currency: Currency
  totalMinor: number
  vatMinor: number
}
type Paging = { cursor?: string | undefined; limit: number }

const maxMatches = 200

/** A page of the orders of all stores. */
export async function findAllOrders(db: Db, filter: OrderFilter, { cursor, limit }: Paging, locale: Locale) {
  const [than, direction] = filter.order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const order = sql`order by o.created_at ${direction}, o.id ${direction}`
  const isAfter = cursor
    ? sql`and (o.created_at, o.id) ${than} ((select created_at from orders where id = ${cursor}::uuid), ${cursor}::uuid)`
    : sql``
  const page = sql`${matches(filter)} ${isAfter} ${order} limit ${limit + 1}`
  const statement = sql<OrderRow>`
    select o.id, o.number, o.status, o.created_at as "createdAt", o.store_id as "storeId", ${storeName(locale)} as "storeName", o.buyer_id as "buyerId",
      o.contact_name as "buyerName", o.buyer_company ->> 'legalName' as "buyerCompany", o.currency, o.total_minor as "totalMinor", o.vat_minor as "vatMinor", o.viewed_at is not null as "isViewed",
      (select count(*)::int from order_lines l where l.order_id = o.id) as "lineCount"
    from (${filter.query ? matchingOrders(filter.query, page, sql`${order} limit ${limit + 1}`) : sql`select o.* from orders o where ${page}`}) o
    join stores s on s.id = o.store_id ${order}
  `
  // In parentheses it is not prepared: a plan for any text reads all orders for a word that most contacts have.
  const { rows } = await (filter.query ? sql<OrderRow>`(${statement})` : statement).execute(db)
  const items = rows.slice(0, limit).map(toItem)
  return { items, nextCursor: rows.length > limit ? items.at(-1)!.id : null }
}

const toItem = ({ createdAt, currency, totalMinor, vatMinor, ...row }: OrderRow): OrderItem => ({
  ...row,
  createdAt: createdAt.toISOString(),
  ...totalsOf({ totalMinor, vatMinor }, currency),
})

const matches = ({ status, storeId, buyerId, from, to }: OrderFilter) => sql`true
  ${status ? sql`and o.status = ${status}` : sql``} ${storeId ? sql`and o.store_id = ${storeId}` : sql``}
  ${buyerId ? sql`and o.buyer_id = ${buyerId}::uuid` : sql``}
  ${from ? sql`and o.created_at >= ${from}::date` : sql``} ${to ? sql`and o.created_at < ${to}::date + 1` : sql``}`

/** Of each matching buyer and store a page at most, by the indexes of their orders; scanning all orders by time for a rare name would read every one. */
function matchingOrders(query: string, page: RawBuilder<unknown>, firstRows: RawBuilder<unknown>) {
  const figures = conditionsOfFigures(query)
  const isText = figures.length === 0 || query.replace(/\D/g, '').length >= minPhoneDigits
  const branches = [...figures, ...(isText ? [contactContains(query)] : [])].map(
    (condition) => sql`(select o.id from orders o where (${condition}) and ${page})`,
  )
  if (isText) branches.push(...ordersOfMatches(query, page))
  return sql`select o.* from orders o where o.id in (${sql.join(branches, sql` union `)}) ${firstRows}`
}

function ordersOfMatches(query: string, page: RawBuilder<unknown>) {
  const ordersOf = (owner: RawBuilder<unknown>) =>
    sql`cross join lateral (select o.id from orders o where ${owner} and ${page}) o`
  return [
    sql`select o.id from (select a.id from accounts a where ${matchesText(query)} limit ${maxMatches}) a ${ordersOf(sql`o.buyer_id = a.id`)}`,
    sql`select o.id from (
      select distinct t.store_id from store_translations t where ${nameContains(query)} limit ${maxMatches}
    ) t ${ordersOf(sql`o.store_id = t.store_id`)}`,
  ]
}

/** Fewer digits are a number or an amount. */
const minPhoneDigits = 7

/** What the order says of its buyer, which can differ from the account. */
const contactContains = (query: string) => sql`
  search_key(o.contact_name || ' ' || o.contact_email || ' ' || o.contact_phone || ' ' || coalesce(o.buyer_company ->> 'legalName', ''))
    like '%' || search_key(${escapeLike(normalizePhone(query))}) || '%'`

function conditionsOfFigures(query: string) {
  const minor = parseMinor(query)
  return [
    ...(/^[1-9]\d{0,8}$/.test(query) ? [sql`o.number = ${Number(query)}`] : []),
    ...(minor === null ? [] : [sql`o.total_minor = ${minor} or o.total_minor + o.vat_minor = ${minor}`]),
  ]
}

/** 140850, 140 850,00, 140.850,00 or 140,850.00 in minor units. */
function parseMinor(query: string) {
  const [, whole, cents = ''] = /^(\d{1,3}(?:[.,\s]\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(query) ?? []
  return whole === undefined ? null : Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'))
}

/** An order with who placed it and what the audit log has about it. */
export async function findOrderDetails(
  db: Db,
  readerId: string,
  id: string,
  locale: Locale,
): Promise<OutputOf<typeof getAnyOrder> | undefined> {
  const [order, { rows }, audit] = await Promise.all([
    findAnyOrder(db, readerId, id, locale),
    sql<OutputOf<typeof getAnyOrder>['account']>`
      select a.id, a.name from orders o join accounts a on a.id = o.buyer_id where o.id = ${id}::uuid
    `.execute(db),
    findAuditEntries(db, 'order', id, locale),
  ])
  return order && { ...order, account: rows[0]!, audit }
}
