import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { listNumbers } from './contract.ts'
import { contactErrors } from './errors.ts'
import { leaseEnd, leaseCutoff } from './rules.ts'
import type { Visitor, ContactTarget } from './visitor.ts'

/** The redirect number of the store, leased now if it has none; undefined if no number is free. */
export async function leaseNumber(tx: Tx, storeId: number, now: Date): Promise<string | undefined> {
  const leased = await renewLease(tx, storeId, now)
  if (leased) return leased
  // Of concurrent requests for one store the first takes a lease, and the others find it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone of store ${storeId}`}, 0))`.execute(tx)
  return (await renewLease(tx, storeId, now)) ?? (await leaseFreeNumber(tx, storeId, now))
}

async function renewLease(tx: Tx, storeId: number, now: Date) {
  const { rows } = await sql<{ number: string }>`
    update redirect_numbers set last_shown_at = greatest(last_shown_at, ${now}) where store_id = ${storeId} returning number
  `.execute(tx)
  return rows[0]?.number
}

/** Ends the lease of a store that is gone. */
export const endLease = (tx: Tx, storeId: number) =>
  sql`update redirect_numbers set store_id = null where store_id = ${storeId}`.execute(tx)

/** Unleased numbers first, then the expired lease that was shown longest ago, which has the fewest late callers of its former store. */
async function leaseFreeNumber(tx: Tx, storeId: number, now: Date) {
  const { rows } = await sql<{ number: string }>`
    with free as (
      select id from redirect_numbers where is_active and (store_id is null or last_shown_at <= ${leaseCutoff(now)})
      order by store_id is not null, last_shown_at nulls first, id limit 1 for update skip locked
    ), leased as (
      update redirect_numbers n set store_id = ${storeId}, last_shown_at = ${now} from free where n.id = free.id returning n.number
    )
    insert into number_leases (number, started_at, store_id) select number, ${now}, ${storeId} from leased returning number
  `.execute(tx)
  return rows[0]?.number
}

/** Counts once per visitor, store and day. */
export const countPhoneShow = (
  tx: Tx,
  { accountId, anonymousId }: Visitor,
  { storeId, productId }: ContactTarget,
  now: Date,
) =>
  sql`
    insert into phone_shows (store_id, product_id, account_id, anonymous_id, shown_on, shown_at)
    values (${storeId}, ${productId ?? null}, ${accountId}, ${anonymousId}, ${now.toISOString().slice(0, 10)}, ${now}) on conflict do nothing
  `.execute(tx)

type CallerContext = Pick<Context, 'caller'>

export async function addNumber(tx: Tx, { number, note }: { number: string; note: string }, { caller }: CallerContext) {
  const { rows } = await sql<{ id: number }>`
    insert into redirect_numbers (number, note) values (${number}, ${note}) on conflict do nothing returning id
  `.execute(tx)
  const added = rows[0]
  if (!added) throw contactErrors.numberTaken()
  await record(tx, caller, {
    action: 'telephony.numberAdded',
    entity: 'redirectNumber',
    entityId: added.id,
    details: { after: { number, note, isActive: true } },
  })
  return added.id
}

type NumberChange = { id: number; isActive?: boolean; note?: string }

/** Putting a number out of service ends its lease. */
export async function changeNumber(tx: Tx, { id, isActive, note }: NumberChange, { caller }: CallerContext) {
  const { rows } = await sql<{ number: string; isActive: boolean; note: string }>`
    select number, is_active as "isActive", note from redirect_numbers where id = ${id} for update
  `.execute(tx)
  if (!rows[0]) throw contactErrors.numberNotFound()
  const { number, ...before } = rows[0]
  const after = { isActive: isActive ?? before.isActive, note: note ?? before.note }
  await sql`
    update redirect_numbers set is_active = ${after.isActive}, note = ${after.note}, store_id = case when ${after.isActive} then store_id end
    where id = ${id}
  `.execute(tx)
  await record(tx, caller, {
    action: 'telephony.numberChanged',
    entity: 'redirectNumber',
    entityId: id,
    details: { number, before, after },
  })
}

type NumberItem = OutputOf<typeof listNumbers>['items'][number]
type NumberRow = Omit<NumberItem, 'createdAt' | 'lease'> & {
  createdAt: Date
  lastShownAt: Date | null
  store: NonNullable<NumberItem['lease']>['store'] | null
}

export async function findNumbers(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
  locale: Locale,
): Promise<NumberItem[]> {
  const { rows } = await sql<NumberRow>`
    select n.id, n.number, n.is_active as "isActive", n.note, n.created_at as "createdAt", n.last_shown_at as "lastShownAt",
      case when s.id is not null then json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) end as store
    from redirect_numbers n left join stores s on s.id = n.store_id
    order by n.number limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ createdAt, lastShownAt, store, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lease: store &&
      lastShownAt && { store, lastShownAt: lastShownAt.toISOString(), endsAt: leaseEnd(lastShownAt).toISOString() },
  }))
}

export async function countNumbers(db: Db) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from redirect_numbers`.execute(db)
  return rows[0]!.count
}
