import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

const ofStore = z.object({ storeId: z.int() })

/** Counts the products of all categories, brands and stores. */
export const recount = defineJob('catalog:recount')
/** Counts the products of one store after a change of what it sells. */
export const recountStore = defineJob('catalog:recount-store', ofStore)
/** Indexes products for the search again after a change; the search module does it. */
export const indexChanged = defineJob('search:index', z.object({ productIds: z.array(z.int()).max(1000) }), {
  isSerial: true,
})
/** Moves the products of a store to its new location. */
export const moveProducts = defineJob('catalog:move-goods', ofStore)
