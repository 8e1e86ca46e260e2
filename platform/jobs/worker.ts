import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, runOnce, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { JobContext, JobHandler } from './handlers.ts'
import { storeSchedules } from './schedules.ts'

export type Worker = { stop: () => Promise<void> }

type WorkerContext = Omit<JobContext, 'now'>

const quiet = new Logger(() => () => {})

/** Creates or updates the tables of the queue, which `enqueue` needs, too. */
export const migrateJobs = (pool: pg.Pool) => runMigrations({ pgPool: pool, logger: quiet })

const maxFailures = 3

/**
 * Runs jobs in this process until it is stopped; running jobs finish first. A runner ends when it cannot report the outcome of a job.
 * It is ended when it cannot fetch jobs, because it never recovers from a failed first fetch. A new runner replaces it.
 */
export async function startWorker(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  context: WorkerContext,
  pollInterval = 5_000,
): Promise<Worker> {
  const { log } = context
  const stopping = new AbortController()
  await storeSchedules(pool, handlers)
  let runner = await startRunner(pool, handlers, context, pollInterval)
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
        return await startRunner(pool, handlers, context, pollInterval)
      } catch (error) {
        log.warn({ err: error }, 'the job worker could not be started again')
      }
    }
  }
}

type JobRunner = { poolId: string; ended: Promise<void>; stop: () => void }

async function startRunner(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  context: WorkerContext,
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
    // After this event the worker is between two fetches, where it can be stopped without an error.
    if (++failures === maxFailures) setImmediate(stop)
  })
  events.on('worker:getJob:empty', () => (failures = 0))
  events.on('job:start', () => (failures = 0))
  const runner = await run({
    pgPool: releasingOnce(pool),
    taskList: taskListOf(handlers, context),
    crontab: crontabOf(handlers),
    concurrency: 2,
    noHandleSignals: true,
    pollInterval,
    logger: loggerTo(log),
    events,
    // With a delay the library handles a failed report of an outcome; without one the rejection is unhandled and ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  return { poolId, ended: ended.promise, stop }

  /** Does not wait for the runner's own end: its scheduler may pause for minutes between two attempts. */
  function stop() {
    runner.stop().catch(() => {})
  }
}

/** The library releases its listening connection twice when it stops while that connection is lost. The second release would end the process. */
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

/** Runs every job that is due and returns. */
export async function drainJobs(pool: pg.Pool, handlers: readonly JobHandler[], context: WorkerContext) {
  await runOnce({ pgPool: pool, taskList: taskListOf(handlers, context), logger: quiet, noHandleSignals: true })
}

/** One line for each scheduled job. */
export const crontabOf = (handlers: readonly JobHandler[]) =>
  handlers
    .filter(({ schedule }) => schedule)
    .map(({ job, schedule }) => `${schedule} ${job.name}`)
    .join('\n')

function taskListOf(handlers: readonly JobHandler[], context: WorkerContext) {
  const tasks = handlers.map(({ job, run }) => [
    job.name,
    (payload: unknown) => run(job.input.parse(payload ?? {}), { ...context, now: new Date() }),
  ])
  return Object.fromEntries(tasks)
}

const loggerTo = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
  })
