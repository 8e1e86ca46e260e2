// The settings of a person for a list.
import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { type getListTools, maxViews } from './contract.ts'
import { workbenchErrors } from './errors.ts'

type Tools = OutputOf<typeof getListTools>
type Key = { accountId: string; list: string; call: string; storeId: number | null }

export async function findTools(db: Db, { accountId, list, call, storeId }: Key, now: Date) {
  const { rows } = await sql<Omit<Tools, 'canExport' | 'maxViews'>>`
    select
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'query', v.query) order by v.created_at, v.id), '[]')
        from list_views v where v.account_id = ${accountId}::uuid and v.list = ${list}) as views,
      (select c.columns from list_columns c where c.account_id = ${accountId}::uuid and c.list = ${list}) as columns,
      (select json_build_object('id', e.id, 'filter', e.filter, 'rowCount', e.row_count, 'total', e.total, 'sizeBytes', e.size_bytes,
          'status', case when e.failure is not null then 'Failed' when e.finished_at is null then 'Running' else 'Ready' end,
          'requestedAt', ${isoTime(sql`e.requested_at`)}, 'expiresAt', ${isoTime(sql`e.expires_at`)})
        from list_exports e
        where e.account_id = ${accountId}::uuid and e.call = ${call} and e.store_id is not distinct from ${storeId}::int and e.expires_at > ${now}
        order by e.requested_at desc limit 1) as export
  `.execute(db)
  return rows[0]!
}

type NewView = { accountId: string; list: string; name: string; query: string; now: Date }

/** The row of the account is locked, so that two requests do not save more views than there may be. */
export async function saveView(tx: Tx, { accountId, list, name, query, now }: NewView) {
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_views where account_id = ${accountId}::uuid and list = ${list} and name <> ${name}
  `.execute(tx)
  if (rows[0]!.count >= maxViews) throw workbenchErrors.tooManyViews()
  const { rows: saved } = await sql<{ id: string }>`
    insert into list_views (account_id, list, name, query, created_at) values (${accountId}::uuid, ${list}, ${name}, ${query}, ${now})
    on conflict (account_id, list, name) do update set query = excluded.query returning id
  `.execute(tx)
  return saved[0]!
}

export const deleteView = (db: Db, accountId: string, id: string) =>
  sql`delete from list_views where id = ${id}::uuid and account_id = ${accountId}::uuid`.execute(db)

export const chooseColumns = (db: Db, accountId: string, list: string, columns: readonly string[]) =>
  columns.length === 0
    ? sql`delete from list_columns where account_id = ${accountId}::uuid and list = ${list}`.execute(db)
    : sql`insert into list_columns (account_id, list, columns) values (${accountId}::uuid, ${list}, ${columns as string[]})
        on conflict (account_id, list) do update set columns = excluded.columns`.execute(db)
