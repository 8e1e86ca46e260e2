import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { dayOf } from '#platform/values/days.ts'
import type { Money } from '#platform/values/money.ts'
import { treeIn } from '../catalog/tree.ts'
import { unitOf, unitsIn } from '../content/units.ts'
import type { EndedBy, RequestState, Status } from './rules.ts'

/** SQL condition: request `r` takes offers. */
export const isOpen = (now: Date) => sql`(r.status = 'Open' and r.deadline >= ${dayOf(now)}::date)`
/** SQL condition: request `r` is open in the table, but its last day is over. */
const isOverdue = (now: Date) => sql`(r.status = 'Open' and r.deadline < ${dayOf(now)}::date)`
/** SQL: the state of request `r`, which ends with its last day even if the job runs later. */
export const stateColumns = (now: Date) => sql`
  case when ${isOverdue(now)} then 'Closed' else r.status end as status,
  case when ${isOverdue(now)} then 'Deadline' else r.ended_by end as "endedBy"
`
export const endedAt = (now: Date) =>
  isoTime(sql`(case when ${isOverdue(now)} then (r.deadline + 1)::timestamp at time zone 'UTC' else r.ended_at end)`)

/** SQL condition: the account works for the buyer's side of request `r` only. */
export const isForeign = (accountId: string, storeId: number) => sql`(
  r.buyer_id <> ${accountId}::uuid and not exists (select from store_members m where m.store_id = ${storeId} and m.account_id = r.buyer_id))`

/** SQL condition: the store sells in the category of request `r`, or below it. */
export const isFitting = (storeId: number) => sql`r.category_id in (
  select k.category_id from store_categories k where k.store_id = ${storeId})`

/** SQL condition: request `r` has the status, overdue ones being closed. */
export function hasStatus(status: Status, now: Date) {
  if (status === 'Open') return isOpen(now)
  return status === 'Closed' ? sql`(r.status = 'Closed' or ${isOverdue(now)})` : sql`r.status = ${status}`
}

export type SummaryRow = {
  id: string
  title: string
  locale: Locale
  quantity: number
  unitCode: string
  targetPriceMinor: number | null
  currency: Currency | null
  categoryId: number | null
  placeAlias: string
  placeName: string
  deadline: string
  status: Status
  endedBy: EndedBy | null
  createdAt: string
}
export const summaryColumns = (now: Date): RawBuilder<unknown> => sql`
  r.id, r.title, r.locale, r.quantity, r.unit_code as "unitCode", r.target_price_minor as "targetPriceMinor", r.currency, r.category_id as "categoryId",
  l.alias as "placeAlias", lt.name as "placeName", r.deadline::text, ${stateColumns(now)}, ${isoTime(sql`r.created_at`)} as "createdAt"
`
export const requestsWithPlace = (locale: Locale) => sql`
  procurement_requests r join locations l on l.id = r.location_id
  join location_translations lt on lt.location_id = l.id and lt.locale = ${locale}
`

/** Adds the texts of the reader's language. */
export async function summaryViews(db: Db, locale: Locale) {
  const [units, tree] = await Promise.all([unitsIn(db, locale), treeIn(db, locale)])
  return <Row extends SummaryRow>({
    unitCode,
    targetPriceMinor,
    currency,
    categoryId,
    placeAlias,
    placeName,
    ...row
  }: Row) => {
    const category = categoryId === null ? undefined : tree.byId.get(categoryId)
    const { code, label, plural, pieces } = unitOf(units, unitCode)
    return {
      ...row,
      unit: { code, label, plural, pieces },
      targetPrice:
        targetPriceMinor === null ? null : ({ minor: targetPriceMinor, currency: currency! } satisfies Money),
      category: category ? { id: category.id, name: category.name, path: category.path } : null,
      place: { alias: placeAlias, name: placeName },
    }
  }
}

export type LockedRequest = RequestState & {
  id: string
  buyerId: string
  title: string
  quantity: number
  unitCode: string
}

/** Undefined for a request of somebody else. Serializes changes of the request. */
export const lockOwnRequest = (tx: Tx, accountId: string, id: string, now: Date) =>
  lock(tx, sql`r.id = ${id}::uuid and r.buyer_id = ${accountId}::uuid for no key update of r`, now)

export const lockAnyRequest = (tx: Tx, id: string, now: Date) =>
  lock(tx, sql`r.id = ${id}::uuid for no key update of r`, now)

/** Until the end of the transaction the request stays as it is; stores do not wait for each other. */
export const shareRequest = (tx: Tx, id: string, now: Date) => lock(tx, sql`r.id = ${id}::uuid for share of r`, now)

async function lock(tx: Tx, condition: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<LockedRequest>`
    select r.id, r.buyer_id as "buyerId", r.title, r.quantity, r.unit_code as "unitCode", ${stateColumns(now)}
    from procurement_requests r where ${condition}
  `.execute(tx)
  return rows[0]
}

/** The offers to requests that are neither withdrawn nor accepted. */
export async function sentOffers(tx: Tx, requestIds: readonly string[]) {
  const { rows } = await sql<{ requestId: string; storeId: number }>`
    select request_id as "requestId", store_id as "storeId" from procurement_offers
    where request_id = any(${requestIds as string[]}::uuid[]) and status = 'Sent'
  `.execute(tx)
  return rows
}

export async function isMemberOf(db: Db, storeId: number, accountId: string) {
  const { rows } = await sql`
    select from store_members where store_id = ${storeId} and account_id = ${accountId}::uuid
  `.execute(db)
  return rows.length > 0
}
