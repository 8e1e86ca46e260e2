// Administrators who act as an account. The acting belongs to their own session: it ends with that, after an hour, when one of
// both accounts may no longer take part in it, or when they end it.
import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { cookieNames } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { CookieJar } from '#platform/http/cookies.ts'

export const maxActingMinutes = 60

type Account = NonNullable<Caller['account']>
type ActingRow = { id: string; accountId: string; name: string; until: Date }

/** The caller as the account that its cookie says it acts as; the caller itself without one, or once that has ended. */
export async function actAs(db: Db, caller: Caller, cookies: CookieJar, now: Date): Promise<Caller> {
  const { account } = caller
  const actingId = caller.cookies[cookieNames.acting]
  if (!account || !actingId) return caller
  const acting = /^[\da-f-]{36}$/.test(actingId) && (await findActing(db, actingId, account, now))
  if (!acting) {
    cookies.clear(cookieNames.acting)
    return caller
  }
  const { id, accountId, name, until } = acting
  return {
    ...caller,
    anonymousId: undefined,
    account: { ...account, id: accountId },
    acting: { id, administratorId: account.id, name, until },
  }
}

async function findActing(db: Db, id: string, { id: administratorId, sessionId }: Account, now: Date) {
  const { rows } = await sql<ActingRow>`
    select t.id, t.account_id as "accountId", a.name, t.expires_at as until
    from acting_sessions t join accounts a on a.id = t.account_id and a.status = 'Active'
    where t.id = ${id}::uuid and t.administrator_id = ${administratorId}::uuid and t.session_id = ${sessionId}::uuid
      and t.ended_at is null and t.expires_at > ${now}
      and not exists (select from account_features f where f.account_id = t.account_id)
      and exists (select from account_features f where f.account_id = t.administrator_id and f.feature = 'accounts')
  `.execute(db)
  return rows[0]
}

type Start = { accountId: string; reason: string }

/** Undefined for an account that is not active. Ends what this session acts as already. */
export async function startActing(tx: Tx, caller: Caller, { accountId, reason }: Start, now: Date) {
  const administrator = caller.account!
  await endActing(tx, sql`t.session_id = ${administrator.sessionId}::uuid`, caller, now)
  const until = new Date(now.getTime() + maxActingMinutes * 60_000)
  const { rows } = await sql<{ id: string }>`
    insert into acting_sessions (administrator_id, session_id, account_id, reason, started_at, expires_at)
    select ${administrator.id}::uuid, ${administrator.sessionId}::uuid, a.id, ${reason}, ${now}, ${until}
    from accounts a where a.id = ${accountId}::uuid and a.status = 'Active' returning id
  `.execute(tx)
  if (!rows[0]) return undefined
  await record(tx, caller, {
    action: 'account.actingStarted',
    entity: 'account',
    entityId: accountId,
    details: { before: null, after: { reason, until } },
  })
  return { id: rows[0].id, until }
}

export const stopActing = (tx: Tx, caller: Caller, now: Date) =>
  endActing(tx, sql`t.id = ${caller.acting!.id}::uuid`, caller, now)

/** Records the end of what has expired. */
export const endExpiredActing = (tx: Tx, now: Date) => endActing(tx, sql`t.expires_at <= ${now}`, { ip: '' }, now)

async function endActing(tx: Tx, condition: ReturnType<typeof sql>, { ip }: Pick<Caller, 'ip'>, now: Date) {
  const { rows } = await sql<{ accountId: string; administratorId: string; startedAt: Date; steps: number }>`
    update acting_sessions t set ended_at = least(${now}, t.expires_at) where ${condition} and t.ended_at is null
    returning t.account_id as "accountId", t.administrator_id as "administratorId", t.started_at as "startedAt",
      (select count(*)::int from acting_steps s where s.acting_id = t.id) as steps
  `.execute(tx)
  for (const { accountId, administratorId, startedAt, steps } of rows)
    await record(
      tx,
      { account: undefined, ip },
      {
        action: 'account.actingEnded',
        entity: 'account',
        entityId: accountId,
        actorId: administratorId,
        details: { before: { startedAt }, after: { steps } },
      },
    )
}
