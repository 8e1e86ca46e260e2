import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { endSessions } from './sessions/sessions.ts'

type BanOptions = { caller: Pick<Caller, 'account' | 'ip'>; reason: string; now: Date }

/** Bans an account and ends its sessions and streams. False if there is no active account with this id. */
export async function banAccount(tx: Tx, accountId: string, { caller, reason, now }: BanOptions): Promise<boolean> {
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

/** Reactivates a banned account unless one of its bans is still in force. Its ended sessions stay ended. */
export async function unbanAccount(
  tx: Tx,
  accountId: string,
  { caller, now }: Omit<BanOptions, 'reason'>,
): Promise<boolean> {
  // Lock before reading the bans, so that a concurrent new ban comes before or after.
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
