import { type RawBuilder, sql } from 'kysely'

/** Stores whose unpublished products are visible to the caller. Undefined: live products only. */
export type Drafts = readonly number[] | 'all' | undefined

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
