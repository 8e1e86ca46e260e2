import { defineJob } from '#platform/jobs/queue.ts'

export const eraseStores = defineJob('administration:erase-stores')
