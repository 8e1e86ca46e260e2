import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { fold } from '../../feeds/values/text.ts'
import type { Rejection } from '../../feeds/rules.ts'
import type { Before } from './before.ts'
import type { Difference } from './difference.ts'
import type { Quantities } from './known-products.ts'
import type { Question } from './questions.ts'

export type RowRejection = { number: number } & Rejection
export type ImportedRow = {
  productId: number
  change: 'Created' | 'Updated' | 'Unchanged' | 'Refused'
  before: Before | null
  fingerprint: string | null
  /** After the import. */
  stock: Quantities | null
  /** Before the import; null: the import does not change them. */
  imageIds: readonly string[] | null
}

export async function saveRejections(tx: Tx, importId: string, rejections: readonly RowRejection[]) {
  await sql`
    insert into import_rejections (import_id, number, code, detail)
    select ${importId}::uuid, number, code, detail
    from jsonb_to_recordset(${JSON.stringify(rejections)}::jsonb) as r (number int, code text, detail text)
    on conflict do nothing
  `.execute(tx)
}

const maxChanged = 50
const maxNew = 10

/** The first changes of products that the store has, and the first new products. */
export async function addDifferences(tx: Tx, importId: string, differences: readonly Difference[]) {
  const first = [
    ...differences.filter(({ isNew }) => !isNew).slice(0, maxChanged),
    ...differences.filter(({ isNew }) => isNew).slice(0, maxNew),
  ]
  if (first.length === 0) return
  await sql`
    update imports set differences = (
      select jsonb_agg(each order by position) from (
        select each, position, row_number() over (partition by each -> 'isNew' order by position) as number
        from jsonb_array_elements(differences || ${JSON.stringify(first)}::jsonb) with ordinality as e (each, position)
      ) numbered where number <= case when each -> 'isNew' = 'true' then ${maxNew}::int else ${maxChanged}::int end
    ) where id = ${importId}::uuid and jsonb_array_length(differences) < ${maxChanged + maxNew}
  `.execute(tx)
}

const maxValueLength = 200
const maxSampleLength = 60

export async function addQuestions(tx: Tx, importId: string, questions: readonly Question[]) {
  const asked = questions.filter(({ value }) => value.length <= maxValueLength)
  if (asked.length === 0) return
  const rows = asked.map(({ kind, scope, value, sample }) => ({
    kind,
    scope,
    label: value,
    value: fold(value),
    sample: sample.slice(0, maxSampleLength),
  }))
  await sql`
    insert into import_values as v (import_id, kind, scope, value, label, sample, row_count)
    select ${importId}::uuid, kind, scope, value, min(label), min(sample), count(*)::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, scope int, value text, label text, sample text) group by 2, 3, 4
    on conflict (import_id, kind, scope, value) do update set row_count = v.row_count + excluded.row_count
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
