import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type FieldError, invalidInput } from '#platform/errors.ts'
import type { findDocuments as findCall } from './contract.ts'
import type { Entity, Field, OwnStore } from './fields.ts'
import { conditionOf } from './filter.ts'

type Asked = z.output<(typeof findCall)['input']>
export type Document = OutputOf<typeof findCall>['items'][number]

/** A page of the documents that are the store's, or everyone's where the entity is nobody's. */
export async function findDocuments(db: Db, entity: Entity, store: OwnStore | undefined, asked: Asked) {
  const { page, pageSize } = asked
  const shown = asked.fields ? chosen(entity, asked.fields) : entity.fields
  const order = orderOf(entity, asked.sort)
  const own = isReadable(entity, store)
  const matches = asked.filter && conditionOf(entity, asked.filter)
  // In parentheses, a statement is not prepared by name: there are as many as filters. A filter is asked once: it may read every text of a store.
  const { rows } = await sql<{ total: number; items: Document[] }>`(
    with found as (select ${entity.id} as id from ${entity.rows} where ${own} ${matches ? sql`and ${matches}` : sql``})
    select (select count(*)::int from found) as total, coalesce((
      select json_agg(document) from (
        select ${columnsOf(entity, shown)} from ${entity.rows} where ${matches ? sql`${entity.id} in (select id from found)` : own}
        order by ${order}, ${entity.id} desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) document
    ), '[]') as items
  )`.execute(db)
  return { ...rows[0]!, page, pageSize }
}

/** One document, locked for a change. Undefined where it is not the store's. */
export async function lockDocument(tx: Tx, entity: Entity, store: OwnStore, id: number): Promise<Document | undefined> {
  const isOne = sql`${isReadable(entity, store)} and ${entity.id} = ${id}`
  const { rows } = await sql`select from ${entity.rows} where ${isOne} for update of ${entity.locked}`.execute(tx)
  return rows.length > 0 ? readDocument(tx, entity, store, id) : undefined
}

export async function readDocument(db: Db, entity: Entity, store: OwnStore, id: number): Promise<Document | undefined> {
  const { rows } = await sql<Document>`
    select ${columnsOf(entity, entity.fields)} from ${entity.rows} where ${isReadable(entity, store)} and ${entity.id} = ${id}
  `.execute(db)
  return rows[0]
}

/** Whoever has no store reads nothing of any. */
function isReadable({ isOwn }: Entity, store: OwnStore | undefined): RawBuilder<unknown> {
  if (!isOwn) return sql`true`
  return store ? isOwn(store) : sql`false`
}

const columnsOf = ({ id, version }: Entity, fields: readonly Field[]) => sql`
  ${id} as id, ${version} as version, json_build_object(${sql.join(fields.flatMap(({ key, value }) => [sql.lit(key), value]))}) as fields
`

function chosen({ fields }: Entity, keys: readonly string[]): Field[] {
  const known = new Map(fields.map((field) => [field.key, field]))
  refuseUnknown(keys.map((key, index) => (known.has(key) ? undefined : `fields.${index}`)))
  return [...new Set(keys)].map((key) => known.get(key)!)
}

function orderOf({ fields, order }: Entity, sort: Asked['sort']): RawBuilder<unknown> {
  const sortable = new Map(
    fields.filter(({ isSortable }) => isSortable).map((field) => [field.key, field.compared as RawBuilder<unknown>]),
  )
  refuseUnknown(sort.map(({ field }, index) => (sortable.has(field) ? undefined : `sort.${index}.field`)))
  if (sort.length === 0) return order
  return sql.join(
    sort.map(({ field, direction }) => sql`${sortable.get(field)!} ${direction === 'asc' ? sql`asc` : sql`desc`}`),
  )
}

function refuseUnknown(paths: readonly (string | undefined)[]) {
  const errors = paths.filter((path) => path !== undefined).map((path): FieldError => ({ path, code: 'field.unknown' }))
  if (errors.length > 0) throw invalidInput(errors)
}
