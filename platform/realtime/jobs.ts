import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { handle } from '../jobs/handlers.ts'
import { defineJob } from '../jobs/queue.ts'

/** A page that was disconnected for longer reloads its data. */
const retentionHours = 24
const batchSize = 10_000

export const deleteOldEvents = handle(defineJob('realtime:forget-events'), {
  schedule: '7 * * * *',
  async run(_payload, { db, now }) {
    const before = new Date(now.getTime() - retentionHours * 3_600_000)
    while ((await deleteBatch(db, before)) === batchSize);
  },
})

export const realtimeJobs = [deleteOldEvents]

async function deleteBatch(db: Db, before: Date) {
  const { numAffectedRows } = await sql`
    delete from events where id in (select id from events where created_at < ${before} order by created_at limit ${batchSize})
  `.execute(db)
  return Number(numAffectedRows)
}
