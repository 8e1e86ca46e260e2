import { z } from 'zod'
import { variants } from '#platform/constants.ts'
import { defineJob } from '#platform/jobs/queue.ts'

/** Sends a code or a link that restores a password, if there is an account to restore. */
export const sendRestore = defineJob(
  'registration:send-restore',
  z.object({ codeId: z.int(), variant: z.enum(variants) }),
)
