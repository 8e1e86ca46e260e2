import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { findDocuments as findCall } from '../contract.ts'
import type { Entity, Field, StoreContext } from '../fields.ts'
import { conditionOf } from './filter.ts'

type FindDocumentsInput = z.output<(typeof findCall)['input']>
export type Document = OutputOf<typeof findCall>['items'][number]

/** One page of the documents of the store, or of all documents if the entity has no owner. */
export async function findDocuments(
  db: Db,
  entity: Entity,
  store: StoreContext | undefined,
  input: FindDocumentsInput,
) {
  const { page, pageSize } = input
  const selected = input.fields ? pickFields(entity, input.fields) : entity.fields
  const order = orderOf(entity, input.sort)
  const owned = readableBy(entity, store)
  const filterCondition = input.filter && conditionOf(entity, input.filter)
  // Parentheses keep the driver from preparing a named statement for every filter. The filter is evaluated once, because it may scan all texts of a store.
  const { rows } = await sql<{ total: number; items: Document[] }>`(
    with found as (select ${entity.id} as id from ${entity.from} where ${owned} ${filterCondition ? sql`and ${filterCondition}` : sql``})
    select (select count(*)::int from found) as total, coalesce((
      select json_agg(document) from (
        select ${columnsOf(entity, selected)} from ${entity.from} where ${filterCondition ? sql`${entity.id} in (select id from found)` : owned}
        order by ${order}, ${entity.id} desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) document
    ), '[]') as items
  )`.execute(db)
  return { ...rows[0]!, page, pageSize }
}

/** Reads one document and locks its row. Undefined if it is not the store's. */
export async function lockDocument(
  tx: Tx,
  entity: Entity,
  store: StoreContext,
  id: number,
): Promise<Document | undefined> {
  const isOne = sql`${readableBy(entity, store)} and ${entity.id} = ${id}`
  const { rows } = await sql`select from ${entity.from} where ${isOne} for update of ${entity.lockTarget}`.execute(tx)
  return rows.length > 0 ? readDocument(tx, entity, store, id) : undefined
}

export async function readDocument(
  db: Db,
  entity: Entity,
  store: StoreContext,
  id: number,
): Promise<Document | undefined> {
  const { rows } = await sql<Document>`
    select ${columnsOf(entity, entity.fields)} from ${entity.from} where ${readableBy(entity, store)} and ${entity.id} = ${id}
  `.execute(db)
  return rows[0]
}

/** SQL condition of the documents that the store may read. Without a store there are none, unless the entity has no owner. */
function readableBy({ isOwnedBy: isOwn }: Entity, store: StoreContext | undefined): RawBuilder<unknown> {
  if (!isOwn) return sql`true`
  return store ? isOwn(store) : sql`false`
}

const columnsOf = ({ id, version }: Entity, fields: readonly Field[]) => sql`
  ${id} as id, ${version} as version, json_build_object(${sql.join(fields.flatMap(({ key, select }) => [sql.lit(key), select]))}) as fields
`

function pickFields({ fields }: Entity, keys: readonly string[]): Field[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  rejectUnknown(keys.map((key, index) => (byKey.has(key) ? undefined : `fields.${index}`)))
  return [...new Set(keys)].map((key) => byKey.get(key)!)
}

function orderOf({ fields, order }: Entity, sort: FindDocumentsInput['sort']): RawBuilder<unknown> {
  const sortable = new Map(
    fields
      .filter(({ isSortable }) => isSortable)
      .map((field) => [field.key, field.filterExpression as RawBuilder<unknown>]),
  )
  rejectUnknown(sort.map(({ field }, index) => (sortable.has(field) ? undefined : `sort.${index}.field`)))
  if (sort.length === 0) return order
  return sql.join(
    sort.map(({ field, direction }) => sql`${sortable.get(field)!} ${direction === 'asc' ? sql`asc` : sql`desc`}`),
  )
}

function rejectUnknown(paths: readonly (string | undefined)[]) {
  const errors = paths.filter((path) => path !== undefined).map((path): FieldError => ({ path, code: 'field.unknown' }))
  if (errors.length > 0) throw invalidInput(errors)
}
