import { type RawBuilder, sql } from 'kysely'

/** Stores whose unpublished products are visible to the caller. Undefined: live products only. */
export type Drafts = readonly number[] | 'all' | undefined

const isDraftStore = (drafts: NonNullable<Drafts>) =>
  drafts === 'all' ? sql`true` : sql`s.id = any(${drafts as number[]}::int[])`
/** Conditions on a product `p` and its store `s`. */
export const isLive = sql`(p.status = 'Active' and s.status = 'Active')`
/**
 * The product is or was on sale. A draft and a blocked product are unknown to everyone but their store, and so is one that has been
 * archived without having been on sale.
 */
export const wasLive = sql`(p.was_published and p.status in ('Active', 'Archived') and s.status <> 'Draft')`
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
