import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, type Runner, runMigrations, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Log } from '../log.ts'

export type JobContext = { db: Db; log: Log; config: Config; now: Date }
export type Job<Payload extends z.ZodType = z.ZodType> = {
  name: string
  input: Payload
  /** Cron, in UTC. */
  schedule?: string
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>
}

/** Declares background work. Handlers are idempotent, payloads carry ids. */
export const job = <Payload extends z.ZodType>(
  name: string,
  declaration: Omit<Job<Payload>, 'name'>,
): Job<Payload> => ({ name, ...declaration })

type Options = { runAt?: Date; key?: string }

/** Happens if and only if the transaction commits. A `key` joins jobs that are still waiting into one. */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  target: Job<Payload>,
  payload: z.input<Payload>,
  options: Options = {},
) {
  await sql`
    select graphile_worker.add_job(${target.name}, payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text)
  `.execute(tx)
}

/** Many of one kind in one statement; a `key` joins those that are still waiting into one, at the time of the first. */
export async function enqueueEach<Payload extends z.ZodType>(
  tx: Tx,
  target: Job<Payload>,
  jobs: readonly { payload: z.input<Payload>; key: string; runAt: Date }[],
) {
  if (jobs.length === 0) return
  await sql`
    select graphile_worker.add_job(${target.name}, payload => j.payload, run_at => j."runAt", job_key => j.key, job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(jobs)}::json) as j (payload json, key text, "runAt" timestamptz)
  `.execute(tx)
}

export const migrateJobs = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: quiet })

const mostFailures = 3
const retryMs = 5_000

/**
 * Works off the queue in this process until stopped; what is running is finished first. A runner remembers for ever that its first
 * look at the database has failed, so whichever fails to fetch jobs several times in a row is replaced.
 */
export async function startWorker(
  pool: pg.Pool,
  jobs: readonly Job[],
  context: Omit<JobContext, 'now'>,
  pollInterval = 5_000,
): Promise<{ stop: () => Promise<void> }> {
  const { log } = context
  let runner = await begin()
  let replaced: Promise<void> | undefined
  let isStopping = false
  return {
    async stop() {
      isStopping = true
      await replaced
      await runner.stop()
    },
  }

  async function begin(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter()
    let failures = 0
    events.on('worker:getJob:error', ({ error }) => {
      log.warn({ err: error }, 'no jobs could be fetched')
      if (++failures === mostFailures) replaced = replace()
    })
    events.on('worker:getJob:empty', () => (failures = 0))
    events.on('job:start', () => (failures = 0))
    const begun = await run({
      pgPool: pool,
      taskList: taskListOf(jobs, context),
      crontab: crontabOf(jobs),
      concurrency: 2,
      noHandleSignals: true,
      pollInterval,
      logger: loggerTo(log),
      events,
    })
    begun.promise.catch((error) => log.error({ err: error }, 'the job worker ended'))
    return begun
  }

  async function replace() {
    await runner.stop().catch(() => {})
    while (!isStopping) {
      try {
        runner = await begin()
        return
      } catch (error) {
        log.warn({ err: error }, 'the job worker could not be started again')
        await sleep(retryMs)
      }
    }
  }
}

/** Runs everything that waits, now: for tests and the seeds. */
export async function drainJobs(pool: pg.Pool, jobs: readonly Job[], context: Omit<JobContext, 'now'>) {
  const { runOnce } = await import('graphile-worker')
  await runOnce({ pgPool: pool, taskList: taskListOf(jobs, context), logger: quiet, noHandleSignals: true })
}

/** One line a scheduled job. */
export const crontabOf = (jobs: readonly Job[]) =>
  jobs
    .filter(({ schedule }) => schedule)
    .map(({ name, schedule }) => `${schedule} ${name}`)
    .join('\n')

const taskListOf = (jobs: readonly Job[], context: Omit<JobContext, 'now'>) =>
  Object.fromEntries(
    jobs.map((target) => [
      target.name,
      (payload: unknown) => target.run(target.input.parse(payload ?? {}), { ...context, now: new Date() }),
    ]),
  )

const loggerTo = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
  })
const quiet = new Logger(() => () => {})
