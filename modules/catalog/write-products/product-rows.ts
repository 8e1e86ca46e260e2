import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { columnList, columnsOf, givenColumns, newColumns } from './columns.ts'
import { newQuantities } from './stock-policy.ts'
import { type NewProduct, type ProductChange, productFields } from './tables.ts'

export type StoredProduct = { categoryPath: readonly number[] }

const columns = columnsOf(productFields)

/** Locks in the order of ids, as all code that locks products does, so that no two transactions deadlock. */
export async function lockProducts(tx: Tx, storeId: number, writes: readonly { id: number | null }[]) {
  const ids = writes.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Map<number, StoredProduct>()
  const { rows } = await sql<StoredProduct & { id: number }>`
    select id, category_path as "categoryPath" from products where store_id = ${storeId} and id = any(${ids}::int[]) order by id for update
  `.execute(tx)
  return new Map(rows.map(({ id, ...product }): [number, StoredProduct] => [id, product]))
}

/** Without an update afterwards, which would write the row and its entries in all indexes once more. */
const availableAtFirst = ({ stock }: NewProduct) =>
  stock ? newQuantities(stock, []).reduce((total, { quantity }) => total + quantity, 0) : 0

/** Returns ids by code. */
export async function insertProducts(tx: Tx, storeId: number, products: readonly NewProduct[], now: Date) {
  if (products.length === 0) return new Map<string, number>()
  const rowsJson = JSON.stringify(
    products.map((product) => ({ ...newColumns(productFields, product), available: availableAtFirst(product) })),
  )
  const { rows } = await sql<{ id: number; code: string }>`
    insert into products (store_id, currency, location_path, category_path, created_at, updated_at, available, was_published, ${columnList(columns)})
    select s.id, s.currency, s.location_path, c.path, ${now}::timestamptz, ${now}::timestamptz, n.available, n.status = 'Active', ${columnList(columns, 'n')}
    from jsonb_populate_recordset(null::products, ${rowsJson}::jsonb) n
    join stores s on s.id = ${storeId} left join categories c on c.id = n.category_id
    returning id, code
  `.execute(tx)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

type Change = { id: number; record: ProductChange }

/** Writes the products that change, and those whose parts were `touched`, with a new version. Returns their ids. */
export async function changeProducts(
  tx: Tx,
  changes: readonly Change[],
  touched: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (changes.length === 0) return new Set()
  const rowsJson = JSON.stringify(
    changes.map(({ id, record }) => ({ id, columns: givenColumns(productFields, record) })),
  )
  const assignments = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))
  const { rows } = await sql<{ id: number }>`
    update products p set ${assignments}, category_path = c.path, was_published = p.was_published or n.status = 'Active', updated_at = ${now}::timestamptz, version = p.version + 1
    from jsonb_to_recordset(${rowsJson}::jsonb) as given (id int, columns jsonb)
    join products old on old.id = given.id
    cross join lateral jsonb_populate_record(old, given.columns) n
    left join categories c on c.id = n.category_id
    where p.id = old.id and (
      p.id = any(${touched as number[]}::int[]) or (${columnList(columns, 'old')}) is distinct from (${columnList(columns, 'n')})
    )
    returning p.id
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
