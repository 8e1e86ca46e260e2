import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Fetches the recording of a call from the telephony provider. */
export const fetchRecording = defineJob('contacts:fetch-recording', z.object({ id: z.uuid() }))
