import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { featuresOf } from '../accounts/administrators.ts'
import { banAccount, unbanAccount } from '../accounts/ban-account.ts'
import { addBan, type Ban, type BanKind, cancelBan, isWithin, readNetwork } from '../bans/bans.ts'
import { moderationErrors } from './errors.ts'

type Acting = Pick<Context, 'caller' | 'now'>
type Wish = { kind: BanKind; value: string; reason: string; until: string }

/** Answers the id of the ban. `path` is the field that names the subject. */
export async function banSubject(
  tx: Tx,
  { caller, now }: Acting,
  { kind, value: given, reason, until }: Wish,
  path: string,
) {
  const endsAt = new Date(until)
  if (endsAt <= now) throw invalidInput([{ path: 'until', code: 'field.invalid' }])
  const value = kind === 'Network' ? await readNetwork(tx, given) : given
  if (value === undefined) throw invalidInput([{ path, code: 'field.invalid' }])
  if (kind === 'Network' && isWithin(value, caller.ip)) throw moderationErrors.ownConnection()
  if (kind === 'Session') await assertSession(tx, value, caller)
  if (kind === 'Account') await keepOut(tx, value, { caller, reason, now })
  const { id, replaced } = await addBan(tx, { kind, value, reason, endsAt, by: caller.account!.id }, now)
  const details = { before: replaced ? shown(replaced) : null, after: shown({ kind, value, reason, endsAt }) }
  await record(tx, caller, { action: 'ban.added', entity: 'ban', entityId: id, details })
  return id
}

export async function liftBan(tx: Tx, { caller, now }: Acting, id: string) {
  // In the order in which bans are made: first the account, then its ban.
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
    details: { before: shown(cancelled), after: null },
  })
}

const shown = ({ kind, value, reason, endsAt }: Omit<Ban, 'id'>) => ({ kind, value, reason, endsAt })

async function assertSession(tx: Tx, id: string, { anonymousId }: Acting['caller']) {
  if (id === anonymousId) throw moderationErrors.ownConnection()
  const { rows } = await sql`select from anonymous_sessions where id = ${id}::uuid`.execute(tx)
  if (rows.length === 0) throw moderationErrors.sessionNotFound()
}

/** One that is banned already stays so; only its term changes. */
async function keepOut(tx: Tx, id: string, given: Acting & { reason: string }) {
  if (id === given.caller.account!.id) throw moderationErrors.ownAccount()
  const { rows } =
    await sql`select from accounts where id = ${id}::uuid and status <> 'Deleted' for no key update`.execute(tx)
  if (rows.length === 0) throw moderationErrors.accountNotFound()
  if ((await featuresOf(tx, id)).length > 0) throw moderationErrors.administrator()
  await banAccount(tx, id, given)
}
