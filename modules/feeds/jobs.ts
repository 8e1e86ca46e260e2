import { handle } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { fetchPictures } from './job-definitions.ts'
import { fetchStorePictures, startDueStores } from './pictures/fetch-pictures.ts'

const fetchPicturesHandler = handle(fetchPictures, {
  run: ({ storeId }, context) => fetchStorePictures(storeId, context),
})

const retryPictures = handle(defineJob('feeds:retry-pictures'), {
  schedule: '*/10 * * * *',
  run: (_payload, context) => startDueStores(context),
})

export const feedJobs = [fetchPicturesHandler, retryPictures]
