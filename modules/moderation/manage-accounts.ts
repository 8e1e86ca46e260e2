import { recordAll } from '#platform/audit.ts'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import {
  findFeatures,
  hasOtherAdministrator,
  lockAdministrators,
  lockFeatures,
  replaceFeatures,
} from '../accounts/administrators.ts'
import { requestDeletion } from '../privacy/request-deletion.ts'
import { moderationErrors } from './errors.ts'

type ActorContext = Pick<Context, 'caller' | 'now'>

/** Checks under a lock, so that of two administrators who concurrently remove each other one fails. */
export async function setFeatures(
  tx: Tx,
  { caller }: Pick<ActorContext, 'caller'>,
  ids: readonly string[],
  features: readonly AdminFeature[],
) {
  const own = caller.account!.id
  await lockAdministrators(tx)
  if (!(await findFeatures(tx, own)).includes('accounts')) throw requestErrors.forbidden()
  if (ids.includes(own)) throw moderationErrors.ownAccount()
  const before = await lockFeatures(tx, ids)
  if (before.size < ids.length) throw moderationErrors.accountNotFound()
  await replaceFeatures(tx, ids, features)
  if (!(await hasOtherAdministrator(tx, null))) throw moderationErrors.lastAdministrator()
  const after = [...new Set(features)].sort()
  await recordAll(
    tx,
    caller,
    [...before].map(([entityId, previous]) => ({
      action: 'account.featuresSet',
      entity: 'account',
      entityId,
      details: { before: { features: previous }, after: { features: after } },
    })),
  )
}

/** Sequential, each in its own transaction: each check sees the earlier deletions, and locks are held briefly. */
export async function requestDeletions(db: Db, { caller, now }: ActorContext, ids: readonly string[]) {
  const results = []
  for (const id of ids) results.push(await requestOneDeletion(db, { caller, now }, id))
  return results
}

async function requestOneDeletion(db: Db, { caller, now }: ActorContext, id: string) {
  if (id === caller.account!.id) return { id, outcome: 'OwnAccount' as const, deletionAt: null }
  const result = await db.transaction().execute((tx) => requestDeletion(tx, id, { caller, now }))
  return { id, outcome: result.kind, deletionAt: result.kind === 'Requested' ? result.deletionAt.toISOString() : null }
}
