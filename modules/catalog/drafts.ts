import { type RawBuilder, sql } from 'kysely'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { hasFeature } from '../accounts/queries.ts'
import { storeIdsOf } from '../suppliers/queries.ts'

/** Stores whose goods are shown though they are not live. Undefined: only what is live. */
export type Drafts = readonly number[] | 'all' | undefined
/** What a call with `{p}` reads. Whoever looks at drafts sees what they have just written. */
export type Partition = { db: Db; drafts?: Drafts }
export type Asked = Pick<Context, 'db' | 'replica' | 'caller' | 'config'> & { input: { p: 'live' | 'draft' } }

/** In the partition `draft` administrators of one of the features see what any store has, members what their stores have; for others it is not there. */
export async function partitionOf(
  { input, db, replica, caller, config }: Asked,
  features: readonly AdminFeature[] = ['products'],
): Promise<Partition> {
  if (input.p === 'live') return { db: replica }
  if (!caller.account) throw requestErrors.notFound()
  const { account } = caller
  const held = await Promise.all(features.map((feature) => hasFeature(db, account, feature, config)))
  if (held.includes(true)) return { db, drafts: 'all' }
  const drafts = await storeIdsOf(db, account.id)
  if (drafts.length === 0) throw requestErrors.notFound()
  return { db, drafts }
}

const isOf = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? sql`true` : sql`s.id = any(${drafts as number[]}::int[])`
/** Conditions on a product `p` of a store `s`. */
export const isLive = sql`(p.status = 'Active' and s.status = 'Active')`
/** What is or was sold here, as far as its status tells: to others a draft is an unknown product. */
export const wasLive = sql`(p.status <> 'Draft' and s.status <> 'Draft')`
/** By an index each, where the same condition with `or` would look at all goods. */
const isHiddenAnywhere = sql`p.id in (
  select id from products where status <> 'Active' union select h.id from stores hs join products h on h.store_id = hs.id where hs.status <> 'Active'
)`
export const isShown = (drafts: Drafts): RawBuilder<unknown> => (drafts ? sql`(${isLive} or ${isOf(drafts)})` : isLive)
export const isHidden = (drafts: NonNullable<Drafts>): RawBuilder<unknown> =>
  drafts === 'all' ? isHiddenAnywhere : sql`(not ${isLive} and ${isOf(drafts)})`
/** The condition on a store `s`. */
export const isStoreShown = (drafts: Drafts): RawBuilder<unknown> =>
  drafts ? sql`(s.status = 'Active' or ${isOf(drafts)})` : sql`s.status = 'Active'`
