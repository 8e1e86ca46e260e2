import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { endStore, refreshStore } from '../company/close-store.ts'
import { findClosingTerms } from '../company/queries.ts'
import { markStoreOpen, rememberStatus } from '../suppliers/close-store.ts'
import { notifyOwners } from './notify-owners.ts'
import type { deleteStores } from './store-contract.ts'

type Outcome = OutputOf<typeof deleteStores>
type Rejection = Outcome['rejected'][number]['code']
type Status = 'Draft' | 'Active' | 'Suspended' | 'Closed'
type StoreState = { id: number; status: Status; statusBefore: 'Draft' | 'Active' | null; isOrphan: boolean }
export type Change = {
  action: 'store.suspended' | 'store.deleted' | 'store.restored'
  /** The new status, the same one if there is nothing to do, or why not. */
  decide: (store: StoreState, tx: Tx, now: Date) => Promise<Status | Rejection> | Status | Rejection
  reason?: string
}
type Options = { caller: Caller; ids: readonly number[]; change: Change; now: Date }

/** Changes stores one after the other by `transact`, so that each is locked briefly. */
export async function changeStores(
  transact: <Result>(run: (tx: Tx) => Promise<Result>) => Promise<Result>,
  { ids, ...options }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { count: 0, rejected: [] }
  for (const id of ids) {
    const result = await transact((tx) => changeStore(tx, id, options))
    if (result === 'changed') outcome.count++
    else if (result !== 'unchanged') outcome.rejected.push({ id, code: result })
  }
  return outcome
}

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

/** A store that its owner has closed, or whose organization is gone, stays closed. */
export const restoration: Change = {
  action: 'store.restored',
  decide({ status, statusBefore, isOrphan }) {
    if (status === 'Closed' && (!statusBefore || isOrphan)) return 'administration.closed'
    return statusBefore ?? status
  },
}

async function changeStore(
  tx: Tx,
  id: number,
  { caller, change: { action, decide, reason }, now }: Omit<Options, 'ids'>,
): Promise<Rejection | 'changed' | 'unchanged'> {
  const store = await lockStore(tx, id)
  if (!store) return 'administration.notFound'
  const decision = await decide(store, tx, now)
  if (isRejection(decision)) return decision
  if (decision === store.status) return 'unchanged'
  await setStatus(tx, store, decision, reason, now)
  await record(tx, caller, {
    action,
    entity: 'store',
    entityId: id,
    details: { before: { status: store.status }, after: { status: decision }, ...(reason && { reason }) },
  })
  await notifyOwners(tx, id, { status: decision, reason, variant: caller.variant })
  return 'changed'
}

const isRejection = (decision: Status | Rejection): decision is Rejection => decision.startsWith('administration.')

/** Waits for orders that are being placed: they hold a share of this lock. */
async function lockStore(tx: Tx, id: number) {
  const { rows } = await sql<StoreState>`
    select s.id, s.status, s.status_before as "statusBefore",
      exists (select from organizations o where o.id = s.organization_id and o.deleted_at is not null) as "isOrphan"
    from stores s where s.id = ${id} for no key update of s
  `.execute(tx)
  return rows[0]
}

async function setStatus(tx: Tx, { id, ...store }: StoreState, status: Status, reason: string | undefined, now: Date) {
  if (status === 'Closed') {
    await endStore(tx, id, now)
  } else {
    await markStoreOpen(tx, id, status)
    await refreshStore(tx, id)
  }
  const former = store.statusBefore ?? (store.status as 'Draft' | 'Active')
  await rememberStatus(tx, id, status === former ? null : former, reason ?? null)
}
