import { sql } from 'kysely'
import type { Db } from './db/database.ts'
import type { Caller } from './http/caller.ts'
import { networkOf } from './http/limits.ts'

type Entry = { action: string; entity: string; entityId: string | number; details?: Record<string, unknown>; actorId?: string }

/** Writes who did what into the audit log, in the transaction of the deed. Never a password, code or token. */
export async function record(tx: Db, caller: Pick<Caller, 'account' | 'ip'>, { action, entity, entityId, details = {}, actorId }: Entry) {
  await sql`
    insert into audit_log (actor_id, network, action, entity, entity_id, details)
    values (${actorId ?? caller.account?.id ?? null}::uuid, ${networkOf(caller.ip)}, ${action}, ${entity}, ${String(entityId)}, ${JSON.stringify(details)})
  `.execute(tx)
}
