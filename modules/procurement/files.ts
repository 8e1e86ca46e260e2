import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { AccessRule } from '../files/serve.ts'
import { claimFiles } from '../files/uploads.ts'
import { type FileRow, toFileView } from '../files/view.ts'
import { procurementErrors } from './errors.ts'

type Saved = { requestId: string; accountId: string; ids: readonly string[]; now: Date }

/** Replaces the files of a request. A file that is taken off is deleted by the job of unused files. */
export async function saveFiles(tx: Tx, { requestId, accountId, ids, now }: Saved) {
  const owner = { accountId, anonymousId: null }
  if (ids.length > 0 && !(await claimFiles(tx, owner, 'Chat', ids, now))) throw procurementErrors.unknownFile()
  await sql`
    delete from procurement_files where request_id = ${requestId}::uuid and not file_id = any(${ids as string[]}::uuid[])
  `.execute(tx)
  await sql`
    insert into procurement_files (request_id, file_id, place)
    select ${requestId}::uuid, id, place from unnest(${ids as string[]}::uuid[]) with ordinality as f (id, place)
    on conflict (request_id, file_id) do update set place = excluded.place
  `.execute(tx)
}

export async function findFiles(db: Db, requestId: string) {
  const { rows } = await sql<FileRow>`
    select f.id, f.name, f.content_type as "contentType", f.byte_size as size, f.width, f.height, f.purpose
    from procurement_files p join files f on f.id = p.file_id where p.request_id = ${requestId}::uuid order by p.place
  `.execute(db)
  return rows.map(toFileView)
}

/** People of stores see the files of open requests and of those that their store has answered. */
export const isOnVisibleRequest: AccessRule = ({ accountId }) => sql`exists (
  select from procurement_files pf join procurement_requests r on r.id = pf.request_id
  where pf.file_id = f.id and exists (
    select from store_members m where m.account_id = ${accountId}::uuid and (r.status = 'Open'
      or exists (select from procurement_offers o where o.request_id = r.id and o.store_id = m.store_id))))`
