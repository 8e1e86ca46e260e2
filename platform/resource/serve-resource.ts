import { type RawBuilder, sql } from 'kysely'
import { record, recordAll } from '../audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { escapeLike } from '../db/like.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { type Handler, on } from '../http/dispatch.ts'
import { invalidateTags } from '../cache.ts'
import type { Resource } from './resource-contract.ts'
import { resourceErrors } from './errors.ts'

type Item = { id: number; version: number } & Record<string, unknown>
type ListInput = { page: number; pageSize: number; query: string; sort: string; order: 'asc' | 'desc' } & Record<
  string,
  unknown
>
type BulkInput = { ids: readonly number[]; isDryRun: boolean }
type Options = {
  /** What is cached and shows the item. */
  tags: (id: number) => Parameters<typeof invalidateTags>[1]
  /** What else a change brings about, in its transaction. */
  afterUpdate?: (tx: Tx, id: number) => Promise<void>
}

/** The handlers of a declared resource. Each change is one transaction with its entry in the audit log. */
export function serveResource(resource: Resource, { tags, afterUpdate }: Options): Handler[] {
  const { calls, bulk, name } = resource
  const handlers = [
    on(calls.list, async ({ db, input: given }) => {
      const input = given as ListInput
      const { page, pageSize } = input
      const [items, total] = await Promise.all([findItems(db, resource, input), countItems(db, resource, input)])
      return { items, total, page, pageSize }
    }),
    on(calls.single, async ({ db, input }) => (await findItem(db, resource, input.id as number)) ?? notFound()),
    on(calls.create, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const item = await createItem(tx, resource, input)
        await publish(tx, caller, 'created', item.id, { after: item })
        return item
      }),
    ),
    on(calls.update, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const { id, version, ...values } = input as Item
        const before = await lockItem(tx, resource, id, version)
        const item = await updateItem(tx, resource, id, values)
        await afterUpdate?.(tx, id)
        await publish(tx, caller, 'updated', id, { before, after: item })
        return item
      }),
    ),
    on(calls.remove, ({ db, caller, input }) =>
      db.transaction().execute(async (tx) => {
        const { id, version } = input as Item
        const before = await lockItem(tx, resource, id, version)
        await deleteItems(tx, resource, [id])
        await publish(tx, caller, 'deleted', id, { before })
        return { ok: true as const }
      }),
    ),
  ]
  if (bulk.includes('delete'))
    handlers.push(
      on(calls.bulkDelete, ({ db, caller, input }) =>
        changeMany(db, caller, { action: 'deleted', ...(input as BulkInput) }, (tx, found) =>
          deleteItems(tx, resource, found),
        ),
      ),
    )
  if (bulk.includes('activate'))
    handlers.push(
      on(calls.bulkActivate, ({ db, caller, input }) => {
        const { isActive, ...many } = input as BulkInput & { isActive: boolean }
        return changeMany(db, caller, { action: isActive ? 'activated' : 'deactivated', ...many }, (tx, found) =>
          activateItems(tx, resource, found, isActive),
        )
      }),
    )
  return handlers

  async function publish(tx: Tx, caller: Caller, action: string, id: number, details: Record<string, unknown>) {
    await invalidateTags(tx, tags(id))
    await record(tx, caller, { action: `${name}.${action}`, entity: name, entityId: id, details })
  }

  type Change = BulkInput & { action: string }

  async function changeMany(
    db: Db,
    caller: Caller,
    { action, ids, isDryRun }: Change,
    change: (tx: Tx, ids: number[]) => Promise<void>,
  ) {
    return db.transaction().execute(async (tx) => {
      const found = await lockIds(tx, resource, ids)
      if (isDryRun || found.length === 0) return { count: found.length }
      await change(tx, found)
      await invalidateTags(tx, found.flatMap(tags))
      await recordAll(
        tx,
        caller,
        found.map((id) => ({ action: `${name}.${action}`, entity: name, entityId: id })),
      )
      return { count: found.length }
    })
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const column = (field: string) => sql.ref(snakeCase(field))

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

const findItems = (db: Db, resource: Resource, input: ListInput) =>
  select(
    db,
    sql`select ${selection(resource)} from ${sql.table(resource.table)} where ${conditions(resource, input)}
      order by ${column(input.sort)} ${sql.raw(input.order)}, id limit ${input.pageSize} offset ${(input.page - 1) * input.pageSize}`,
  )

async function countItems(db: Db, resource: Resource, input: ListInput) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(resource.table)} where ${conditions(resource, input)}`.execute(db)
  return rows[0]!.count
}

function conditions({ filters, search }: Resource, input: ListInput) {
  const wanted = filters
    .filter((field) => input[field] !== undefined)
    .map((field) => sql`${column(field)} = ${input[field]}`)
  const pattern = sql`'%' || search_key(${escapeLike(input.query)}) || '%'`
  const found = search.map((field) => sql`search_key(${column(field)}) like ${pattern}`)
  const text = input.query && found.length > 0 ? [sql`(${sql.join(found, sql` or `)})`] : []
  return sql.join([sql`true`, ...wanted, ...text], sql` and `)
}

const findItem = async (db: Db, resource: Resource, id: number) =>
  (await select(db, sql`select ${selection(resource)} from ${sql.table(resource.table)} where id = ${id}`))[0]

async function lockItem(tx: Tx, resource: Resource, id: number, version: number) {
  const query = sql<Item>`select ${selection(resource)} from ${sql.table(resource.table)} where id = ${id} for update`
  const [item] = await select(tx, query)
  if (!item) return notFound()
  if (item.version !== version) throw resourceErrors.changed()
  return item
}

async function lockIds(tx: Tx, { table }: Resource, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
  }>`select id from ${sql.table(table)} where id = any(${ids}) order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

