import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { endSessions } from './sessions.ts'

type Given = { caller: Pick<Caller, 'account' | 'ip'>; reason: string; now: Date }

/** Keeps an account out at once: its sessions and streams end. False when there is no active account of this id. */
export async function banAccount(tx: Tx, accountId: string, { caller, reason, now }: Given): Promise<boolean> {
  const { rows } =
    await sql`update accounts set status = 'Banned' where id = ${accountId}::uuid and status = 'Active' returning id`.execute(
      tx,
    )
  if (rows.length === 0) return false
  await endSessions(tx, accountId, now)
  const details = { before: { status: 'Active' }, after: { status: 'Banned', reason } }
  await record(tx, caller, { action: 'account.banned', entity: 'account', entityId: accountId, details })
  return true
}

/** Lets a banned account in again, unless a ban of it is in force. Nobody is signed in by it. */
export async function unbanAccount(
  tx: Tx,
  accountId: string,
  { caller, now }: Omit<Given, 'reason'>,
): Promise<boolean> {
  // First the lock, then the look: whoever bans it anew at this moment comes before or after, not between.
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const { rows } = await sql`
    update accounts a set status = 'Active' where a.id = ${accountId}::uuid and a.status = 'Banned' and not exists (
      select from bans b where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null and b.ends_at > ${now}
    ) returning a.id
  `.execute(tx)
  if (rows.length === 0) return false
  const details = { before: { status: 'Banned' }, after: { status: 'Active' } }
  await record(tx, caller, { action: 'account.unbanned', entity: 'account', entityId: accountId, details })
  return true
}
