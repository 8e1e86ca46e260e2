import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { fetchDue, fetchFeed } from './addresses/fetch-feed.ts'
import { continueImport, fetchAddress } from './job-definitions.ts'
import { deleteOldImports } from './delete-imports.ts'
import { goOn } from './run/continue-import.ts'
import { countFailure, resumeImports } from './run/resume-imports.ts'

const continueHandler = handle(continueImport, {
  async run({ id }, { db, config, now, log }) {
    try {
      await goOn(id, { db, config, now })
    } catch (error) {
      if (!(await countFailure(db, id, error, now))) throw error
      log.warn({ err: error, id }, 'an import was given up')
    }
  },
})

const resumeHandler = handle(defineJob('imports:resume'), {
  schedule: '* * * * *',
  run: (_payload, { db, now }) => resumeImports(db, now),
})

const fetchHandler = handle(fetchAddress, { run: ({ id }, context) => fetchFeed(id, context) })

const fetchDueHandler = handle(defineJob('imports:fetch-due'), {
  schedule: '*/5 * * * *',
  run: (_payload, { db, now }) => fetchDue(db, now),
})

const forgetHandler = handle(defineJob('imports:forget'), {
  schedule: '17 3 * * *',
  run: (_payload, { db, config }) => deleteOldImports(db, config),
})

export const importJobs = [continueHandler, resumeHandler, fetchHandler, fetchDueHandler, forgetHandler]
