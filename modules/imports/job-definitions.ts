import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

/** Goes on with the running step of an import. */
export const continueImport = defineJob('imports:continue', z.object({ id: z.uuid() }))

/** Fetches a feed from its address. */
export const fetchAddress = defineJob('imports:fetch-address', z.object({ id: z.uuid() }))

export const addressKey = (id: string) => `import-address:${id}`

/** A step waits in the queue once. */
export const importKey = (id: string) => `import:${id}`
