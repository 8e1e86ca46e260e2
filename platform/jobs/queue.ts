// Declares jobs and enqueues them. It imports no handlers and no worker, so that callers stay light.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'

/** Background work: a name and the schema of its payload. A worker finds the handler by the name (handlers.ts). */
export type Job<Payload extends z.ZodType = z.ZodType> = { name: string; input: Payload } & JobOptions

/** The runs of a serial job are executed one after the other, on whatever process. */
type JobOptions = { isSerial?: boolean }

const noPayload = z.object({})

/** Declares a job. The payload carries ids, not data. */
export function defineJob(name: string): Job<typeof noPayload>
export function defineJob<Payload extends z.ZodType>(name: string, input: Payload, options?: JobOptions): Job<Payload>
export function defineJob(name: string, input: z.ZodType = noPayload, options: JobOptions = {}): Job {
  return { name, input, ...options }
}

const queueOf = ({ name, isSerial }: Job) => (isSerial ? name : null)

type Options = { runAt?: Date; key?: string }

/** Enqueues a job that runs if and only if the transaction commits. Waiting jobs with the same `key` are merged into one. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: Options = {},
) {
  await sql`
    select graphile_worker.add_job(${job.name}, payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queueOf(job)}::text, run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text)
  `.execute(tx)
}

/**
 * Enqueues many runs of one job in one statement. Delays are added to the clock of the database. Waiting jobs with the same `key`
 * are merged into one, which runs at the time of the first.
 */
export async function enqueueEach<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  runs: readonly { payload: z.input<Payload>; key: string; delayMs: number }[],
) {
  if (runs.length === 0) return
  await sql`
    select graphile_worker.add_job(${job.name}, payload => j.payload, queue_name => ${queueOf(job)}::text,
      run_at => now() + make_interval(secs => j."delayMs" / 1000.0),
      job_key => j.key, job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(runs)}::json) as j (payload json, key text, "delayMs" float8)
  `.execute(tx)
}

/**
 * Takes waiting runs of a job, the oldest first, and returns their payloads: they are done if and only if the transaction commits. Runs
 * with a key stay, because merging another into them would wait for the transaction, and so do those that have failed before.
 */
export async function takeWaiting<Payload extends z.ZodType>(
  tx: Tx,
  { name, input }: Job<Payload>,
  limit: number,
): Promise<z.output<Payload>[]> {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = ${name} and run_at <= now() and locked_at is null and key is null and attempts = 0
      order by run_at, id limit ${limit}
    ))
  `.execute(tx)
  return rows.map(({ payload }) => input.parse(payload))
}
