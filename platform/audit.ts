import { sql } from 'kysely'
import type { AuditedAction } from './audited-actions.ts'
import type { AuditedEntity } from './constants.ts'
import type { Db } from './db/database.ts'
import type { Caller } from './http/caller.ts'
import { networkOf } from './http/limits.ts'

type Entry = {
  action: AuditedAction
  entity: AuditedEntity
  entityId: string | number
  details?: Record<string, unknown>
  actorId?: string
}
type Actor = Pick<Caller, 'account' | 'ip' | 'acting'>

/** Writes an audit log entry in the transaction of the action. Details must not contain passwords, codes or tokens. */
export const record = (tx: Db, caller: Actor, entry: Entry) => recordAll(tx, caller, [entry])

/** Writes the entries of one request that affects several entities. The actions of an administrator who acts as an account are the administrator's. */
export async function recordAll(tx: Db, { account, ip, acting }: Actor, entries: readonly Entry[]) {
  const rows = entries.map(({ actorId, entityId, details = {}, ...entry }) => ({
    ...entry,
    actorId: actorId ?? acting?.administratorId ?? account?.id ?? null,
    entityId: String(entityId),
    details: acting ? { ...details, actingAs: account?.id } : details,
  }))
  await sql`
    insert into audit_log (actor_id, network, action, entity, entity_id, details)
    select "actorId", ${networkOf(ip)}, action, entity, "entityId", details
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry ("actorId" uuid, action text, entity text, "entityId" text, details jsonb)
  `.execute(tx)
}

/** For SQL: who has made the latest entry of an action about an entity, as `accountId` and `network`. */
export const latestActor = (entity: AuditedEntity, action: AuditedAction, id: ReturnType<typeof sql>) => sql`lateral (
  select actor_id as "accountId", network from audit_log where entity = ${entity} and entity_id = (${id})::text and action = ${action}
  order by id desc limit 1
)`
