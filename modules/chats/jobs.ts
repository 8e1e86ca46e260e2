import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { changed } from '#platform/realtime/publish.ts'
import { fewestCases } from './rules.ts'

const countedDays = 90
/** A question that is younger and has no answer yet counts neither way. */
const patienceHours = 24

/** How often and how fast each store answers, over the last ninety days; a store that nobody has written to keeps what it has. */
export const measureAnswers = job('chats:measure-answers', {
  input: z.object({}),
  schedule: '23 3 * * *',
  run: (_payload, { db, now }) => db.transaction().execute((tx) => measure(tx, now)),
})

export const chatJobs = [measureAnswers]

/** A case is the first message of a buyer after which the store had to answer; what answers by itself is no answer. */
async function measure(tx: Tx, now: Date) {
  const { rows } = await sql<{ id: number }>`
    with said as (
      select c.store_id, m.chat_id, m.seq, m.side, m.created_at from chat_messages m join chats c on c.id = m.chat_id
      where not m.is_automatic and m.created_at > ${now}::timestamptz - ${countedDays} * interval '1 day'
    ), turns as (
      select store_id, side, created_at, lag(side) over dialog as before,
        min(created_at) filter (where side = 'Store') over (dialog rows between 1 following and unbounded following) as answered_at
      from said window dialog as (partition by chat_id order by seq)
    ), figures as (
      select store_id, count(*) as cases, (count(answered_at) * 100.0 / count(*))::int as rate,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 60)::int as minutes
      from turns where side = 'Buyer' and before is distinct from 'Buyer'
        and (answered_at is not null or created_at < ${now}::timestamptz - ${patienceHours} * interval '1 hour')
      group by store_id
    )
    update stores s set response_minutes = t.minutes, response_rate = t.rate
    from (
      select w.store_id, case when f.cases >= ${fewestCases} then f.minutes end as minutes, case when f.cases >= ${fewestCases} then f.rate end as rate
      from (select distinct store_id from chats where last_seq > 0) w left join figures f on f.store_id = w.store_id
    ) t
    where s.id = t.store_id and (s.response_minutes, s.response_rate) is distinct from (t.minutes, t.rate) returning s.id
  `.execute(tx)
  if (rows.length > 0) await changed(tx, ['stores', ...rows.map(({ id }) => `store:${id}`)])
}
