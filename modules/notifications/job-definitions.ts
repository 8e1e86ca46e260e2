import { z } from 'zod'
import { defineJob } from '#platform/jobs/queue.ts'
import { Channel, Kind } from './contract.ts'
import type { KindChannel } from './rules.ts'

/** Notifies an account over one channel of everything unread of one kind. */
export const deliverNotifications = defineJob(
  'notifications:deliver',
  z.object({ accountId: z.uuid(), kind: Kind, channel: Channel }),
)

export const jobKey = ({ accountId, kind, channel }: KindChannel & { accountId: string }) =>
  `notifications ${kind} ${channel} ${accountId}`
