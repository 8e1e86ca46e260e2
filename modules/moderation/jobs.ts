import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { unbanAccount } from '../accounts/ban-account.ts'

const batchSize = 100
const nobody = { account: undefined, ip: '' }

/** Bans of sessions and networks end by themselves; an account's status is set back here. */
export const liftEndedBans = job('moderation:lift-ended-bans', {
  input: z.object({}),
  schedule: '* * * * *',
  async run(_payload, { db, now }) {
    await db.transaction().execute(async (tx) => {
      for (const id of await findEnded(tx, now)) await unbanAccount(tx, id, { caller: nobody, now })
    })
  },
})

export const moderationJobs = [liftEndedBans]

/** A batch a minute is enough: terms end on different days. */
async function findEnded(db: Db, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a
    where a.status = 'Banned' and exists (select from bans b where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null and b.ends_at <= ${now})
      and not exists (select from bans b where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null and b.ends_at > ${now})
    order by a.id limit ${batchSize}
  `.execute(db)
  return rows.map(({ id }) => id)
}
