import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { entityTags, invalidateTags } from '#platform/cache.ts'
import { type ResponseTimes, saveResponseTimes } from '../suppliers/save-store.ts'
import { minMeasuredQuestions } from './rules.ts'

const measuredDays = 90
/** A younger question without an answer is not counted. */
const answerGraceHours = 24

/** Measures response rate and median response time of each store over ninety days. Stores without messages keep their values. */
export const measureResponseTimes = handle(defineJob('chats:measure-answers'), {
  schedule: '23 3 * * *',
  run: (_payload, { db, now }) => db.transaction().execute((tx) => measureResponses(tx, now)),
})

export const chatJobs = [measureResponseTimes]

/** Counts each first message of a buyer that needs an answer; automatic answers do not count. */
async function measureResponses(tx: Tx, now: Date) {
  const { rows } = await sql<ResponseTimes>`
    with messages as (
      select c.store_id, m.chat_id, m.seq, m.side, m.created_at from chat_messages m join chats c on c.id = m.chat_id
      where not m.is_automatic and m.created_at > ${now}::timestamptz - ${measuredDays} * interval '1 day'
    ), turns as (
      select store_id, side, created_at, lag(side) over chat as before,
        min(created_at) filter (where side = 'Store') over (chat rows between 1 following and unbounded following) as answered_at
      from messages window chat as (partition by chat_id order by seq)
    ), figures as (
      select store_id, count(*) as cases, (count(answered_at) * 100.0 / count(*))::int as rate,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 60)::int as minutes
      from turns where side = 'Buyer' and before is distinct from 'Buyer'
        and (answered_at is not null or created_at < ${now}::timestamptz - ${answerGraceHours} * interval '1 hour')
      group by store_id
    )
    select w.store_id as "storeId", case when f.cases >= ${minMeasuredQuestions} then f.minutes end as minutes,
      case when f.cases >= ${minMeasuredQuestions} then f.rate end as rate
    from (select distinct store_id from chats where last_seq > 0) w left join figures f on f.store_id = w.store_id
  `.execute(tx)
  const ids = await saveResponseTimes(tx, rows)
  if (ids.length > 0) await invalidateTags(tx, ['stores', ...entityTags('store', ids)])
}
