import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { lockPremises } from '../../suppliers/delete-premises.ts'
import {
  type PremisesKind,
  type PremisesStatus,
  premisesTables,
  setBranchStatus,
  setWarehouseStatus,
} from '../../suppliers/premises-status.ts'
import { changeEach, isRejection, type Rejection, type Transact } from '../change-each.ts'
import { refreshStock } from '../job-definitions.ts'
import { notifyOfPremises } from './notify-of-premises.ts'
import { premisesName } from './premises-name.ts'

export type Verb = 'suspended' | 'deleted' | 'restored'
type Options = { kind: PremisesKind; verb: Verb; reason?: string | undefined; caller: Caller; now: Date }
type Premises = {
  id: number
  storeId: number
  storeStatus: string
  name: string
  status: PremisesStatus
  isErased: boolean
  /** The store has no other one. */
  isLast: boolean
}

const setStatus = { companybranch: setBranchStatus, warehouse: setWarehouseStatus }

/** Changes branches or warehouses. */
export const changePremises = (transact: Transact, ids: readonly number[], options: Options) =>
  changeEach(transact, ids, (tx, id) => changeOne(tx, id, options))

async function changeOne(tx: Tx, id: number, { kind, verb, reason, caller }: Options) {
  const found = await lock(tx, kind, id)
  if (!found) return 'administration.notFound'
  const status = await decide(tx, kind, verb, found)
  if (isRejection(status)) return status
  if (status === found.status) return 'unchanged'
  await setStatus[kind](tx, id, { status, reason: reason ?? null })
  if (kind === 'warehouse') await enqueue(tx, refreshStock, { warehouseId: id }, { key: `refresh-stock:${id}` })
  await invalidateTags(tx, [`store:${found.storeId}`])
  await record(tx, caller, {
    action: `${kind}.${verb}`,
    entity: kind,
    entityId: id,
    details: {
      storeId: found.storeId,
      before: { status: found.status },
      after: { status },
      ...(reason && { reason }),
    },
  })
  await notifyOfPremises(tx, { kind, ...found, status, reason, variant: caller.variant })
  return 'changed'
}

/**
 * Deletions by the people of the store lock its premises first, too. Orders that are being placed from the warehouse hold a share of its
 * lock. Everything that belongs to it is read afterwards.
 */
async function lock(tx: Tx, kind: PremisesKind, id: number): Promise<Premises | undefined> {
  const table = sql.table(premisesTables[kind])
  const { rows: owners } = await sql<{
    storeId: number
  }>`select store_id as "storeId" from ${table} where id = ${id}`.execute(tx)
  if (!owners[0]) return undefined
  const { branchIds, warehouseIds } = await lockPremises(tx, owners[0].storeId)
  await sql`select from ${table} where id = ${id} for update`.execute(tx)
  const { rows } = await sql<Omit<Premises, 'isLast'>>`
    select w.id, w.store_id as "storeId", s.status as "storeStatus", w.status, ${premisesName} as name,
      exists (select from premises_erasures e where e.kind = ${kind} and e.record_id = w.id) as "isErased"
    from ${table} w join stores s on s.id = w.store_id where w.id = ${id}
  `.execute(tx)
  const ids = kind === 'warehouse' ? warehouseIds : branchIds
  return rows[0] && { ...rows[0], isLast: ids.every((other) => other === id) }
}

async function decide(tx: Tx, kind: PremisesKind, verb: Verb, premises: Premises): Promise<PremisesStatus | Rejection> {
  const { status, storeStatus, isLast } = premises
  if (premises.isErased) return 'administration.closed'
  if (verb === 'restored') return 'Active'
  if (status === 'Deleted') return verb === 'deleted' ? status : 'administration.deleted'
  if (verb === 'suspended') return 'Suspended'
  // An open store keeps one; its people cannot delete the last one either.
  if (isLast && storeStatus !== 'Closed') return 'administration.lastOne'
  if (kind === 'warehouse' && (await hasReservations(tx, premises.id))) return 'administration.openOrders'
  return 'Deleted'
}

/** Only open orders reserve stock. */
async function hasReservations(tx: Tx, warehouseId: number) {
  const { rows } = await sql`select from stock_reservations where warehouse_id = ${warehouseId} limit 1`.execute(tx)
  return rows.length > 0
}
