import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

export const eraseStores = defineJob('administration:erase-stores')

/** Sets what can be sold of the products of a warehouse that was suspended, deleted or brought back. */
export const refreshStock = defineJob(
  'administration:refresh-stock',
  z.object({ warehouseId: z.int(), after: z.int().default(0) }),
)
