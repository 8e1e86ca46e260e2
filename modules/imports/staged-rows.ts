// The rows of a file in the database, where every step finds them again after a restart.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { SourceRow } from './sources/source-row.ts'

export type StagedRow = SourceRow & { groupKey: string | null; isRepeated: boolean; codeOwner: string | null }

export const batchRows = 500

export async function stageRows(tx: Tx, importId: string, rows: readonly SourceRow[]) {
  await sql`
    insert into import_rows (import_id, number, content)
    select ${importId}::uuid, number, content from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number int, content jsonb)
    on conflict do nothing
  `.execute(tx)
}

/** The next rows after a number. Of several rows with one identity all but the first are repeated. `codeOwner`: another row that has the code first. */
export async function nextRows(db: Db, importId: string, after: number): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select number, content, group_key as "groupKey", identity is not null and exists (
      select from import_rows e where e.import_id = r.import_id and e.identity = r.identity and e.number < r.number
    ) as "isRepeated", (
      select e.identity from import_rows e
      where e.import_id = r.import_id and e.code = r.code and e.number < r.number and e.identity <> r.identity order by e.number limit 1
    ) as "codeOwner"
    from import_rows r where import_id = ${importId}::uuid and number > ${after} order by number limit ${batchRows}
  `.execute(db)
  return rows
}

export type RowKeys = { number: number; groupKey: string; identity: string; code: string }

export async function saveRowKeys(tx: Tx, importId: string, keys: readonly RowKeys[]) {
  await sql`
    update import_rows r set group_key = k."groupKey", identity = nullif(k.identity, ''), code = nullif(k.code, '')
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (number int, "groupKey" text, identity text, code text)
    where r.import_id = ${importId}::uuid and r.number = k.number
  `.execute(tx)
}
