import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Waits for orders that are being placed: they hold a share of this lock. */
export async function lockStoreForClosing(tx: Tx, id: number) {
  const { rows } = await sql<{ alias: string; status: string }>`
    select alias, status from stores where id = ${id} for no key update
  `.execute(tx)
  return rows[0]!
}

/** Until the end of the transaction these stores cannot be closed. */
export const shareStores = (tx: Tx, ids: readonly number[]) =>
  sql`select from stores where id = any(${ids as number[]}::int[]) order by id for share`.execute(tx)

/** For good, unless `rememberStatus` follows. */
export const markStoreClosed = (tx: Tx, id: number, now: Date) =>
  sql`update stores set status = 'Closed', closed_at = ${now}, status_before = null, version = version + 1 where id = ${id}`.execute(
    tx,
  )

/** An open store, or one that is only hidden. */
export const markStoreOpen = (tx: Tx, id: number, status: 'Draft' | 'Active' | 'Suspended') =>
  sql`update stores set status = ${status}, closed_at = null, version = version + 1 where id = ${id}`.execute(tx)

type Remembered = {
  statusBefore: 'Draft' | 'Active' | null
  reason: string | null
  /** Whether the store comes back with its organization. */
  followsOrganization?: boolean
}

/** The status that a suspended or deleted store can return to, and why it was suspended. */
export const rememberStatus = (tx: Tx, id: number, { statusBefore, reason, followsOrganization = false }: Remembered) =>
  sql`
    update stores set status_before = ${statusBefore}, suspension_reason = ${reason}, follows_organization = ${followsOrganization}
    where id = ${id}
  `.execute(tx)
