// Deletes empty nodes, and merges others into a target of the same level: children move at once, products by a job.
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { networkOf } from '#platform/http/limits.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { isConfirmed } from '#platform/values/is-confirmed.ts'
import type { deleteCategories } from './contract.ts'
import { categoryErrors } from './errors.ts'
import { mergeCategory, mergeKey } from './job-definitions.ts'
import { findLostValues } from './lost-values.ts'
import { findPaths, keepFormerPaths, leadPathsTo } from './paths.ts'
import { findCategory } from './read-categories.ts'
import { lockTree, refreshBelow } from './write-category.ts'

type Outcome = OutputOf<typeof deleteCategories>
type Rejection = Outcome['rejected'][number]['code']
type Input = Pick<z.output<typeof deleteCategories.input>, 'ids' | 'targetId' | 'confirmation' | 'isDryRun'>
type Node = {
  id: number
  parentId: number | null
  level: string
  isActive: boolean
  hasChildren: boolean
  productCount: number
  isMerging: boolean
}

export async function removeCategories(
  tx: Tx,
  caller: Caller,
  { ids, targetId, confirmation, isDryRun }: Input,
  locale: Locale,
): Promise<Outcome> {
  await lockTree(tx)
  if (
    targetId !== undefined &&
    (confirmation || !isDryRun) &&
    !isConfirmed(confirmation, await aliasesOf(tx, ids, locale))
  )
    throw categoryErrors.wrongConfirmation()
  const target = targetId === undefined ? undefined : await findNode(tx, targetId)
  const outcome: Outcome = { count: 0, rejected: [], productCount: 0, lost: [] }
  for (const id of ids) {
    const node = await findNode(tx, id)
    const code = rejectionOf(node, target, targetId)
    if (code) {
      outcome.rejected.push({ id, code })
      continue
    }
    if (target) outcome.lost.push(...(await findLostValues(tx, id, target.id, locale)))
    await remove(tx, caller, node!, target)
    outcome.count++
    outcome.productCount += node!.productCount
  }
  if (outcome.count > 0) await invalidateTags(tx, ['categories'])
  return outcome
}

async function aliasesOf(db: Db, ids: readonly number[], locale: Locale) {
  const { rows } = await sql<{ alias: string }>`
    select coalesce(t.alias, e.alias) as alias from categories c
    left join category_translations t on t.category_id = c.id and t.locale = ${locale}
    left join category_translations e on e.category_id = c.id and e.locale = 'en'
    where c.id = any(${ids as number[]})
  `.execute(db)
  return rows.map(({ alias }) => alias)
}

async function findNode(db: Db, id: number): Promise<Node | undefined> {
  const { rows } = await sql<Node>`
    select c.id, c.parent_id as "parentId", c.level, c.is_active as "isActive",
      exists (select from categories b where b.parent_id = c.id) as "hasChildren",
      (select count(*)::int from products p where p.category_id = c.id) as "productCount",
      c.merged_into is not null or exists (select from categories m where m.merged_into = c.id) as "isMerging"
    from categories c where c.id = ${id} for update of c
  `.execute(db)
  return rows[0]
}

function rejectionOf(
  node: Node | undefined,
  target: Node | undefined,
  targetId: number | undefined,
): Rejection | undefined {
  if (!node) return 'categories.notFound'
  if (node.isMerging) return 'categories.merging'
  if (targetId === undefined) return isEmpty(node) ? undefined : 'categories.notEmpty'
  const canTakeOver = target && target.level === node.level && target.id !== node.id && target.isActive
  return canTakeOver && !target.isMerging ? undefined : 'categories.wrongTarget'
}

const isEmpty = ({ hasChildren, productCount }: Node) => !hasChildren && productCount === 0

async function remove(tx: Tx, caller: Caller, node: Node, target: Node | undefined) {
  const { id, productCount } = node
  const before = await findCategory(tx, id, 'en')
  await record(tx, caller, {
    action: target ? 'category.merged' : 'category.deleted',
    entity: 'category',
    entityId: id,
    details: { before, ...(target && { targetId: target.id }) },
  })
  if (target && productCount > 0) {
    await sql`update categories set merged_into = ${target.id}, merging_count = ${productCount}, merging_seen_at = now(), version = version + 1 where id = ${id}`.execute(
      tx,
    )
    const { account, ip } = caller
    await enqueue(
      tx,
      mergeCategory,
      { id, accountId: account?.id ?? null, network: networkOf(ip) },
      { key: mergeKey(id) },
    )
    return
  }
  if (target && node.hasChildren) await moveChildren(tx, id, target.id)
  await deleteNode(tx, id, target?.id ?? node.parentId)
}

/** Its addresses lead to another node from now on. */
export async function deleteNode(tx: Tx, id: number, heirId: number | null) {
  if (heirId !== null) await leadPathsTo(tx, heirId, await findPaths(tx, id))
  await sql`delete from categories where id = ${id}`.execute(tx)
}

/** Behind the target's own children. An alias that one of those has gets the id behind it. */
async function moveChildren(tx: Tx, id: number, targetId: number) {
  const paths = await findPaths(tx, id)
  const { rows: children } = await sql<{ id: number }>`
    select id from categories where parent_id = ${id} order by position, id
  `.execute(tx)
  await sql`
    update category_translations t set parent_id = ${targetId},
      alias = case when exists (select from category_translations o where o.parent_id = ${targetId} and o.locale = t.locale and o.alias = t.alias)
        then t.alias || '-' || t.category_id else t.alias end
    where t.parent_id = ${id} and t.locale = any(${[...locales]})
  `.execute(tx)
  await sql`
    update categories c set parent_id = ${targetId},
      position = c.position + 1 + (select coalesce(max(position), -1) from categories where parent_id = ${targetId})
    where parent_id = ${id}
  `.execute(tx)
  await sql`
    update categories c set path = (select path from categories where id = ${targetId}) || c.path[array_position(c.path, ${id}::int) + 1:]
    where ${id} = any(c.path) and c.id <> ${id}
  `.execute(tx)
  for (const child of children) {
    await keepFormerPaths(
      tx,
      child.id,
      paths.filter((path) => path.id !== id),
    )
    await refreshBelow(tx, child.id, true)
  }
}
