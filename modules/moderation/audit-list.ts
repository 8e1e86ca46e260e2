import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { findFeatures } from '../accounts/administrators.ts'
import { matchesText } from './account-queries.ts'
import { withNames } from './audit-names.ts'
import type { listAudit } from './audit-contract.ts'

type Input = Context<typeof listAudit>['input']
type Entry = Omit<OutputOf<typeof listAudit>['items'][number], 'names'>

const maxActors = 50

/** Administrators of accounts read the entries of everybody, the others their own. */
export async function findAuditLog({
  db,
  caller,
  input,
}: Pick<Context<typeof listAudit>, 'db' | 'caller' | 'input'>): Promise<OutputOf<typeof listAudit>> {
  const own = caller.account!.id
  const readsAll = (await findFeatures(db, own)).includes('accounts')
  const actors = readsAll ? input.query && (await findActors(db, input.query)) : [own]
  const page = sql`${matches(input)} order by l.at desc, l.id desc limit ${input.limit + 1}`
  const rows = await select(
    db,
    actors
      ? sql`select l.* from unnest(${actors}::uuid[]) a (id) cross join lateral (select l.* from audit_log l where l.actor_id = a.id and ${page}) l`
      : sql`select l.* from audit_log l where ${page}`,
    input.limit + 1,
  )
  const items = rows.slice(0, input.limit)
  return {
    items: await withNames(db, items, caller.locale),
    nextCursor: rows.length > input.limit ? items.at(-1)!.id : null,
  }
}

async function findActors(db: Db, query: string) {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where ${matchesText(query)} order by a.created_at desc limit ${maxActors}
  `.execute(db)
  return rows.map(({ id }) => id)
}

const matches = ({ action, entity, entityId, from, to, cursor }: Input) => sql`true
  ${action ? sql`and l.action = ${action}` : sql``}
  ${entity ? sql`and l.entity = ${entity}` : sql``}
  ${entity && entityId ? sql`and l.entity_id = ${entityId}` : sql``}
  ${from ? sql`and l.at >= ${from}::date::timestamp at time zone 'UTC'` : sql``}
  ${to ? sql`and l.at < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql``}
  ${cursor ? sql`and (l.at, l.id) < ((select c.at from audit_log c where c.id = ${cursor}::bigint), ${cursor}::bigint)` : sql``}`

async function select(db: Db, source: RawBuilder<unknown>, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'at'> & { at: Date }>`
    select e.id::text as id, e.at, e.network, e.action, e.entity, e.entity_id as "entityId", e.details,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as actor
    from (${source}) e left join accounts a on a.id = e.actor_id order by e.at desc, e.id desc limit ${limit}
  `.execute(db)
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}
