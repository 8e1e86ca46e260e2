import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { deletionGraceDays, type Locale, type Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { sessionsTopic } from '#platform/realtime/publish.ts'
import { holdings } from './holdings.ts'
import { isOnlyOwner, provedAddresses } from './queries.ts'

const batchSize = 100

/**
 * Blanks the accounts whose days are over, a hundred in a transaction; orders stay. The only owner of a store waits until somebody
 * else owns it. Answers how many there were in this batch: call again until there are none.
 */
export async function anonymiseDue(tx: Tx, variant: Variant, now: Date): Promise<number> {
  const due = await lockDue(tx, now)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await erase(
    tx,
    ids,
    due.flatMap(({ addresses }) => addresses),
  )
  await sql`
    update accounts set status = 'Deleted', email = null, phone = null, password_hash = null, name = '', location_id = null, locale = default,
      email_confirmed_at = null, phone_confirmed_at = null, password_changed_at = null
    where id = any(${ids}::uuid[])
  `.execute(tx)
  for (const { id, email: to, locale } of due) {
    await record(tx, { account: undefined, ip: '' }, { action: 'privacy.deleted', entity: 'account', entityId: id })
    if (to) await sendEmail(tx, { to, template: 'deletionDone', locale, variant })
  }
  return due.length
}

/**
 * What a request that ran at the same moment as `anonymiseDue` has written goes with the next run; only then is an account done
 * with. Answers like `anonymiseDue`.
 */
export async function sweepDeleted(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where status = 'Deleted' and deletion_requested_at is not null order by id limit ${batchSize} for update
  `.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await erase(tx, ids, [])
  await sql`update accounts set deletion_requested_at = null where id = any(${ids}::uuid[])`.execute(tx)
  return ids.length
}

const isDue = (now: Date) =>
  sql`a.status = 'Active' and a.deletion_requested_at <= ${now}::timestamptz - ${deletionGraceDays} * interval '24 hours'`

type Due = { id: string; email: string | null; locale: Locale; addresses: string[] }

async function lockDue(tx: Tx, now: Date) {
  const { rows } = await sql<Due>`
    select a.id, a.email, a.locale, ${provedAddresses} as addresses from accounts a
    where ${isDue(now)} and not ${isOnlyOwner} order by a.id limit ${batchSize} for update of a
  `.execute(tx)
  return rows
}

/** Those whose deletion waits for another owner of their store. */
export async function findHeld(db: Db, now: Date) {
  const { rows } = await sql<{
    id: string
  }>`select a.id from accounts a where ${isDue(now)} and ${isOnlyOwner} order by a.id limit ${batchSize}`.execute(db)
  return rows.map(({ id }) => id)
}

async function erase(tx: Tx, ids: readonly string[], addresses: readonly string[]) {
  const names = ids.flatMap((id) => [id, `account:${id}`, sessionsTopic(id)])
  for (const [place, [, erased]] of Object.entries(holdings)) {
    const [table, column] = place.split('.') as [string, string]
    const held = sql`${sql.ref(column)} = any(${(erased === 'deleted by name' ? names : ids) as string[]})`
    if (erased === 'deleted' || erased === 'deleted by name')
      await sql`delete from ${sql.table(table)} where ${held}`.execute(tx)
    if (erased === 'emptied')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${held}`.execute(tx)
    if (erased === 'deleted by address' && addresses.length > 0)
      await sql`delete from ${sql.table(table)} where lower(${sql.ref(column)}) = any(${addresses as string[]})`.execute(
        tx,
      )
    if (erased === 'emptied by address' && addresses.length > 0)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where lower(${sql.ref(column)}) = any(${addresses as string[]})`.execute(
        tx,
      )
  }
}
