import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Dispatch } from '../http/dispatch.ts'
import type { Log } from '../log.ts'
import type { Job } from './queue.ts'

export type JobContext = {
  db: Db
  log: Log
  config: Config
  now: Date
  /** For jobs that read for a person what that person may read: the calls of all modules. */
  openCalls?: () => Promise<Dispatch>
}

/** How a worker runs one job. */
export type JobHandler<Payload extends z.ZodType = z.ZodType> = {
  job: Job<Payload>
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>
  /** Cron, in UTC. A scheduled run has the payload `{}`. */
  schedule?: string
}

/** Declares what a worker does for a job. A job may run twice, so `run` is idempotent. */
export const handle = <Payload extends z.ZodType>(
  job: Job<Payload>,
  handler: Omit<JobHandler<Payload>, 'job'>,
): JobHandler<Payload> => ({ job, ...handler })
