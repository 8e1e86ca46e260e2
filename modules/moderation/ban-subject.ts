import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { findFeatures } from '../accounts/administrators.ts'
import { banAccount, unbanAccount } from '../accounts/ban-account.ts'
import { sendSuspensionNotice } from '../accounts/suspension.ts'
import { addBan, type Ban, type BanKind, cancelBan, networkContains, readNetwork } from '../bans/bans.ts'
import { moderationErrors } from './errors.ts'

type ActorContext = Pick<Context, 'caller' | 'now'>
type BanContext = ActorContext & Pick<Context, 'config'>
type BanInput = { kind: BanKind; value: string; reason: string; until: string }

/** Returns the id of the ban. `path` is the input field of the subject, for errors. */
export async function banSubject(
  tx: Tx,
  { caller, config, now }: BanContext,
  { kind, value: subject, reason, until }: BanInput,
  path: string,
) {
  const endsAt = new Date(until)
  if (endsAt <= now) throw invalidInput([{ path: 'until', code: 'field.invalid' }])
  const value = kind === 'Network' ? await readNetwork(tx, subject) : subject
  if (value === undefined) throw invalidInput([{ path, code: 'field.invalid' }])
  if (kind === 'Network' && networkContains(value, caller.ip)) throw moderationErrors.ownConnection()
  if (kind === 'Session') await assertSessionExists(tx, value, caller)
  if (kind === 'Account') await checkAndBanAccount(tx, value, { caller, reason, now })
  const { id, replaced } = await addBan(tx, { kind, value, reason, endsAt, by: caller.account!.id }, now)
  if (kind === 'Account') await sendSuspensionNotice(tx, value, config, caller.variant)
  const details = {
    before: replaced ? auditDetails(replaced) : null,
    after: auditDetails({ kind, value, reason, endsAt }),
  }
  await record(tx, caller, { action: 'ban.added', entity: 'ban', entityId: id, details })
  return id
}

export async function liftBan(tx: Tx, { caller, now }: ActorContext, id: string) {
  // Lock order as in banSubject: the account, then its ban.
  await sql`select from accounts where id = (select value::uuid from bans where id = ${id}::uuid and kind = 'Account') for no key update`.execute(
    tx,
  )
  const cancelled = await cancelBan(tx, id, now)
  if (!cancelled) throw moderationErrors.banNotFound()
  if (cancelled.kind === 'Account') await unbanAccount(tx, cancelled.value, { caller, now })
  await record(tx, caller, {
    action: 'ban.cancelled',
    entity: 'ban',
    entityId: id,
    details: { before: auditDetails(cancelled), after: null },
  })
}

const auditDetails = ({ kind, value, reason, endsAt }: Omit<Ban, 'id'>) => ({ kind, value, reason, endsAt })

async function assertSessionExists(tx: Tx, id: string, { anonymousId }: ActorContext['caller']) {
  if (id === anonymousId) throw moderationErrors.ownConnection()
  const { rows } = await sql`select from anonymous_sessions where id = ${id}::uuid`.execute(tx)
  if (rows.length === 0) throw moderationErrors.sessionNotFound()
}

/** A banned account stays banned; only the term changes. */
async function checkAndBanAccount(tx: Tx, id: string, subject: ActorContext & { reason: string }) {
  if (id === subject.caller.account!.id) throw moderationErrors.ownAccount()
  const { rows } =
    await sql`select from accounts where id = ${id}::uuid and status <> 'Deleted' for no key update`.execute(tx)
  if (rows.length === 0) throw moderationErrors.accountNotFound()
  if ((await findFeatures(tx, id)).length > 0) throw moderationErrors.administrator()
  await banAccount(tx, id, subject)
}
