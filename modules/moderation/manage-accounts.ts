import { recordAll } from '#platform/audit.ts'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import {
  featuresOf,
  hasAdministratorBeside,
  lockAdministrators,
  lockFeatures,
  replaceFeatures,
} from '../accounts/administrators.ts'
import { requestDeletion } from '../privacy/request-deletion.ts'
import { moderationErrors } from './errors.ts'

type Acting = Pick<Context, 'caller' | 'now'>

/** Judged by what holds under the lock: of two administrators who remove each other at once one comes too late. */
export async function giveFeatures(
  tx: Tx,
  { caller }: Pick<Acting, 'caller'>,
  ids: readonly string[],
  features: readonly AdminFeature[],
) {
  const own = caller.account!.id
  await lockAdministrators(tx)
  if (!(await featuresOf(tx, own)).includes('accounts')) throw requestErrors.forbidden()
  if (ids.includes(own)) throw moderationErrors.ownAccount()
  const before = await lockFeatures(tx, ids)
  if (before.size < ids.length) throw moderationErrors.accountNotFound()
  await replaceFeatures(tx, ids, features)
  if (!(await hasAdministratorBeside(tx, null))) throw moderationErrors.lastAdministrator()
  const after = [...new Set(features)].sort()
  await recordAll(
    tx,
    caller,
    [...before].map(([entityId, had]) => ({
      action: 'account.featuresSet',
      entity: 'account',
      entityId,
      details: { before: { features: had }, after: { features: after } },
    })),
  )
}

/** One after another, each in a transaction of its own: who goes first decides for the next, and nobody waits for all of them. */
export async function askForDeletions(db: Db, { caller, now }: Acting, ids: readonly string[]) {
  const results = []
  for (const id of ids) results.push(await askForDeletion(db, { caller, now }, id))
  return results
}

async function askForDeletion(db: Db, { caller, now }: Acting, id: string) {
  if (id === caller.account!.id) return { id, outcome: 'OwnAccount' as const, deletionAt: null }
  const asked = await db.transaction().execute((tx) => requestDeletion(tx, id, { caller, now }))
  return { id, outcome: asked.kind, deletionAt: asked.kind === 'Requested' ? asked.deletionAt.toISOString() : null }
}
