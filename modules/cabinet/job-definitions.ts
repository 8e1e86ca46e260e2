import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Ends the time in which a change of many products can be undone. */
export const endUndo = defineJob('cabinet:end-undo', z.object({ id: z.uuid() }))

/** Goes on with a change of thousands of products. */
export const continueJob = defineJob('cabinet:continue-job', z.object({ id: z.uuid() }))

/** A job waits in the queue once. */
export const jobKey = (id: string) => `product-job:${id}`
