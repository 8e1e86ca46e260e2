import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { columnList, columnsOf, newColumns } from './columns.ts'
import { type Part, type ProductChange, productParts } from './tables.ts'

type Product = { id: number; record: ProductChange }

/** Replaces the parts that the records give. Returns the ids of products of which a row has changed. */
export async function writeParts(tx: Tx, products: readonly Product[]): Promise<number[]> {
  const changed: number[] = []
  for (const [name, part] of Object.entries(productParts)) {
    const given = products.flatMap(({ id, record }) => {
      const rows = record[name as keyof typeof productParts]
      return rows ? [{ id, rows }] : []
    })
    changed.push(...(await replaceRows(tx, part, given)))
  }
  return changed
}

/** Makes these the rows of each product, without writing those that are equal. Returns the ids of products of which a row has changed. */
export async function replaceRows(
  tx: Tx,
  { table, key, fields }: Part,
  products: readonly { id: number; rows: readonly object[] }[],
): Promise<number[]> {
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const rowsJson = JSON.stringify(
    products.flatMap(({ id, rows }) => rows.map((row) => ({ product_id: id, ...newColumns(fields, row) }))),
  )
  const [keyColumns, columns] = [columnsOf(key), columnsOf(fields)]
  const values = columns.filter((column) => !keyColumns.includes(column))
  const assignments = sql.join(values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  const { rows } = await sql<{ id: number }>`
    with given as materialized (select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsJson}::jsonb)),
    removed as (
      delete from ${sql.table(table)} t where product_id = any(${ids}::int[])
        and (product_id, ${columnList(keyColumns)}) not in (select product_id, ${columnList(keyColumns)} from given)
      returning product_id
    ),
    saved as (
      insert into ${sql.table(table)} as t (product_id, ${columnList(columns)}) select product_id, ${columnList(columns)} from given
      on conflict (product_id, ${columnList(keyColumns)}) do update set ${assignments}
      where (${columnList(values, 't')}) is distinct from (${columnList(values, 'excluded')})
      returning product_id
    )
    select product_id as id from removed union select product_id from saved
  `.execute(tx)
  return rows.map(({ id }) => id)
}
