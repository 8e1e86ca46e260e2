import { sql } from 'kysely'
import type { TopicsOf } from '#platform/realtime/events.ts'

/** A visitor hears of their own account and of the stores they work for. */
export const topicsOf: TopicsOf = async (db, { account, anonymousId }) => {
  if (!account) return anonymousId ? [`anonymous:${anonymousId}`] : []
  const { rows } = await sql<{ id: number }>`select store_id as id from store_members where account_id = ${account.id}::uuid`.execute(db)
  return [`account:${account.id}`, ...rows.map(({ id }) => `store:${id}`)]
}
