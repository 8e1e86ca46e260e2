import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Ends the time in which a change of many products can be undone. */
export const endUndo = defineJob('cabinet:end-undo', z.object({ id: z.uuid() }))
