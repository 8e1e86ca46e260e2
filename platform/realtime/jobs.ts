import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { job } from '../jobs/jobs.ts'

/** A page that was away for longer reads everything again. */
const keptHours = 24
const batchSize = 10_000

export const forgetEvents = job('realtime:forget-events', {
  input: z.object({}),
  schedule: '7 * * * *',
  async run(_payload, { db, now }) {
    const before = new Date(now.getTime() - keptHours * 3_600_000)
    while ((await forgetBatch(db, before)) === batchSize);
  },
})

export const realtimeJobs = [forgetEvents]

async function forgetBatch(db: Db, before: Date) {
  const { numAffectedRows } = await sql`
    delete from events where id in (select id from events where created_at < ${before} order by created_at limit ${batchSize})
  `.execute(db)
  return Number(numAffectedRows)
}
