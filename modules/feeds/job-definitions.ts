import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Fetches the next pictures that a store's feed names. */
export const fetchPictures = defineJob('feeds:fetch-pictures', z.object({ storeId: z.int() }))
