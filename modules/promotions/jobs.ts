import { sql } from 'kysely'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { dayOf } from '#platform/values/days.ts'
import type { Db } from '#platform/db/database.ts'
import { notifyOfPromotionEnds } from '../notifications/notify-of-promotion-ends.ts'

/** In the morning; a second run of a day notifies nobody again. */
export const announceEnds = handle(defineJob('promotions:announce-ends'), {
  schedule: '40 5 * * *',
  async run(_payload, { db, now }) {
    const day = dayOf(now)
    const ends = await findEnds(db, day)
    if (ends.length > 0) await db.transaction().execute((tx) => notifyOfPromotionEnds(tx, ends, { day, now }))
  },
})

export const promotionJobs = [announceEnds]

type Ends = { storeId: number; ending: number; ended: number }

/** Of each open store, how many promotions have their last day tomorrow, and had it yesterday. One that goes on has not ended. */
async function findEnds(db: Db, day: string): Promise<Ends[]> {
  const { rows } = await sql<Ends>`
    with ends as (
      select coalesce(r.store_id, p.store_id) as store_id, r.ends_at > ${day}::timestamp at time zone 'UTC' as is_ending
      from promotions r left join products p on p.id = r.product_id
      where r.ends_at in (${day}::timestamp at time zone 'UTC', (${day}::timestamp + interval '2 days') at time zone 'UTC')
        and not exists (
          select from promotions o where (o.product_id = r.product_id or o.store_id = r.store_id) and o.placement = r.placement
            and o.starts_at <= r.ends_at and o.ends_at > r.ends_at
        )
    )
    select e.store_id as "storeId", (count(*) filter (where is_ending))::int as ending, (count(*) filter (where not is_ending))::int as ended
    from ends e join stores s on s.id = e.store_id where s.status <> 'Closed' group by 1 order by 1
  `.execute(db)
  return rows
}
