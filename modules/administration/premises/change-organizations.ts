import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { findClosingTerms } from '../../company/queries.ts'
import { isGone, type PremisesStatus, setOrganizationStatus } from '../../suppliers/premises-status.ts'
import { changeEach, isRejection, type Rejection, type Transact } from '../change-each.ts'
import { type Change, changeStore, deletion, restoration, suspension } from '../change-stores.ts'
import type { Verb } from './change-premises.ts'
import { notifyOfOrganization } from './notify-of-premises.ts'

type Options = { verb: Verb; reason?: string | undefined; caller: Caller; now: Date }
type Organization = {
  id: number
  legalName: string
  status: PremisesStatus
  isGone: boolean
  isTaxNumberTaken: boolean
}

/** Changes companies with their stores. */
export const changeOrganizations = (transact: Transact, ids: readonly number[], options: Options) =>
  changeEach(transact, ids, (tx, id) => changeOne(tx, id, options))

async function changeOne(tx: Tx, id: number, { verb, reason, caller, now }: Options) {
  const found = await lock(tx, id)
  if (!found) return 'administration.notFound'
  const stores = await lockStores(tx, id, verb)
  const status = await decide(tx, verb, found, { stores, now })
  if (isRejection(status)) return status
  if (status === found.status) return 'unchanged'
  await setOrganizationStatus(tx, id, { status, reason: reason ?? null }, now)
  const change: Change = { ...changeOfStores(verb, reason), isOfOrganization: true }
  for (const storeId of stores) await changeStore(tx, storeId, { caller, change, now })
  await record(tx, caller, {
    action: `organization.${verb}`,
    entity: 'organization',
    entityId: id,
    details: { before: { status: found.status }, after: { status }, stores, ...(reason && { reason }) },
  })
  await notifyOfOrganization(tx, { id, name: found.legalName, status, reason, variant: caller.variant })
  return 'changed'
}

/** Waits for a store that is being opened for the company: it holds a share of this lock. */
async function lock(tx: Tx, id: number): Promise<Organization | undefined> {
  const { rows } = await sql<Organization>`
    select o.id, o.legal_name as "legalName", o.status,
      ${isGone} as "isGone",
      exists (
        select from organizations g
        where g.country_code = o.country_code and g.tax_number = o.tax_number and g.deleted_at is null and g.id <> o.id
      ) as "isTaxNumberTaken"
    from organizations o where o.id = ${id} for no key update
  `.execute(tx)
  return rows[0]
}

/** The stores that change with their company. */
async function lockStores(tx: Tx, id: number, verb: Verb): Promise<number[]> {
  const isConcerned = {
    suspended: sql`status in ('Draft', 'Active')`,
    deleted: sql`status <> 'Closed'`,
    restored: sql`follows_organization`,
  }
  const { rows } = await sql<{ id: number }>`
    select id from stores where organization_id = ${id} and ${isConcerned[verb]} order by id for no key update
  `.execute(tx)
  return rows.map((store) => store.id)
}

async function decide(
  tx: Tx,
  verb: Verb,
  { status, isGone, isTaxNumberTaken }: Organization,
  { stores, now }: { stores: readonly number[]; now: Date },
): Promise<PremisesStatus | Rejection> {
  if (isGone) return 'administration.closed'
  if (verb === 'restored') return status === 'Deleted' && isTaxNumberTaken ? 'administration.taxNumberTaken' : 'Active'
  if (status === 'Deleted') return verb === 'deleted' ? status : 'administration.deleted'
  if (verb === 'suspended') return 'Suspended'
  for (const storeId of stores)
    if ((await findClosingTerms(tx, storeId, now)).openOrderCount > 0) return 'administration.openOrders'
  return 'Deleted'
}

function changeOfStores(verb: Verb, reason = ''): Change {
  if (verb === 'restored') return restoration
  return verb === 'deleted' ? deletion : suspension(reason)
}
