import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { endStore, refreshStore } from '../company/close-store.ts'
import { findClosingTerms } from '../company/queries.ts'
import { notifyOfPromotionStops } from '../notifications/notify-of-promotion-ends.ts'
import { endPromotionsOfStore } from '../promotions/end-promotions.ts'
import { markStoreOpen, rememberStatus } from '../suppliers/close-store.ts'
import { changeEach, isRejection, type Rejection, type Transact } from './change-each.ts'
import { notifyOwners } from './notify-owners.ts'

type Status = 'Draft' | 'Active' | 'Suspended' | 'Closed'
type StoreState = {
  id: number
  status: Status
  statusBefore: 'Draft' | 'Active' | null
  isOrphan: boolean
  isOfSuspended: boolean
  followsOrganization: boolean
}
export type Change = {
  action: 'store.suspended' | 'store.deleted' | 'store.restored'
  /** The new status, the same one if there is nothing to do, or why not. */
  decide: (store: StoreState, tx: Tx, now: Date) => Promise<Status | Rejection> | Status | Rejection
  reason?: string
  /** The whole company changes, and its owners are told that. */
  isOfOrganization?: true
}
type Options = { caller: Caller; ids: readonly number[]; change: Change; now: Date }

export const changeStores = (transact: Transact, { ids, ...options }: Options) =>
  changeEach(transact, ids, (tx, id) => changeStore(tx, id, options))

export const suspension = (reason: string): Change => ({
  action: 'store.suspended',
  reason,
  decide: ({ status }) => (status === 'Closed' ? 'administration.closed' : 'Suspended'),
})

export const deletion: Change = {
  action: 'store.deleted',
  async decide({ id, status }, tx, now) {
    if (status === 'Closed') return status
    const { openOrderCount } = await findClosingTerms(tx, id, now)
    return openOrderCount > 0 ? 'administration.openOrders' : 'Closed'
  },
}

/** A store that its owner has closed, or whose organization is gone, stays closed; one of a suspended organization stays suspended. */
export const restoration: Change = {
  action: 'store.restored',
  decide({ status, statusBefore, isOrphan, isOfSuspended }) {
    if (status === 'Closed' && (!statusBefore || isOrphan)) return 'administration.closed'
    if (statusBefore && isOfSuspended) return 'administration.companySuspended'
    return statusBefore ?? status
  },
}

export async function changeStore(
  tx: Tx,
  id: number,
  { caller, change, now }: Omit<Options, 'ids'>,
): Promise<Rejection | 'changed' | 'unchanged'> {
  const { action, decide, reason, isOfOrganization } = change
  const store = await lockStore(tx, id)
  if (!store) return 'administration.notFound'
  const decision = await decide(store, tx, now)
  if (isRejection(decision)) return decision
  if (decision === store.status) return 'unchanged'
  await setStatus(tx, store, decision, change, now)
  await record(tx, caller, {
    action,
    entity: 'store',
    entityId: id,
    details: { before: { status: store.status }, after: { status: decision }, ...(reason && { reason }) },
  })
  if (!isOfOrganization) await notifyOwners(tx, id, { status: decision, reason, variant: caller.variant })
  return 'changed'
}

/** Waits for orders that are being placed: they hold a share of this lock. */
async function lockStore(tx: Tx, id: number) {
  const { rows } = await sql<StoreState>`
    select s.id, s.status, s.status_before as "statusBefore", s.follows_organization as "followsOrganization",
      o.deleted_at is not null as "isOrphan", o.status = 'Suspended' as "isOfSuspended"
    from stores s join organizations o on o.id = s.organization_id where s.id = ${id} for no key update of s
  `.execute(tx)
  return rows[0]
}

async function setStatus(tx: Tx, { id, ...store }: StoreState, status: Status, change: Change, now: Date) {
  if (status === 'Closed') {
    await notifyOfPromotionStops(tx, await endStore(tx, id, now), now)
  } else {
    // What can no longer be shown is not promoted either.
    if (status === 'Suspended') await notifyOfPromotionStops(tx, await endPromotionsOfStore(tx, id, now), now)
    await markStoreOpen(tx, id, status)
    await refreshStore(tx, id)
  }
  const former = store.statusBefore ?? (store.status as 'Draft' | 'Active')
  // A store that was suspended by itself does not come back with its company.
  const follows = change.isOfOrganization && (store.status !== 'Suspended' || store.followsOrganization)
  await rememberStatus(tx, id, {
    statusBefore: status === former ? null : former,
    reason: change.reason ?? null,
    followsOrganization: Boolean(follows) && status !== former,
  })
}
