import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Indexes products again after their texts have changed. */
export const indexChanged = defineJob('search:index', z.object({ productIds: z.array(z.int()).max(1000) }))
/** Rebuilds the whole index. */
export const rebuild = defineJob('search:rebuild', z.object({ rebuildId: z.int() }))
