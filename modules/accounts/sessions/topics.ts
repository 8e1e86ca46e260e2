import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { TopicsOf } from '#platform/realtime/stream-authorization.ts'
import { activeCondition } from './sessions.ts'

/** The topics of an account and of its stores, or of an anonymous session; undefined once the session has ended. */
export const topicsOf: TopicsOf = async (db, callers, now) => {
  const topicLists = await topicsBySession(
    db,
    callers.flatMap(({ account }) => account ?? []),
    now,
  )
  const anonymousSessions = await findActiveAnonymousSessions(
    db,
    callers.flatMap(({ account, anonymousId }) => (account ? [] : (anonymousId ?? []))),
  )
  return callers.map(({ account, anonymousId }) => {
    if (account) return topicLists.get(account.sessionId)
    return anonymousId && anonymousSessions.has(anonymousId) ? [`anonymous:${anonymousId}`] : undefined
  })
}

async function topicsBySession(db: Db, accounts: readonly NonNullable<Caller['account']>[], now: Date) {
  if (accounts.length === 0) return new Map<string, string[]>()
  const { rows } = await sql<{ sessionId: string; accountId: string; storeIds: number[] }>`
    select s.id as "sessionId", a.id as "accountId", array(select store_id from store_members m where m.account_id = a.id) as "storeIds"
    from unnest(${accounts.map(({ sessionId }) => sessionId)}::uuid[], ${accounts.map(({ id }) => id)}::uuid[]) as requested (session_id, account_id)
    join account_sessions s on s.id = requested.session_id and s.account_id = requested.account_id
    join accounts a on a.id = s.account_id and a.status = 'Active'
    where ${activeCondition(now)}
  `.execute(db)
  return new Map(
    rows.map(({ sessionId, accountId, storeIds }) => [
      sessionId,
      [`account:${accountId}`, ...storeIds.map((id) => `store:${id}`)],
    ]),
  )
}

async function findActiveAnonymousSessions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const { rows } = await sql<{ id: string }>`
    select id from anonymous_sessions where id = any(${ids as string[]}::uuid[]) and attached_to is null
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
