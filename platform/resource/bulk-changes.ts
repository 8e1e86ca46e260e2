// Changes of many items at once: what cannot be changed is left as it is and reported.
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { foreignKeyViolation, type Violation } from './items.ts'
import type { bulkRejections, Resource } from './resource-contract.ts'

export type BulkOutcome = {
  changed: number[]
  rejected: { id: number; code: (typeof bulkRejections)[number] }[]
}

export async function deleteMany(tx: Tx, resource: Resource, ids: readonly number[]): Promise<BulkOutcome> {
  const found = await lockIds(tx, resource, ids)
  const used = new Set(await deleteUnused(tx, resource, found))
  return {
    changed: found.filter((id) => !used.has(id)),
    rejected: [...missing(ids, found), ...[...used].map((id) => ({ id, code: 'resource.inUse' as const }))],
  }
}

/** Items that are already so are neither changed nor rejected. */
export async function activateMany(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
  isActive: boolean,
): Promise<BulkOutcome> {
  const found = await lockIds(tx, resource, ids)
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(resource.table)} set is_active = ${isActive}, version = version + 1
    where id = any(${found}) and is_active <> ${isActive} returning id
  `.execute(tx)
  return { changed: rows.map(({ id }) => id), rejected: missing(ids, found) }
}

/** The outcome of a change that is undone. */
export async function rehearse<Outcome>(tx: Tx, change: () => Promise<Outcome>): Promise<Outcome> {
  await sql`savepoint rehearsal`.execute(tx)
  const outcome = await change()
  await sql`rollback to savepoint rehearsal`.execute(tx)
  return outcome
}

/** Deletes what nothing refers to and returns the ids of the rest, which it finds by halving. */
export async function deleteUnused(tx: Tx, resource: Resource, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0 || (await tryDelete(tx, resource, ids))) return []
  if (ids.length === 1) return [...ids]
  const middle = ids.length >> 1
  const first = await deleteUnused(tx, resource, ids.slice(0, middle))
  return [...first, ...(await deleteUnused(tx, resource, ids.slice(middle)))]
}

async function tryDelete(tx: Tx, { table }: Resource, ids: readonly number[]) {
  await sql`savepoint deletion`.execute(tx)
  try {
    await sql`delete from ${sql.table(table)} where id = any(${ids})`.execute(tx)
    await sql`release savepoint deletion`.execute(tx)
    return true
  } catch (error) {
    if ((error as Violation).code !== foreignKeyViolation) throw error
    await sql`rollback to savepoint deletion`.execute(tx)
    return false
  }
}

async function lockIds(tx: Tx, { table }: Resource, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}) order by id for update
  `.execute(tx)
  return rows.map(({ id }) => id)
}

function missing(ids: readonly number[], found: readonly number[]): BulkOutcome['rejected'] {
  const known = new Set(found)
  return [...new Set(ids)].filter((id) => !known.has(id)).map((id) => ({ id, code: 'resource.notFound' }))
}
