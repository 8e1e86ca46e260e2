import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { rehearse } from '#platform/resource/bulk-changes.ts'
import type { PremisesKind } from '../../suppliers/premises-status.ts'
import type { Transact } from '../change-each.ts'
import * as contract from '../premises-change-contract.ts'
import { changeOrganizations } from './change-organizations.ts'
import { changePremises, type Verb } from './change-premises.ts'
import { findErasures, type Kind, requestErasure } from './erase-premises.ts'

export const premisesHandlers: Handler[] = [
  on(contract.suspendOrganizations, (context) => change(context, 'organization', 'suspended')),
  on(contract.deleteOrganizations, (context) => change(context, 'organization', 'deleted')),
  on(contract.restoreOrganizations, (context) => change(context, 'organization', 'restored')),
  on(contract.fullyDeleteOrganizations, (context) => erase(context, 'organization')),
  on(contract.suspendBranches, (context) => change(context, 'companybranch', 'suspended')),
  on(contract.deleteBranches, (context) => change(context, 'companybranch', 'deleted')),
  on(contract.restoreBranches, (context) => change(context, 'companybranch', 'restored')),
  on(contract.fullyDeleteBranches, (context) => erase(context, 'companybranch')),
  on(contract.suspendWarehouses, (context) => change(context, 'warehouse', 'suspended')),
  on(contract.deleteWarehouses, (context) => change(context, 'warehouse', 'deleted')),
  on(contract.restoreWarehouses, (context) => change(context, 'warehouse', 'restored')),
  on(contract.fullyDeleteWarehouses, (context) => erase(context, 'warehouse')),
  on(contract.listErasures, ({ db, input }) => findErasures(db, input)),
]

type BulkContext = Pick<Context, 'db' | 'caller' | 'now'> & {
  input: { ids: readonly number[]; isDryRun: boolean; reason?: string }
}

function change({ db, caller, now, input: { ids, isDryRun, reason } }: BulkContext, kind: Kind, verb: Verb) {
  const options = { verb, reason, caller, now }
  const run = (transact: Transact) =>
    kind === 'organization'
      ? changeOrganizations(transact, ids, options)
      : changePremises(transact, ids, { ...options, kind: kind satisfies PremisesKind })
  if (!isDryRun) return run((part) => db.transaction().execute(part))
  return db.transaction().execute((tx: Tx) => rehearse(tx, () => run((part) => part(tx))))
}

type ErasureContext = Pick<Context, 'db' | 'caller' | 'now'> & {
  input: { ids: readonly number[]; confirmation: string; isDryRun: boolean }
}

const erase = ({ db, caller, now, input }: ErasureContext, kind: Kind) =>
  db.transaction().execute((tx) => requestErasure(tx, { ...input, kind, caller, now }))
