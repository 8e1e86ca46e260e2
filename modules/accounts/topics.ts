import { sql } from 'kysely'
import type { TopicsOf } from '#platform/realtime/events.ts'
import { lives } from './sessions.ts'

/** A visitor hears of their own account and of the stores they work for; nothing any more once their session has ended. */
export const topicsOf: TopicsOf = async (db, { account, anonymousId }, now) => {
  if (account) {
    const { rows } = await sql<{ storeIds: number[] }>`
      select array(select store_id from store_members m where m.account_id = a.id) as "storeIds"
      from account_sessions s join accounts a on a.id = s.account_id and a.status = 'Active'
      where s.id = ${account.sessionId}::uuid and s.account_id = ${account.id}::uuid and ${lives(now)}
    `.execute(db)
    return rows[0] && [`account:${account.id}`, ...rows[0].storeIds.map((id) => `store:${id}`)]
  }
  if (!anonymousId) return []
  const { rows } = await sql`select 1 from anonymous_sessions where id = ${anonymousId}::uuid and attached_to is null`.execute(db)
  return rows.length > 0 ? [`anonymous:${anonymousId}`] : undefined
}
