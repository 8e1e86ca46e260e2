import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Rebuilds the whole index. */
export const rebuild = defineJob('search:rebuild', z.object({ rebuildId: z.int() }))
