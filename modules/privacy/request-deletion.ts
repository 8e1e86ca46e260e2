import { hasOtherAdministrator, findFeatures, lockAdministrators } from '#modules/accounts/administrators.ts'
import { requestAccountDeletion } from '#modules/accounts/save-account.ts'
import { endSessions } from '#modules/accounts/sessions/sessions.ts'
import { timeZoneValue } from '#modules/accounts/time-zone.ts'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import * as queries from './queries.ts'

type DeletionOptions = { caller: Pick<Caller, 'account' | 'ip' | 'variant'>; now: Date; exceptSessionId?: string }
type Outcome = { kind: 'Requested'; deletionAt: Date } | { kind: 'NotActive' | 'LastOwner' | 'LastAdministrator' }

/** Requests the deletion of an account, by its holder or an administrator, and notifies the holder. Idempotent. */
export async function requestDeletion(
  tx: Tx,
  accountId: string,
  { caller, now, exceptSessionId }: DeletionOptions,
): Promise<Outcome> {
  await lockAdministrators(tx)
  await queries.lockOwnedStores(tx, accountId)
  const account = await queries.lockDeletionState(tx, accountId)
  if (!account) return { kind: 'NotActive' }
  if (account.deletionAt) return { kind: 'Requested', deletionAt: account.deletionAt }
  if (account.isOnlyOwner) return { kind: 'LastOwner' }
  if (await isLastAdministrator(tx, accountId)) return { kind: 'LastAdministrator' }
  const deletionAt = await requestAccountDeletion(tx, accountId, now)
  await endSessions(tx, accountId, now, exceptSessionId)
  const details = { before: { deletionAt: null }, after: { deletionAt } }
  await record(tx, caller, { action: 'privacy.deletionRequested', entity: 'account', entityId: accountId, details })
  const isOwn = caller.account?.id === accountId
  await notifyHolder(tx, { ...account, id: accountId }, { variant: caller.variant, deletionAt, isOwn })
  return { kind: 'Requested', deletionAt }
}

async function isLastAdministrator(tx: Tx, accountId: string) {
  const features = await findFeatures(tx, accountId)
  return features.includes('accounts') && !(await hasOtherAdministrator(tx, accountId))
}

type DeletionNotice = Pick<Caller, 'variant'> & { deletionAt: Date; isOwn: boolean }

async function notifyHolder(
  tx: Tx,
  { id, email, phone, locale }: queries.DeletionState & { id: string },
  { variant, deletionAt, isOwn }: DeletionNotice,
) {
  const values = { date: deletionAt.toISOString(), path: '/profile', ...(await timeZoneValue(tx, id)) }
  const message = { locale, variant, values }
  if (email) await sendEmail(tx, { ...message, to: email, template: isOwn ? 'deletionRequested' : 'deletionAnnounced' })
  else if (phone) await sendSms(tx, { ...message, to: phone, template: 'deletionRequested' })
}
