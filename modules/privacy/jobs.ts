import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { anonymiseDue, findHeld, sweepDeleted } from './anonymise.ts'
import { deleteExpired } from './downloads.ts'

const nothing = z.object({})

export const forgetDownloads = job('privacy:forget-downloads', {
  input: nothing,
  schedule: '7 * * * *',
  run: async (_payload, { db, now }) => void (await deleteExpired(db, now)),
})

/** Repeats find nothing left to do; a run that breaks off is taken up by the next. */
export const anonymise = job('privacy:anonymise', {
  input: nothing,
  schedule: '41 2 * * *',
  async run(_payload, { db, config, log, now }) {
    while ((await db.transaction().execute((tx) => sweepDeleted(tx))) > 0);
    while ((await db.transaction().execute((tx) => anonymiseDue(tx, config.variant, now))) > 0);
    const held = await findHeld(db, now)
    if (held.length > 0)
      log.warn({ accounts: held }, 'deletions wait: each is the only owner of a store that is not closed')
  },
})

export const privacyJobs = [forgetDownloads, anonymise]
