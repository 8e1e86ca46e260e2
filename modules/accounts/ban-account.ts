import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { endSessions } from './sessions.ts'

type Given = { caller: Pick<Caller, 'account' | 'ip'>; reason: string; now: Date }

/** Keeps an account out at once: its sessions and streams end. False when there is no active account of this id. */
export async function banAccount(tx: Tx, accountId: string, { caller, reason, now }: Given): Promise<boolean> {
  const { rows } = await sql`update accounts set status = 'Banned' where id = ${accountId}::uuid and status = 'Active' returning id`.execute(tx)
  if (rows.length === 0) return false
  await endSessions(tx, accountId, now)
  await record(tx, caller, { action: 'account.banned', entity: 'account', entityId: accountId, details: { reason } })
  return true
}
