// Workbooks of lists: asked for, stopped, and forgotten after some days.
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { Person } from '#platform/http/background-context.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { writeListExport } from './job-definitions.ts'

const lifetimeDays = 3

type Request = { person: Person; call: string; filter: Readonly<Record<string, string>>; now: Date }

/** An earlier workbook of the list expires at once. */
export async function requestExport(tx: Tx, { person, call, filter, now }: Request) {
  const { accountId, sessionId, storeId, locale, currency, variant } = person
  await sql`
    update list_exports set expires_at = ${now}
    where account_id = ${accountId}::uuid and call = ${call} and store_id is not distinct from ${storeId}::int and expires_at > ${now}
  `.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into list_exports (account_id, session_id, store_id, locale, currency, variant, call, filter, requested_at, expires_at)
    values (${accountId}::uuid, ${sessionId}::uuid, ${storeId}, ${locale}, ${currency}, ${variant}, ${call}, ${JSON.stringify(filter)}::jsonb,
      ${now}, ${now}::timestamptz + ${lifetimeDays} * interval '1 day')
    returning id
  `.execute(tx)
  const { id } = rows[0]!
  await enqueue(tx, writeListExport, { id })
  return { id }
}

/** The job that writes it notices; its file is deleted with the expired ones. */
export const expireExport = (db: Db, accountId: string, id: string, now: Date) =>
  sql`update list_exports set expires_at = ${now} where id = ${id}::uuid and account_id = ${accountId}::uuid and expires_at > ${now}`.execute(
    db,
  )

export async function findReadyExport(db: Db, accountId: string, id: string, now: Date) {
  const { rows } = await sql<{ call: string; fileKey: string; requestedAt: Date }>`
    select call, file_key as "fileKey", requested_at as "requestedAt" from list_exports
    where id = ${id}::uuid and account_id = ${accountId}::uuid and file_key is not null and expires_at > ${now}
  `.execute(db)
  return rows[0]
}

/** The files first: an interrupted run finds them again. Files that are still being written are left to a later run. */
export async function deleteExpiredExports(db: Db, config: Config, now: Date) {
  const { rows } = await sql<{ id: string; fileKey: string | null }>`
    select id, file_key as "fileKey" from list_exports where expires_at <= ${now} limit 1000
  `.execute(db)
  const files = openFileStore(config)
  for (const { fileKey } of rows) if (fileKey) await files.remove(fileKey)
  await sql`delete from list_exports where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
}
