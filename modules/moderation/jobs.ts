import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { endExpiredActing } from '../accounts/acting.ts'
import { unbanAccount } from '../accounts/ban-account.ts'

const batchSize = 100
const nobody = { account: undefined, ip: '' }

/** Resets the status of accounts whose ban has ended. Bans of sessions and networks need no reset. */
export const liftEndedBans = handle(defineJob('moderation:lift-ended-bans'), {
  schedule: '* * * * *',
  async run(_payload, { db, now }) {
    await db.transaction().execute(async (tx) => {
      for (const id of await findEnded(tx, now)) await unbanAccount(tx, id, { caller: nobody, now })
    })
  },
})

/** Acting ends by itself; this writes the end into the audit log. */
export const endActing = handle(defineJob('moderation:end-acting'), {
  schedule: '* * * * *',
  async run(_payload, { db, now }) {
    await db.transaction().execute((tx) => endExpiredActing(tx, now))
  },
})

export const moderationJobs = [liftEndedBans, endActing]

/** One batch a minute suffices, since terms end on different days. */
async function findEnded(db: Db, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a
    where a.status = 'Banned' and exists (select from bans b where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null and b.ends_at <= ${now})
      and not exists (select from bans b where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null and b.ends_at > ${now})
    order by a.id limit ${batchSize}
  `.execute(db)
  return rows.map(({ id }) => id)
}
