import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'
import { indexProducts, rebuildIndex } from './index-products.ts'

/** Enqueued by whatever changes goods, in its transaction. */
export const indexChanged = job('search:index', {
  input: z.object({ productIds: z.array(z.int()).max(1000) }),
  async run({ productIds }, { db }) {
    await indexProducts(db, productIds)
  },
})

export const rebuild = job('search:rebuild', {
  input: z.object({}),
  async run(_payload, { db }) {
    await rebuildIndex(db)
  },
})

export const searchJobs = [indexChanged, rebuild]
