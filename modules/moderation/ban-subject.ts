import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import { findFeatures } from '../accounts/administrators.ts'
import { banAccount, unbanAccount } from '../accounts/ban-account.ts'
import { sendSuspensionNotice } from '../accounts/suspension.ts'
import { addBan, type Ban, type BanKind, cancelBan, networkContains, readNetwork } from '../bans/bans.ts'
import { canBeMailed } from '../suppliers/store-owners.ts'
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
  if (kind === 'Account') await lockAccount(tx, subject)
  const value = await readSubject(tx, caller, { kind, value: subject }, path)
  if (kind === 'Account') await banAccount(tx, value, { caller, reason, now })
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
  if (cancelled.kind === 'Account' && (await unbanAccount(tx, cancelled.value, { caller, now })))
    await notifyUnbanned(tx, cancelled.value, caller.variant)
  await record(tx, caller, {
    action: 'ban.cancelled',
    entity: 'ban',
    entityId: id,
    details: { before: auditDetails(cancelled), after: null },
  })
}

/** E-mails the holder of an account whose ban has ended before its term, which they know. */
async function notifyUnbanned(tx: Tx, accountId: string, fallback: Variant) {
  const { rows } = await sql<Recipient>`
    select a.email, a.locale, a.variant from accounts a where a.id = ${accountId}::uuid and ${canBeMailed}
  `.execute(tx)
  await sendEmails(tx, rows, { template: 'banLifted', valuesFor: () => ({}), fallback })
}

const auditDetails = ({ kind, value, reason, endsAt }: Omit<Ban, 'id'>) => ({ kind, value, reason, endsAt })

/** The stored facts about the subject of a ban, if the caller may ban it. `path` is the input field of the subject, for errors. */
export async function readSubject(
  db: Db,
  caller: ActorContext['caller'],
  { kind, value }: Pick<BanInput, 'kind' | 'value'>,
  path: string,
) {
  if (kind === 'Session') await assertSessionExists(db, value, caller)
  if (kind === 'Account') await assertBannable(db, value, caller)
  if (kind !== 'Network') return value
  const network = await readNetwork(db, value)
  if (network === undefined) throw invalidInput([{ path, code: 'field.invalid' }])
  if (networkContains(network, caller.ip)) throw moderationErrors.ownConnection()
  return network
}

async function assertSessionExists(db: Db, id: string, { anonymousId }: ActorContext['caller']) {
  if (id === anonymousId) throw moderationErrors.ownConnection()
  const { rows } = await sql`select from anonymous_sessions where id = ${id}::uuid`.execute(db)
  if (rows.length === 0) throw moderationErrors.sessionNotFound()
}

const lockAccount = (tx: Tx, id: string) =>
  sql`select from accounts where id = ${id}::uuid for no key update`.execute(tx)

/** One that is banned already can be banned again: the new term replaces the old one. */
export async function assertBannable(db: Db, id: string, { account }: ActorContext['caller']) {
  if (id === account!.id) throw moderationErrors.ownAccount()
  const { rows } = await sql`select from accounts where id = ${id}::uuid and status <> 'Deleted'`.execute(db)
  if (rows.length === 0) throw moderationErrors.accountNotFound()
  if ((await findFeatures(db, id)).length > 0) throw moderationErrors.administrator()
}
