import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Moves the products of a brand to the one that it is merged into, for the administrator who has merged them. */
export const mergeBrand = defineJob(
  'brands:merge',
  z.object({ id: z.int(), accountId: z.uuid().nullable(), network: z.string() }),
)

export const mergeKey = (id: number) => `merge-brand:${id}`
