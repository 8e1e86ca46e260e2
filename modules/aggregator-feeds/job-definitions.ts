import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

export const generateFeed = defineJob('aggregator-feeds:generate', z.object({ id: z.uuid() }))
