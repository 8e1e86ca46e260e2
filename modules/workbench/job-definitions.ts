import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'

export const writeListExport = defineJob('workbench:write-export', z.object({ id: z.uuid() }))
