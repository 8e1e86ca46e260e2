// Changes of many products of a store at once: what cannot be changed is left as it is and reported.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { maxBulkProducts } from '../contract.ts'
import type { moveOwnProducts } from '../bulk-contract.ts'
import { decide } from './actions.ts'
import { type Decisions, notFound, type ProductAction } from './decisions.ts'
import { lockProducts, missingIds, readProducts } from './lock-products.ts'
import { type ProductSelection, selectIds } from './select-products.ts'
import { startJob } from './start-job.ts'
import { keepForUndo } from './undo.ts'
import { type Author, writeChanges } from './write-changes.ts'

export type BulkOutcome = OutputOf<typeof moveOwnProducts>
type Change = { selection: ProductSelection; action: ProductAction; author: Author; locale: Locale }

/** Changes the products at once; a job changes them where they are too many for one transaction. */
export async function changeProducts(tx: Tx, { selection, action, author, locale }: Change): Promise<BulkOutcome> {
  const ids = await selectIds(tx, author.storeId, selection)
  if (ids.length > maxBulkProducts) {
    await decide(tx, action, [], locale)
    return { ...summarize(noDecisions), count: ids.length, jobId: await startJob(tx, { ids, action, author }) }
  }
  const { found, missing } = await lockProducts(tx, author.storeId, ids)
  const decisions = await decide(tx, action, found, locale)
  const before = await writeChanges(tx, author, action, decisions.writes)
  const undoId = await keepForUndo(tx, { ...author, before, action: action.kind })
  return { ...summarize(withMissing(decisions, missing)), undoId }
}

/** How many products are judged at a time. */
const rehearsedProducts = 2_000

/** The effects of a change that is not made: nothing is locked or written. */
export async function rehearseChange(db: Db, { selection, action, author, locale }: Change): Promise<BulkOutcome> {
  const ids = await selectIds(db, author.storeId, selection)
  const all: Decisions[] = []
  for (let start = 0; start < ids.length || start === 0; start += rehearsedProducts) {
    const part = ids.slice(start, start + rehearsedProducts)
    const found = await readProducts(db, author.storeId, part)
    all.push(withMissing(await decide(db, action, found, locale), missingIds(part, found)))
  }
  const writes = all.flatMap((decisions) => decisions.writes)
  const outcome = summarize({
    writes,
    rejected: all.flatMap(({ rejected }) => rejected),
    lost: all.flatMap(({ lost }) => lost),
  })
  return action.kind === 'archive' ? { ...outcome, lost: await lostPromotions(db, writes) } : outcome
}

/** Promotions of archived products go on, but nobody sees them. */
async function lostPromotions(db: Db, writes: Decisions['writes']) {
  const { rows } = await sql<{ count: number }>`
    select count(distinct product_id)::int as count from promotions
    where product_id = any(${writes.map(({ product }) => product.id)}::int[]) and ends_at > now()
  `.execute(db)
  return [{ name: 'promotions', count: rows[0]!.count }]
}

const noDecisions: Decisions = { writes: [], rejected: [], lost: [] }

export const withMissing = ({ rejected, ...rest }: Decisions, missing: readonly number[]): Decisions => ({
  ...rest,
  rejected: [...missing.map(notFound), ...rejected],
})

export const summarize = ({ writes, rejected, lost }: Decisions): BulkOutcome => ({
  count: writes.length,
  rejected: rejected.slice(0, maxBulkProducts),
  rejections: countEach(rejected.map(({ code }) => code)).map(([code, count]) => ({ code, count })),
  lost: countEach(lost).map(([name, count]) => ({ name, count })),
  undoId: null,
  jobId: null,
})

/** The most frequent first. */
function countEach<Key>(keys: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
