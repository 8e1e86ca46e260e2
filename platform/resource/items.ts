// The rows of a resource's table as items.
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { columnOf } from '../db/column-name.ts'
import type { Db, Tx } from '../db/database.ts'
import { escapeLike } from '../db/like.ts'
import { selectPage } from '../db/select-page.ts'
import { AppError } from '../errors.ts'
import { resourceErrors } from './errors.ts'
import type { Resource } from './resource-contract.ts'

export type Item = { id: number; version: number } & Record<string, unknown>
export type ListInput = { page: number; pageSize: number; query: string; sort: string; order: 'asc' | 'desc' } & Record<
  string,
  unknown
>

const column = (field: string) => sql.ref(columnOf(field))

/** The columns of an item under the names of its fields. */
export const columnsOf = ({ fields, derived }: Pick<Resource, 'fields' | 'derived'>) => [
  'id',
  'version',
  ...Object.keys(fields),
  ...Object.keys(derived),
]

const selection = (resource: Resource) =>
  sql.join(columnsOf(resource).map((field) => sql`${column(field)} as ${sql.ref(field)}`))

async function select(db: Db, query: RawBuilder<Item>): Promise<Item[]> {
  const { rows } = await query.execute(db)
  return rows.map(withTextDates)
}

const withTextDates = (row: Item): Item =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as Item

export async function findPage(db: Db, resource: Resource, input: ListInput) {
  const found = await selectPage<Item>(
    db,
    {
      columns: selection(resource),
      from: sql.table(resource.table),
      condition: conditions(resource, input),
      order: sql`${column(input.sort)} ${sql.raw(input.order)}, id`,
    },
    { page: input.page, pageSize: input.pageSize },
  )
  return { ...found, items: found.items.map(withTextDates) }
}

function conditions({ fields, filters, search }: Resource, input: ListInput) {
  const wanted = filters
    .filter((field) => input[field] !== undefined)
    .map((field) => sql`${column(field)} = ${input[field]}`)
  const pattern = sql`'%' || search_key(${escapeLike(input.query)}) || '%'`
  const found = search.map((field) => sql`search_key(${searchedText(fields[field]!, field)}) like ${pattern}`)
  const text = input.query && found.length > 0 ? [sql`(${sql.join(found, sql` or `)})`] : []
  return sql.join([sql`true`, ...wanted, ...text], sql` and `)
}

/** Of texts by language all are searched. */
const searchedText = (schema: z.ZodType, field: string) =>
  schema instanceof z.ZodString
    ? column(field)
    : sql`(select string_agg(value, ' ') from jsonb_each_text(${column(field)}))`

export const findItem = async (db: Db, resource: Resource, id: number) =>
  (await select(db, sql`select ${selection(resource)} from ${sql.table(resource.table)} where id = ${id}`))[0]

/** Items by their ids, locked until the end of the transaction. */
export async function findItemsById(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Item>> {
  const items = await select(
    tx,
    sql`select ${selection(resource)} from ${sql.table(resource.table)} where id = any(${ids as number[]}) order by id for update`,
  )
  return new Map(items.map((item) => [item.id, item]))
}

export async function lockItem(tx: Tx, resource: Resource, id: number, version: number) {
  const query = sql<Item>`select ${selection(resource)} from ${sql.table(resource.table)} where id = ${id} for update`
  const [item] = await select(tx, query)
  if (!item) return notFound()
  if (item.version !== version) throw resourceErrors.changed()
  return item
}

export async function createItem(tx: Tx, resource: Resource, values: Record<string, unknown>) {
  const fields = givenFields(resource, values)
  const [item] = await write(tx, resource, (returning) =>
    fields.length === 0
      ? sql`insert into ${sql.table(resource.table)} default values returning ${returning}`
      : sql`insert into ${sql.table(resource.table)} (${sql.join(fields.map(column))})
          values (${sql.join(fields.map((field) => stored(values[field])))}) returning ${returning}`,
  )
  return item!
}

export async function updateItem(tx: Tx, resource: Resource, id: number, values: Record<string, unknown>) {
  const changes = givenFields(resource, values).map((field) => sql`${column(field)} = ${stored(values[field])}`)
  const [item] = await write(
    tx,
    resource,
    (returning) => sql`update ${sql.table(resource.table)}
      set ${sql.join([...changes, sql`version = version + 1`])} where id = ${id} returning ${returning}`,
  )
  return item!
}

const givenFields = ({ fields }: Resource, values: Record<string, unknown>) =>
  Object.keys(fields).filter((field) => values[field] !== undefined)

/** Objects and lists of objects are stored as JSON, lists of plain values as arrays. */
const stored = (value: unknown) =>
  value !== null &&
  typeof value === 'object' &&
  !(Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    ? JSON.stringify(value)
    : value

export type Violation = { code?: string; constraint?: string }
export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'

async function write(tx: Tx, resource: Resource, query: (returning: RawBuilder<unknown>) => RawBuilder<unknown>) {
  try {
    return await select(tx, query(selection(resource)) as RawBuilder<Item>)
  } catch (error) {
    const { code, constraint = '' } = error as Violation
    const path = Object.keys(resource.fields).find((field) => constraint.includes(`_${columnOf(field)}_`)) ?? ''
    if (code === uniqueViolation)
      throw new AppError('resource.taken', 409, { errors: [{ path, code: 'resource.taken' }] })
    if (code === foreignKeyViolation)
      throw new AppError('request.invalid', 422, { errors: [{ path, code: 'field.invalid' }] })
    throw error
  }
}

export function notFound(): never {
  throw resourceErrors.notFound()
}
