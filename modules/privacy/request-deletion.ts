import { hasAdministratorBeside, featuresOf, lockAdministrators } from '#modules/accounts/administrators.ts'
import { endSessions } from '#modules/accounts/sessions.ts'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import * as queries from './queries.ts'

type Asked = { caller: Pick<Caller, 'account' | 'ip' | 'variant'>; now: Date; keepSession?: string }
type Outcome = { kind: 'Requested'; deletionAt: Date } | { kind: 'NotActive' | 'LastOwner' | 'LastAdministrator' }

/** Asks for the deletion of an account, whoever asks; its holder is told and can keep it for thirty days. A repeat changes nothing. */
export async function requestDeletion(
  tx: Tx,
  accountId: string,
  { caller, now, keepSession }: Asked,
): Promise<Outcome> {
  await lockAdministrators(tx)
  await queries.lockOwnedStores(tx, accountId)
  const leaving = await queries.lockLeaving(tx, accountId)
  if (!leaving) return { kind: 'NotActive' }
  if (leaving.deletionAt) return { kind: 'Requested', deletionAt: leaving.deletionAt }
  if (leaving.isOnlyOwner) return { kind: 'LastOwner' }
  if (await isLastAdministrator(tx, accountId)) return { kind: 'LastAdministrator' }
  const deletionAt = await queries.setDeletion(tx, accountId, now)
  await endSessions(tx, accountId, now, keepSession)
  const details = { before: { deletionAt: null }, after: { deletionAt } }
  await record(tx, caller, { action: 'privacy.deletionRequested', entity: 'account', entityId: accountId, details })
  await tell(tx, leaving, { variant: caller.variant, deletionAt, isOwn: caller.account?.id === accountId })
  return { kind: 'Requested', deletionAt }
}

async function isLastAdministrator(tx: Tx, accountId: string) {
  const features = await featuresOf(tx, accountId)
  return features.includes('accounts') && !(await hasAdministratorBeside(tx, accountId))
}

type News = Pick<Caller, 'variant'> & { deletionAt: Date; isOwn: boolean }

async function tell(tx: Tx, { email, phone, locale }: queries.Leaving, { variant, deletionAt, isOwn }: News) {
  const message = { locale, variant, values: { date: deletionAt.toISOString(), path: '/profile/settings' } }
  if (email) await sendEmail(tx, { ...message, to: email, template: isOwn ? 'deletionRequested' : 'deletionAnnounced' })
  else if (phone) await sendSms(tx, { ...message, to: phone, template: 'deletionRequested' })
}
