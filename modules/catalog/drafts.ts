import { type RawBuilder, sql } from 'kysely'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { hasFeature } from '../accounts/queries.ts'
import { storeIdsOf } from '../suppliers/queries.ts'

/** Stores whose unpublished products are visible to the caller. Undefined: live products only. */
export type Drafts = readonly number[] | 'all' | undefined
/** The data that a call with `{p}` reads. Drafts are read from the primary, so that authors see their own writes. */
export type Partition = { db: Db; drafts?: Drafts }
export type PartitionRequest = Pick<Context, 'db' | 'replica' | 'caller' | 'config'> & {
  input: { p: 'live' | 'draft' }
}

/** In the partition `draft`, administrators with one of the features see all stores and members see their own stores. Others get 404. */
export async function partitionOf(
  { input, db, replica, caller, config }: PartitionRequest,
  features: readonly AdminFeature[] = ['products'],
): Promise<Partition> {
  if (input.p === 'live') return { db: replica }
  if (!caller.account) throw requestErrors.notFound()
  const { account } = caller
  const granted = await Promise.all(features.map((feature) => hasFeature(db, account, feature, config)))
  if (granted.includes(true)) return { db, drafts: 'all' }
  const drafts = await storeIdsOf(db, account.id)
  if (drafts.length === 0) throw requestErrors.notFound()
  return { db, drafts }
}

const isDraftStore = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? sql`true` : sql`s.id = any(${drafts as number[]}::int[])`
/** Conditions on a product `p` and its store `s`. */
export const isLive = sql`(p.status = 'Active' and s.status = 'Active')`
/** The product is or was on sale according to its status. A draft is an unknown product to everyone but its store. */
export const wasLive = sql`(p.status <> 'Draft' and s.status <> 'Draft')`
/** A union of two index scans; the same condition with `or` would scan all products. */
const isHiddenInAnyStore = sql`p.id in (
  select id from products where status <> 'Active' union select h.id from stores hs join products h on h.store_id = hs.id where hs.status <> 'Active'
)`
export const isShown = (drafts: Drafts): RawBuilder<unknown> =>
  drafts ? sql`(${isLive} or ${isDraftStore(drafts)})` : isLive
export const isHidden = (drafts: NonNullable<Drafts>): RawBuilder<unknown> =>
  drafts === 'all' ? isHiddenInAnyStore : sql`(not ${isLive} and ${isDraftStore(drafts)})`
/** The condition on a store `s`. */
export const isStoreShown = (drafts: Drafts): RawBuilder<unknown> =>
  drafts ? sql`(s.status = 'Active' or ${isDraftStore(drafts)})` : sql`s.status = 'Active'`
