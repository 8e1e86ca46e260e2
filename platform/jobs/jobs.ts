import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker'
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

/**
 * Many of one kind in one statement, after a delay, which is the same by any clock. A `key` joins those that are still waiting into
 * one, at the time of the first.
 */
export async function enqueueEach<Payload extends z.ZodType>(
  tx: Tx,
  target: Job<Payload>,
  jobs: readonly { payload: z.input<Payload>; key: string; delayMs: number }[],
) {
  if (jobs.length === 0) return
  await sql`
    select graphile_worker.add_job(${target.name}, payload => j.payload, run_at => now() + make_interval(secs => j."delayMs" / 1000.0),
      job_key => j.key, job_key_mode => 'preserve_run_at')
    from json_to_recordset(${JSON.stringify(jobs)}::json) as j (payload json, key text, "delayMs" float8)
  `.execute(tx)
}

export const migrateJobs = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: quiet })

const maxFailures = 3

/**
 * Works off the queue in this process until stopped; what is running is finished first. A runner ends when it cannot report how a job
 * went, and is ended when it cannot fetch jobs, since it never forgets that its first look at the database failed. Another takes its place.
 */
export async function startWorker(
  pool: pg.Pool,
  jobs: readonly Job[],
  context: Omit<JobContext, 'now'>,
  pollInterval = 5_000,
): Promise<{ stop: () => Promise<void> }> {
  const { log } = context
  const stopping = new AbortController()
  let runner = await startRunner(pool, jobs, context, pollInterval)
  const ended = keepRunning()
  return {
    async stop() {
      stopping.abort()
      runner.stop()
      await ended
    },
  }

  async function keepRunning() {
    for (;;) {
      await runner.ended
      const next = await replace(runner.poolId)
      if (!next) return
      runner = next
      if (stopping.signal.aborted) runner.stop()
    }
  }

  /** Jobs whose outcome could not be reported would stay locked for hours. */
  async function replace(poolId: string): Promise<JobRunner | undefined> {
    for (;;) {
      await sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return undefined
      try {
        await pool.query('select graphile_worker.force_unlock_workers($1)', [[poolId]])
        return await startRunner(pool, jobs, context, pollInterval)
      } catch (error) {
        log.warn({ err: error }, 'the job worker could not be started again')
      }
    }
  }
}

type JobRunner = { poolId: string; ended: Promise<void>; stop: () => void }

async function startRunner(
  pool: pg.Pool,
  jobs: readonly Job[],
  context: Omit<JobContext, 'now'>,
  pollInterval: number,
): Promise<JobRunner> {
  const { log } = context
  const events: WorkerEvents = new EventEmitter()
  const ended = Promise.withResolvers<void>()
  let poolId = ''
  let failures = 0
  events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id))
  events.on('pool:release', () => ended.resolve())
  events.on('worker:getJob:error', ({ error }) => {
    log.warn({ err: error }, 'no jobs could be fetched')
    // Afterwards the worker is between two looks, where it ends without an error of its own.
    if (++failures === maxFailures) setImmediate(stop)
  })
  events.on('worker:getJob:empty', () => (failures = 0))
  events.on('job:start', () => (failures = 0))
  const runner = await run({
    pgPool: releasingOnce(pool),
    taskList: taskListOf(jobs, context),
    crontab: crontabOf(jobs),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval,
    logger: loggerTo(log),
    events,
    // With a delay the library hears that a report of an outcome failed; without, nobody does, and the rejection ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  return { poolId, ended: ended.promise, stop }

  /** Does not wait for the runner's own end: its schedule may be in a pause of minutes between two tries. */
  function stop() {
    runner.stop().catch(() => {})
  }
}

/** The library releases its listening connection twice when it ends while that connection is lost: the second time would end the process. */
function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = (
    run?: (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void,
  ) => {
    if (!run) return pool.connect()
    pool.connect((error, client, release) => {
      let isReleased = false
      run(error, client, (failure) => {
        if (!isReleased) release(failure)
        isReleased = true
      })
    })
  }
  return Object.assign(Object.create(pool) as pg.Pool, { connect })
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
