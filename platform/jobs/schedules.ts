// The recurring jobs, kept in the database so that processes without handlers know them, too.
import { sql } from 'kysely'
import { parseCrontab } from 'graphile-worker'
import type pg from 'pg'
import type { Db } from '../db/database.ts'
import type { JobHandler } from './handlers.ts'

const minuteMs = 60_000
/** The longest time between two runs that is looked for. */
const horizonMinutes = 32 * 24 * 60

export async function storeSchedules(pool: pg.Pool, handlers: readonly JobHandler[]) {
  const scheduled = handlers.filter(({ schedule }) => schedule)
  const names = scheduled.map(({ job }) => job.name)
  await pool.query(
    `with gone as (delete from job_schedules where name <> all($1::text[]))
     insert into job_schedules (name, schedule) select name, schedule from unnest($1::text[], $2::text[]) as s (name, schedule)
     on conflict (name) do update set schedule = excluded.schedule`,
    [names, scheduled.map(({ schedule }) => schedule)],
  )
}

export type ScheduledJob = { name: string; schedule: string; lastAt: string | null; nextAt: string | null }

/** `lastAt`: when the job was queued last. */
export async function findSchedules(db: Db, now: Date): Promise<ScheduledJob[]> {
  const { rows } = await sql<{ name: string; schedule: string; lastAt: Date | null }>`
    select s.name, s.schedule, k.last_execution as "lastAt"
    from job_schedules s left join graphile_worker._private_known_crontabs k on k.identifier = s.name order by s.name
  `.execute(db)
  return rows.map(({ lastAt, ...job }) => ({
    ...job,
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextRun(job.schedule, now)?.toISOString() ?? null,
  }))
}

/** The first minute after `now` that a cron pattern matches, in UTC. */
export function nextRun(schedule: string, now: Date): Date | undefined {
  const [item] = parseCrontab(`${schedule} job`)
  const start = Math.floor(now.getTime() / minuteMs) + 1
  for (let minute = start; minute < start + horizonMinutes; minute++) {
    const at = new Date(minute * minuteMs)
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    }
    if (item?.match(digest)) return at
  }
  return undefined
}
