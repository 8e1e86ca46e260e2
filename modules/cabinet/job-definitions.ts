import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'
import { undoSeconds } from './bulk-contract.ts'

/** Ends the time in which a change of many products can be undone. */
export const endUndo = defineJob('cabinet:end-undo', z.object({ id: z.uuid() }))

/** When it ends that a change of this moment can be undone. */
export const undoEnd = (now: Date) => new Date(now.getTime() + undoSeconds * 1_000)

/** Goes on with a change of thousands of products. */
export const continueJob = defineJob('cabinet:continue-job', z.object({ id: z.uuid() }))

/** A job waits in the queue once. */
export const jobKey = (id: string) => `product-job:${id}`
