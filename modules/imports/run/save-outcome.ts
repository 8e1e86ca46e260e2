import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { fold } from '../../feeds/values/text.ts'
import type { ImportedRow, RowRejection, UnmatchedValue } from './apply-rows.ts'
import type { Difference } from './difference.ts'

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

const maxValueLength = 200

export async function addUnmatched(tx: Tx, importId: string, values: readonly UnmatchedValue[]) {
  if (values.length === 0) return
  const short = values.filter(({ value }) => value.length <= maxValueLength)
  const rows = short.map(({ characteristicId, value }) => ({ characteristicId, label: value, value: fold(value) }))
  await sql`
    insert into import_values as v (import_id, characteristic_id, value, label, row_count)
    select ${importId}::uuid, "characteristicId", value, min(label), count(*)::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("characteristicId" int, value text, label text) group by 2, 3
    on conflict (import_id, characteristic_id, value) do update set row_count = v.row_count + excluded.row_count
  `.execute(tx)
}

export async function saveImported(
  tx: Tx,
  importId: string,
  products: readonly (Omit<ImportedRow, 'change'> & { change: string })[],
) {
  await sql`
    insert into import_products (import_id, product_id, change, before, fingerprint, stock, image_ids)
    select ${importId}::uuid, "productId", change, nullif(before, 'null'), fingerprint, nullif(stock, 'null'), "imageIds"
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as r ("productId" int, change text, before jsonb, fingerprint text, stock jsonb, "imageIds" uuid[])
    on conflict (import_id, product_id) do nothing
  `.execute(tx)
}
