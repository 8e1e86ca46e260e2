import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { deleteErased } from './delete-erased.ts'
import { generate } from './generate.ts'
import { generateFeed } from './job-definitions.ts'
import { requestOutdated } from './request-generation.ts'

const generateHandler = handle(generateFeed, {
  run: ({ id }, { db, config, now }) => generate(db, config, id, now),
})

const outdatedHandler = handle(defineJob('aggregator-feeds:find-outdated'), {
  schedule: '*/10 * * * *',
  run: (_payload, { db, now }) => requestOutdated(db, now),
})

const deleteErasedHandler = handle(defineJob('aggregator-feeds:delete-erased'), {
  schedule: '25 * * * *',
  run: (_payload, { db, config }) => deleteErased(db, config),
})

export const aggregatorFeedJobs = [generateHandler, outdatedHandler, deleteErasedHandler]
