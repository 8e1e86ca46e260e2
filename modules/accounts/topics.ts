import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { TopicsOf } from '#platform/realtime/hub.ts'
import { lives } from './sessions.ts'

/** A visitor hears of their own account and of the stores they work for; nothing any more once their session has ended. */
export const topicsOf: TopicsOf = async (db, callers, now) => {
  const sessions = await storesBySession(
    db,
    callers.flatMap(({ account }) => account ?? []),
    now,
  )
  const visitors = await openVisitors(
    db,
    callers.flatMap(({ account, anonymousId }) => (account ? [] : (anonymousId ?? []))),
  )
  return callers.map(({ account, anonymousId }) => {
    if (account) return sessions.get(account.sessionId)
    return anonymousId && visitors.has(anonymousId) ? [`anonymous:${anonymousId}`] : undefined
  })
}

async function storesBySession(db: Db, accounts: readonly NonNullable<Caller['account']>[], now: Date) {
  if (accounts.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ sessionId: string; accountId: string; storeIds: number[] }>`
    select s.id as "sessionId", a.id as "accountId", array(select store_id from store_members m where m.account_id = a.id) as "storeIds"
    from unnest(${accounts.map(({ sessionId }) => sessionId)}::uuid[], ${accounts.map(({ id }) => id)}::uuid[]) as asked (session_id, account_id)
    join account_sessions s on s.id = asked.session_id and s.account_id = asked.account_id
    join accounts a on a.id = s.account_id and a.status = 'Active'
    where ${lives(now)}
  `.execute(db)
  return new Map(
    rows.map(({ sessionId, accountId, storeIds }) => [
      sessionId,
      [`account:${accountId}`, ...storeIds.map((id) => `store:${id}`)],
    ]),
  )
}

async function openVisitors(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const { rows } = await sql<{ id: string }>`
    select id from anonymous_sessions where id = any(${ids as string[]}::uuid[]) and attached_to is null
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
