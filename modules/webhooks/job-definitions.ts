import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Posts the due messages of one webhook. */
export const postMessages = defineJob('webhooks:post', z.object({ id: z.uuid() }))

export const jobKey = (id: string) => `webhook:${id}`
