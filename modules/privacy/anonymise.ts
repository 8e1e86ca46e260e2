import { sql } from 'kysely'
import { anonymiseAccounts, finishAccountDeletion } from '#modules/accounts/save-account.ts'
import { endWaitingOf } from '#modules/chats/end-waiting.ts'
import { eraseRequestsOf } from '#modules/procurement/erase-requests.ts'
import { record } from '#platform/audit.ts'
import { deletionGraceDays, type Locale, type Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { sessionsTopic } from '#platform/realtime/publish.ts'
import { personalDataInventory } from './personal-data-inventory.ts'
import { isOnlyOwner, confirmedAddresses } from './queries.ts'

const batchSize = 100

/**
 * Anonymises a batch of accounts whose grace period is over; orders stay. Skips the only owner of a store. Returns the number of
 * accounts in this batch: call again until it is 0.
 */
export async function anonymiseDue(tx: Tx, fallback: Variant, now: Date): Promise<number> {
  const due = await lockDueAccounts(tx, now)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await eraseRequestsOf(tx, ids, now)
  await eraseData(
    tx,
    ids,
    due.flatMap(({ addresses }) => addresses),
  )
  await anonymiseAccounts(tx, ids)
  await endWaitingOf(tx, ids)
  for (const { id, email: to, locale, variant } of due) {
    await record(tx, { account: undefined, ip: '' }, { action: 'privacy.deleted', entity: 'account', entityId: id })
    if (to) await sendEmail(tx, { to, template: 'deletionDone', locale, variant: variant ?? fallback })
  }
  return due.length
}

/**
 * Second pass of the next run: erases rows that requests wrote while `anonymiseDue` ran, and then clears the deletion request.
 * Returns the number of accounts like `anonymiseDue`.
 */
export async function eraseRemainder(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where status = 'Deleted' and deletion_requested_at is not null order by id limit ${batchSize} for update
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await eraseRequestsOf(tx, ids, now)
  await eraseData(tx, ids, [])
  await finishAccountDeletion(tx, ids)
  return ids.length
}

const isDue = (now: Date) =>
  sql`a.status = 'Active' and a.deletion_requested_at <= ${now}::timestamptz - ${deletionGraceDays} * interval '24 hours'`

type DueAccount = {
  id: string
  email: string | null
  locale: Locale
  variant: Variant | null
  addresses: string[]
}

async function lockDueAccounts(tx: Tx, now: Date) {
  const { rows } = await sql<DueAccount>`
    select a.id, a.email, a.locale, a.variant, ${confirmedAddresses} as addresses from accounts a
    where ${isDue(now)} and not ${isOnlyOwner} order by a.id limit ${batchSize} for update of a
  `.execute(tx)
  return rows
}

/** Accounts whose deletion waits for another owner of their store. */
export async function findBlockedDeletions(db: Db, now: Date) {
  const { rows } = await sql<{
    id: string
  }>`select a.id from accounts a where ${isDue(now)} and ${isOnlyOwner} order by a.id limit ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}

async function eraseData(tx: Tx, ids: readonly string[], addresses: readonly string[]) {
  const keys = ids.flatMap((id) => [id, `account:${id}`, sessionsTopic(id)])
  for (const [columnPath, [, rule]] of Object.entries(personalDataInventory)) {
    const [table, column] = columnPath.split('.') as [string, string]
    const condition = sql`${sql.ref(column)} = any(${(rule === 'deleted by key' ? keys : ids) as string[]})`
    if (rule === 'deleted' || rule === 'deleted by key')
      await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx)
    if (rule === 'cleared')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${condition}`.execute(tx)
    if (rule === 'deleted by address' && addresses.length > 0)
      await sql`delete from ${sql.table(table)} where lower(${sql.ref(column)}) = any(${addresses as string[]})`.execute(
        tx,
      )
    if (rule === 'cleared by address' && addresses.length > 0)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where lower(${sql.ref(column)}) = any(${addresses as string[]})`.execute(
        tx,
      )
  }
}
