import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Currency } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { escapeLike, foldText } from '#platform/db/like.ts'
import type { Caller } from '#platform/http/caller.ts'
import { convert } from '#platform/values/money.ts'
import { latestRates } from '../currencies/rates.ts'
import type { countOrders, listOrders } from './contract.ts'
import { isOpenOrder } from './queries.ts'
import { totalsOf } from './reads.ts'
import { type Side, type Status, viewStatuses } from './rules.ts'
import type { OrderView } from './status-contract.ts'

type View = z.output<typeof OrderView>
export type OrderFilter = {
  side: Side
  view: View
  status?: Status
  query: string
  storeId?: number
  from?: string
  to?: string
  page: number
  pageSize: number
}
type OrderListItem = OutputOf<typeof listOrders>['items'][number]

/** Orders of the account, or of the stores it is a member of; newest first. */
export async function findOrders(
  db: Db,
  accountId: string,
  filter: OrderFilter,
  reader: Pick<Caller, 'locale' | 'currency'>,
): Promise<OutputOf<typeof listOrders>> {
  const own = ownOrders(accountId, filter)
  const condition = sql`${own} ${matches(own, filter)}`
  const { rows } = await sql<
    Omit<OrderListItem, 'createdAt' | 'total' | 'vatTotal' | 'grossTotal' | 'deliveryCost' | 'shownTotal'> & {
      createdAt: Date
      currency: Currency
      totalMinor: number
      vatMinor: number
      deliveryMinor: number | null
      count: number
    }
  >`
    select o.id, o.number, o.status, o.created_at as "createdAt", ${storeName(reader.locale)} as "storeName", o.contact_name as "buyerName", o.buyer_company ->> 'legalName' as "buyerCompany", o.currency, o.total_minor as "totalMinor",
      o.vat_minor as "vatMinor", o.delivery_minor as "deliveryMinor", (select count(*)::int from order_lines l where l.order_id = o.id) as "lineCount", o.viewed_at is not null as "isViewed", count(*) over ()::int as count
    from orders o join stores s on s.id = o.store_id
    where ${condition} order by o.created_at desc, o.number desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}
  `.execute(db)
  const total =
    rows[0]?.count ??
    (filter.page > 1 ? (await findOrders(db, accountId, { ...filter, page: 1, pageSize: 1 }, reader)).total : 0)
  const rates = await latestRates(db)
  return {
    total,
    page: filter.page,
    pageSize: filter.pageSize,
    items: rows.map(
      ({ createdAt, currency, totalMinor, vatMinor, deliveryMinor, count: _, ...row }): OrderListItem => ({
        ...row,
        createdAt: createdAt.toISOString(),
        ...totalsOf({ totalMinor, vatMinor }, currency),
        deliveryCost: deliveryMinor === null ? null : { minor: deliveryMinor, currency },
        shownTotal: convert({ minor: totalMinor, currency }, reader.currency, rates),
      }),
    ),
  }
}

function ownOrders(accountId: string, { side, storeId }: Pick<OrderFilter, 'side' | 'storeId'>) {
  if (side === 'buyer')
    return sql`o.buyer_id = ${accountId}::uuid ${storeId ? sql`and o.store_id = ${storeId}` : sql``}`
  const ownStores = sql`select store_id from store_members where account_id = ${accountId}::uuid`
  return sql`o.store_id in (${ownStores} ${storeId ? sql`and store_id = ${storeId}` : sql``})`
}

const matches = (own: RawBuilder<unknown>, { view, status, query, from, to }: OrderFilter) => sql`
  ${view === 'all' ? sql`` : sql`and o.status = any(${viewStatuses[view] as Status[]}::text[])`} ${status ? sql`and o.status = ${status}` : sql``}
  ${from ? sql`and o.created_at >= ${from}::date` : sql``} ${to ? sql`and o.created_at < ${to}::date + 1` : sql``}
  ${query ? sql`and ${contains(own, `%${escapeLike(query)}%`)}` : sql``}
`

/** Lines are found by what was ordered, and by the code and the names that their product has now in any language. */
const contains = (own: RawBuilder<unknown>, pattern: string) => sql`(
  o.number::text like ${pattern} or o.contact_name ilike ${pattern} or o.buyer_reference ilike ${pattern} or o.buyer_company ->> 'legalName' ilike ${pattern}
  or exists (select from store_translations t where t.store_id = o.store_id and t.name ilike ${pattern})
  or o.id in (
    select o.id from orders o join order_lines l on l.order_id = o.id
    where ${own} and (l.name ilike ${pattern} or l.code ilike ${pattern} or l.product_id in (
      select k.product_id from store_product_keys k
      where k.store_id in (select o.store_id from orders o where ${own}) and k.key like (select ${foldText(sql`${pattern}::text`)})
    ))
  )
)`

/** Open orders by view. */
export function countOpen(
  db: Db,
  accountId: string,
  filter: Pick<OrderFilter, 'side' | 'storeId'>,
): Promise<OutputOf<typeof countOrders>> {
  return countOpenWhere(db, ownOrders(accountId, filter))
}

/** Open orders of a store by view, and since when the oldest new one waits. */
export const countOpenOfStore = (db: Db, storeId: number) => countOpenWhere(db, sql`o.store_id = ${storeId}`)

async function countOpenWhere(db: Db, condition: RawBuilder<unknown>) {
  const isIn = (view: keyof typeof viewStatuses) => sql`o.status = any(${viewStatuses[view] as Status[]}::text[])`
  const count = (view: keyof typeof viewStatuses) => sql`(count(*) filter (where ${isIn(view)}))::int`
  const { rows } = await sql<OutputOf<typeof countOrders> & { oldestNewAt: string | null }>`
    select ${count('new')} as new, ${count('inProgress')} as "inProgress", ${count('shipped')} as shipped,
      ${isoTime(sql`min(o.created_at) filter (where ${isIn('new')})`)} as "oldestNewAt"
    from orders o
    where ${condition} and ${isOpenOrder}
  `.execute(db)
  return rows[0]!
}

export async function countUnviewed(db: Db, accountId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join store_members m on m.store_id = o.store_id and m.account_id = ${accountId}::uuid where o.viewed_at is null
  `.execute(db)
  return rows[0]!.count
}
