import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { Difference, ImportedRow, RowRejection } from './apply-rows.ts'

export async function saveRejections(tx: Tx, importId: string, rejections: readonly RowRejection[]) {
  await sql`
    insert into import_rejections (import_id, number, code, detail)
    select ${importId}::uuid, number, code, detail
    from jsonb_to_recordset(${JSON.stringify(rejections)}::jsonb) as r (number int, code text, detail text)
    on conflict do nothing
  `.execute(tx)
}

const maxDifferences = 50

export async function addDifferences(tx: Tx, importId: string, differences: readonly Difference[]) {
  if (differences.length === 0) return
  await sql`
    update imports set differences = (
      select coalesce(jsonb_agg(each), '[]') from (
        select each from jsonb_array_elements(differences || ${JSON.stringify(differences.slice(0, maxDifferences))}::jsonb) as e (each) limit ${maxDifferences}
      ) first
    ) where id = ${importId}::uuid and jsonb_array_length(differences) < ${maxDifferences}
  `.execute(tx)
}

export async function saveImported(
  tx: Tx,
  importId: string,
  products: readonly (Omit<ImportedRow, 'change'> & { change: string })[],
) {
  await sql`
    insert into import_products (import_id, product_id, change, before, fingerprint)
    select ${importId}::uuid, "productId", change, nullif(before, 'null'), fingerprint
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r ("productId" int, change text, before jsonb, fingerprint text)
    on conflict (import_id, product_id) do nothing
  `.execute(tx)
}
