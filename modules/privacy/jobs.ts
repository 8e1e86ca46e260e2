import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { anonymiseDue, findBlockedDeletions, eraseRemainder } from './anonymise.ts'
import { deleteExpiredDownloads } from './downloads.ts'

export const cleanUpDownloads = handle(defineJob('privacy:forget-downloads'), {
  schedule: '7 * * * *',
  run: async (_payload, { db, now }) => void (await deleteExpiredDownloads(db, now)),
})

/** Idempotent: the next run continues an interrupted one. */
export const anonymise = handle(defineJob('privacy:anonymise'), {
  schedule: '41 2 * * *',
  async run(_payload, { db, config, log, now }) {
    while ((await db.transaction().execute((tx) => eraseRemainder(tx, now))) > 0);
    while ((await db.transaction().execute((tx) => anonymiseDue(tx, config.variant, now))) > 0);
    const blocked = await findBlockedDeletions(db, now)
    if (blocked.length > 0)
      log.warn({ accounts: blocked }, 'deletions are blocked: each account is the only owner of an open store')
  },
})

export const privacyJobs = [cleanUpDownloads, anonymise]