async function createItem(tx: Tx, resource: Resource, values: Record<string, unknown>) {
  const fields = givenFields(resource, values)
  const [item] = await write(tx, resource, (returning) =>
    fields.length === 0
      ? sql`insert into ${sql.table(resource.table)} default values returning ${returning}`
      : sql`insert into ${sql.table(resource.table)} (${sql.join(fields.map(column))})
          values (${sql.join(fields.map((field) => stored(values[field])))}) returning ${returning}`,
  )
  return item!
}

async function updateItem(tx: Tx, resource: Resource, id: number, values: Record<string, unknown>) {
  const changes = givenFields(resource, values).map((field) => sql`${column(field)} = ${stored(values[field])}`)
  const [item] = await write(
    tx,
    resource,
    (returning) => sql`update ${sql.table(resource.table)}
      set ${sql.join([...changes, sql`version = version + 1`])} where id = ${id} returning ${returning}`,
  )
  return item!
}

async function deleteItems(tx: Tx, { table }: Resource, ids: readonly number[]) {
  try {
    await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx)
  } catch (error) {
    throw (error as Violation).code === foreignKeyViolation ? resourceErrors.inUse() : error
  }
}

async function activateItems(tx: Tx, { table }: Resource, ids: readonly number[], isActive: boolean) {
  await sql`update ${sql.table(table)} set is_active = ${isActive}, version = version + 1 where id = any(${ids})`.execute(
    tx,
  )
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

type Violation = { code?: string; constraint?: string }
const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

async function write(tx: Tx, resource: Resource, query: (returning: RawBuilder<unknown>) => RawBuilder<unknown>) {
  try {
    return await select(tx, query(selection(resource)) as RawBuilder<Item>)
  } catch (error) {
    const { code, constraint = '' } = error as Violation
    const path = Object.keys(resource.fields).find((field) => constraint.includes(`_${snakeCase(field)}_`)) ?? ''
    if (code === uniqueViolation)
      throw new AppError('resource.taken', 409, { errors: [{ path, code: 'resource.taken' }] })
    if (code === foreignKeyViolation)
      throw new AppError('request.invalid', 422, { errors: [{ path, code: 'field.invalid' }] })
    throw error
  }
}

function notFound(): never {
  throw resourceErrors.notFound()
}
