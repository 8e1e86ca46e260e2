import { sql } from 'kysely'
import { record, recordAll } from '#platform/audit.ts'
import { deletionGraceDays } from '#platform/constants.ts'
import type { AdminFeature, OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import {
  findFeatures,
  hasOtherAdministrator,
  lockAdministrators,
  lockFeatures,
  replaceFeatures,
} from '../accounts/administrators.ts'
import { cancelAccountDeletion } from '../accounts/save-account.ts'
import { endSessions } from '../accounts/sessions/sessions.ts'
import { requestDeletion } from '../privacy/request-deletion.ts'
import type { deleteAccounts } from './account-contract.ts'
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

/** Ends all sessions of another account. */
export async function signOut(tx: Tx, { caller, now }: ActorContext, id: string) {
  if (id === caller.account!.id) throw moderationErrors.ownAccount()
  const { rows } = await sql`select from accounts where id = ${id}::uuid and status <> 'Deleted'`.execute(tx)
  if (rows.length === 0) throw moderationErrors.accountNotFound()
  const sessions = await endSessions(tx, id, now)
  await record(tx, caller, {
    action: 'account.signedOut',
    entity: 'account',
    entityId: id,
    details: { before: { sessions }, after: { sessions: 0 } },
  })
}

/** Of the administrator's own account too, as on its settings. */
export async function cancelDeletion(tx: Tx, { caller }: Pick<ActorContext, 'caller'>, id: string) {
  const before = await lockDeletion(tx, id)
  if (!before || !(await cancelAccountDeletion(tx, id))) throw moderationErrors.deletionNotRequested()
  await record(tx, caller, {
    action: 'privacy.deletionCancelled',
    entity: 'account',
    entityId: id,
    details: { before, after: { deletionAt: null } },
  })
}

async function lockDeletion(tx: Tx, id: string) {
  const { rows } = await sql<{ deletionAt: Date }>`
    select deletion_requested_at + ${deletionGraceDays} * interval '24 hours' as "deletionAt" from accounts
    where id = ${id}::uuid and deletion_requested_at is not null for no key update
  `.execute(tx)
  return rows[0]
}

type DeletionOutcome = OutputOf<typeof deleteAccounts>
type Rejection = DeletionOutcome['rejected'][number]
type Transact = <Result>(change: (tx: Tx) => Promise<Result>) => Promise<Result>

/** One after the other, because each check sees the earlier deletions. */
export async function requestDeletions(transact: Transact, { caller, now }: ActorContext, ids: readonly string[]) {
  const outcome: DeletionOutcome = { count: 0, rejected: [] }
  for (const id of ids) {
    const code = await requestOneDeletion(transact, { caller, now }, id)
    if (code) outcome.rejected.push({ id, code })
    else outcome.count++
  }
  return outcome
}

const rejections = {
  Requested: null,
  NotActive: 'moderation.notActive',
  LastOwner: 'moderation.lastOwner',
  LastAdministrator: 'moderation.lastAdministrator',
} as const

/** Why the account stays, or null. */
async function requestOneDeletion(
  transact: Transact,
  { caller, now }: ActorContext,
  id: string,
): Promise<Rejection['code'] | null> {
  if (id === caller.account!.id) return 'moderation.ownAccount'
  const { kind } = await transact((tx) => requestDeletion(tx, id, { caller, now }))
  return rejections[kind]
}
