import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { markOrderNotificationsRead } from '../notifications/notify.ts'
import { orderErrors } from './errors.ts'

/** Marks orders of the account's own stores as opened. A single foreign or unknown id refuses the whole request. */
export async function markViewed(tx: Tx, accountId: string, ids: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    select o.id, o.viewed_at is null as "isNew" from orders o join store_members m on m.store_id = o.store_id and m.account_id = ${accountId}::uuid
    where o.id = any(${ids as string[]}::uuid[]) order by o.id for update of o
  `.execute(tx)
  if (rows.length !== ids.length) throw orderErrors.notFound()
  const newIds = rows.filter(({ isNew }) => isNew).map(({ id }) => id)
  if (newIds.length === 0) return 0
  await sql`
    with seen as (
      update orders set viewed_at = ${now}, status = case when status = 'New' then 'Viewed' else status end, version = version + 1
      where id = any(${newIds}::uuid[]) returning id, status
    )
    insert into order_history (order_id, status, actor_id, created_at) select id, 'Viewed', ${accountId}::uuid, ${now} from seen where status = 'Viewed'
  `.execute(tx)
  await markOrderNotificationsRead(tx, newIds, now)
  return newIds.length
}
