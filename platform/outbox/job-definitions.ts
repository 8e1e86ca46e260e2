import { z } from 'zod'
import { defineJob } from '../jobs/queue.ts'

/** Sends one message of the outbox. */
export const deliverMessage = defineJob('outbox:deliver', z.object({ id: z.uuid() }))

export const jobKey = (messageId: string) => `outbox ${messageId}`
