// Jobs and outgoing messages: pending and failed ones, and retries.
import { z } from 'zod'
import { call, Empty, listOf, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

const page = { page: PageNumber, pageSize: PageSize(50) }
const bulkIds = <Id extends z.ZodType>(id: Id) =>
  z.strictObject({
    ids: z
      .array(id)
      .min(1)
      .max(100)
      .transform((ids) => [...new Set(ids)]),
    isDryRun: z.boolean().default(false),
  })
const Rejection = z.enum(['operations.notFound', 'operations.notFailed', 'operations.notSendable'])
const outcome = z.object({
  count: z.int(),
  rejected: z.array(z.object({ id: z.string(), code: Rejection })),
})

const Name = z.string().describe("What it is in the caller's language; the code itself, if it has no name")
const JobState = z.enum(['Running', 'Due', 'Scheduled', 'Retrying', 'Failed'])
const JobIds = bulkIds(z.string().regex(/^[1-9]\d{0,17}$/))
export const listJobs = call('GET x/admin-panel/job/list', {
  access: 'admin:appConfig',
  summary:
    'Jobs of the queue, the newest first, without their payload. `Failed`: given up; `Retrying`: failed, and tried again',
  input: z.object({
    query: SearchQuery("Part of the name in the caller's language, or of the kind, such as `outbox:deliver`"),
    state: JobState.optional(),
    ...page,
  }),
  output: listOf(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: Name,
      state: JobState,
      attempts: z.int(),
      maxAttempts: z.int(),
      error: z.string().nullable(),
      runAt: z.iso.datetime(),
      createdAt: z.iso.datetime(),
    }),
  ),
})
export const listSchedules = call('GET x/admin-panel/job/schedule', {
  access: 'admin:appConfig',
  summary: 'Recurring jobs with their cron pattern (UTC) and when they were queued last and will be next',
  input: Empty,
  output: z.object({
    items: z.array(
      z.object({
        kind: z.string(),
        name: Name,
        schedule: z.string(),
        lastAt: z.iso.datetime().nullable(),
        nextAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})
export const retryJobs = call('POST x/admin-panel/job/bulk-retry', {
  access: 'admin:appConfig',
  summary: 'Runs failed jobs again at once, with all their attempts. `isDryRun` only tells the outcome',
  input: JobIds,
  output: outcome,
})
export const deleteJobs = call('POST x/admin-panel/job/bulk-delete', {
  access: 'admin:appConfig',
  summary: 'Deletes failed jobs, which are then never done. `isDryRun` only tells the outcome',
  input: JobIds,
  output: outcome,
})

const MessageStatus = z.enum(['Waiting', 'Sent', 'Failed', 'Expired', 'Kept'])
const Channel = z.enum(['Email', 'Sms', 'Push'])
export const listMessages = call('GET x/admin-panel/outgoing-message/list', {
  access: 'admin:appConfig',
  summary:
    'E-mails, SMS and pushes of the last thirty days, the newest first, without their content and with masked recipients',
  input: z.object({
    query: SearchQuery('The whole e-mail address or phone of the recipient', 200),
    status: MessageStatus.optional().describe('`Kept`: there is no transport for it'),
    channel: Channel.optional(),
    ...page,
  }),
  output: listOf(
    z.object({
      id: z.uuid(),
      channel: Channel,
      template: z.string(),
      name: Name,
      recipient: z.string().nullable(),
      status: MessageStatus,
      attempts: z.int(),
      error: z.string().nullable(),
      createdAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      canResend: z.boolean(),
    }),
  ),
})
export const resendMessages = call('POST x/admin-panel/outgoing-message/bulk-resend', {
  access: 'admin:appConfig',
  summary:
    'Sends messages again that were given up in the last seven days or had no transport. `isDryRun` only tells the outcome',
  input: bulkIds(z.uuid().toLowerCase()),
  output: outcome,
})
