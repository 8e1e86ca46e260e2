import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { selectPage } from '#platform/db/select-page.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { dayMs } from '#platform/values/days.ts'
import { membershipOf } from '../suppliers/queries.ts'
import type { listRequests } from './contract.ts'
import {
  hasStatus,
  isFitting,
  isForeign,
  isOpen,
  requestsWithPlace,
  type SummaryRow,
  summaryColumns,
  summaryViews,
} from './queries.ts'
import { offerStatus, type StoredOfferStatus } from './rules.ts'

type ListContext = Pick<Context<typeof listRequests>, 'db' | 'caller' | 'input' | 'now'>
type Row = SummaryRow & { offerCount: number | null; buyerCompany: string | null; ownOffer: StoredOfferStatus | null }

export async function findRequests(context: ListContext): Promise<OutputOf<typeof listRequests>> {
  const { db, caller, input, now } = context
  const storeId = input.side === 'Store' ? await ownStoreId(db, caller) : null
  const isOfBuyer = storeId === null
  const from = sql`${requestsWithPlace(caller.locale)} ${
    isOfBuyer ? sql`` : sql`left join procurement_offers o on o.request_id = r.id and o.store_id = ${storeId}`
  }`
  const columns = sql`${summaryColumns(now)}, ${
    isOfBuyer
      ? sql`(select count(*)::int from procurement_offers o where o.request_id = r.id and o.status <> 'Withdrawn') as "offerCount",
          null as "buyerCompany", null as "ownOffer"`
      : sql`null::int as "offerCount", r.company as "buyerCompany", o.status as "ownOffer"`
  }`
  const shown = isOfBuyer ? ownCondition(context) : storeCondition(context, storeId)
  const condition = input.query ? sql`${shown} and r.title ilike ${`%${escapeLike(input.query)}%`}` : shown
  const page = await selectPage<Row>(db, { columns, from, condition, order: sql`r.created_at desc, r.id desc` }, input)
  const view = await summaryViews(db, caller.locale)
  return {
    ...page,
    items: page.items.map((row) => ({ ...view(row), ownOffer: row.ownOffer && offerStatus(row.ownOffer, row) })),
  }
}

/** The store of X-Store-Id, for its people only. */
export async function ownStoreId(db: Db, caller: Context['caller']) {
  const member = await membershipOf(db, caller)
  if (!member) throw requestErrors.forbidden()
  return member.storeId
}

const ownCondition = ({ caller, input: { status }, now }: ListContext): RawBuilder<unknown> =>
  sql`r.buyer_id = ${caller.account!.id}::uuid ${status ? sql`and ${hasStatus(status, now)}` : sql``}`

function storeCondition({ caller, input: { view }, now }: ListContext, storeId: number): RawBuilder<unknown> {
  if (view === 'answered') return sql`o.id is not null`
  const open = sql`${isOpen(now)} and ${isForeign(caller.account!.id, storeId)}`
  return view === 'fitting' ? sql`${open} and ${isFitting(storeId)}` : open
}

/** Open requests of the last days that the store has not answered. */
export async function countFitting(db: Db, storeId: number, accountId: string, now: Date) {
  const since = new Date(now.getTime() - newDays * dayMs)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from procurement_requests r where ${isOpen(now)} and r.created_at > ${since} and ${isForeign(accountId, storeId)} and ${isFitting(storeId)}
        and not exists (select from procurement_offers o where o.request_id = r.id and o.store_id = ${storeId})
      limit ${maxCounted}
    ) found
  `.execute(db)
  return rows[0]!.count
}

const newDays = 7
const maxCounted = 100

/** For everybody: neither text nor buyer. */
export async function findLatest({
  replica,
  caller,
  input: { limit, categoryId },
  now,
}: Pick<Context, 'replica' | 'caller' | 'now'> & { input: { limit: number; categoryId?: number | undefined } }) {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns(now)} from ${requestsWithPlace(caller.locale)}
    where ${isOpen(now)} ${categoryId ? sql`and r.category_id = ${categoryId}` : sql``} order by r.created_at desc, r.id desc limit ${limit}
  `.execute(replica)
  const view = await summaryViews(replica, caller.locale)
  return rows.map((row) => view(row))
}
