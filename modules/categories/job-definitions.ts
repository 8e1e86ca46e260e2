import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Takes a change of categories over to their products: their place in the tree, their offers, and what they are found by. */
export const refreshProducts = defineJob(
  'categories:refresh-products',
  z.object({
    categoryIds: z.array(z.int()),
    /** Options that are gone. */
    optionIds: z.array(z.int()).default([]),
    /** Whether other products may be the same article now. */
    concernsOffers: z.boolean().default(false),
  }),
)

/** Moves the products of a category to another one and deletes it, for the administrator who has merged them. */
export const mergeCategory = defineJob(
  'categories:merge',
  z.object({ id: z.int(), accountId: z.uuid().nullable(), network: z.string() }),
)
export const mergeKey = (id: number) => `merge-category:${id}`

/** Lets another worker go on with merges whose worker has died. */
export const resumeMerges = defineJob('categories:resume-merges')
