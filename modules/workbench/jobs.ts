import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { exportedLists } from './exported-lists.ts'
import { deleteExpiredExports } from './exports.ts'
import { writeListExport } from './job-definitions.ts'
import { writeExport } from './write-export.ts'

const writeHandler = handle(writeListExport, { run: ({ id }, context) => writeExport(context, id, exportedLists) })

const forgetHandler = handle(defineJob('workbench:forget-exports'), {
  schedule: '19 * * * *',
  run: (_payload, { db, config, now }) => deleteExpiredExports(db, config, now),
})

export const workbenchJobs = [writeHandler, forgetHandler]
