// Remembers the answers of a store about columns, categories and values, for its next files.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { fold } from '../feeds/values/text.ts'

/**
 * Keys are folded texts of the file. Keys of options and constants begin with the id of their characteristic, keys of
 * characteristics with the id of their category.
 */
export type MemoryKind =
  | 'Columns'
  | 'Params'
  | 'Category'
  | 'Unit'
  | 'Currency'
  | 'Rate'
  | 'Option'
  | 'Constants'
  | 'Characteristic'
  | 'Constant'

const maxKeyLength = 300
/** More values than a person enters. */
const maxRecalled = 20_000

export async function remember(tx: Tx, storeId: number, kind: MemoryKind, values: ReadonlyMap<string, unknown>) {
  const rows = [...values].map(([key, value]) => ({ key: key.slice(0, maxKeyLength), value: [value] }))
  await sql`
    insert into import_memory (store_id, kind, key, value)
    select distinct on (key) ${storeId}::int, ${kind}, key, value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, value jsonb)
    on conflict (store_id, kind, key) do update set value = excluded.value
  `.execute(tx)
}

export const scopedKey = (scope: number | string, value: string) => `${scope} ${fold(value)}`

/** Remembered values by their scopes. */
export function byScope<Value>(
  remembered: ReadonlyMap<string, Value>,
): ReadonlyMap<number, [key: string, value: Value][]> {
  const entries = [...remembered].map(([key, value]) => ({ scope: Number(key.split(' ', 1)[0]), key, value }))
  return new Map(
    [...Map.groupBy(entries, ({ scope }) => scope)].map(([scope, of]) => [
      scope,
      of.map(({ key, value }) => [key.slice(key.indexOf(' ') + 1), value]),
    ]),
  )
}

export const forget = (tx: Tx, storeId: number, kind: MemoryKind, keys: readonly string[]) =>
  sql`
    delete from import_memory where store_id = ${storeId} and kind = ${kind} and key = any(${keys as string[]}::text[])
  `.execute(tx)

/** The remembered answers for these keys. */
export async function recall<Value>(db: Db, storeId: number, kind: MemoryKind, keys: readonly string[]) {
  const { rows } = await sql<{ key: string; value: Value }>`
    select key, value -> 0 as value from import_memory
    where store_id = ${storeId} and kind = ${kind} and key = any(${keys as string[]}::text[])
  `.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** All that is remembered of a kind. */
export async function recallAll<Value>(db: Db, storeId: number, kind: MemoryKind): Promise<ReadonlyMap<string, Value>> {
  const { rows } = await sql<{ key: string; value: Value }>`
    select key, value -> 0 as value from import_memory where store_id = ${storeId} and kind = ${kind} order by key limit ${maxRecalled}
  `.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}
