import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '#platform/http/limits.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { type ImportRecord, startStep } from '../import-record.ts'
import { assertRoom } from '../open-imports.ts'

/**
 * A new import of the rows that an import has refused, read as it was; returns its id. Products that these rows do not have are
 * not missing.
 */
export async function retryRefused(tx: Tx, { id: retried, storeId }: ImportRecord, author: Author): Promise<string> {
  const { accountId, ip, maySetPrices, now } = author
  await assertRoom(tx, storeId)
  const id = randomUUID()
  await sql`
    insert into imports (
      id, store_id, requested_by, network, may_set_prices, file_name, file_key, size_bytes, kind, layout, samples, settings, stated_rates, created_at, retries, archive_id
    )
    select ${id}::uuid, store_id, ${accountId}::uuid, ${networkOf(ip)}, ${maySetPrices}, file_name, ${`imports/${id}`}, 0, kind, layout, samples,
      settings || '{"missing": "keep"}', stated_rates, ${now}, id, archive_id
    from imports where id = ${retried}::uuid
  `.execute(tx)
  await sql`
    insert into import_rows (import_id, number, content)
    select ${id}::uuid, number, content from import_rows r where import_id = ${retried}::uuid and exists (
      select from import_rejections j where j.import_id = r.import_id and j.number = r.number
    )
  `.execute(tx)
  const { rows } = await sql<{ rowCount: number }>`
    update imports set row_count = (select count(*) from import_rows where import_id = ${id}::uuid) where id = ${id}::uuid
    returning row_count as "rowCount"
  `.execute(tx)
  if (rows[0]!.rowCount === 0) throw importErrors.rowsExpired()
  await startStep(tx, id, { status: 'Grouping', now })
  return id
}
