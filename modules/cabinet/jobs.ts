import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { countFailure, deleteOldJobs, resumeJobs, runBatch } from './bulk/run-job.ts'
import { finishChange } from './bulk/undo.ts'
import { deleteOldDrafts } from './drafts.ts'
import { continueJob, endUndo } from './job-definitions.ts'

const endUndoHandler = handle(endUndo, {
  run: ({ id }, { db, now }) => db.transaction().execute((tx) => finishChange(tx, id, now)),
})

const continueJobHandler = handle(continueJob, {
  async run({ id }, { db, now, log }) {
    try {
      await db.transaction().execute((tx) => runBatch(tx, id, now))
    } catch (error) {
      if (!(await countFailure(db, id, now))) throw error
      log.error({ err: error, id }, 'a change of products was given up')
    }
  },
})

const resumeHandler = handle(defineJob('cabinet:resume-jobs'), {
  schedule: '* * * * *',
  run: (_payload, { db }) => resumeJobs(db),
})

const forgetHandler = handle(defineJob('cabinet:forget-jobs'), {
  schedule: '41 3 * * *',
  run: async (_payload, { db }) => void (await deleteOldJobs(db)),
})

const forgetDraftsHandler = handle(defineJob('cabinet:forget-drafts'), {
  schedule: '46 3 * * *',
  run: async (_payload, { db, now }) => void (await deleteOldDrafts(db, now)),
})

export const cabinetJobs = [endUndoHandler, continueJobHandler, resumeHandler, forgetHandler, forgetDraftsHandler]
