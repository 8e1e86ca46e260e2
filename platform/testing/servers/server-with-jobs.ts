// The web role and a worker in a process of its own that reports to the test: the test ends its database.
import { sql } from 'kysely'
import { requestPool } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { handle, type JobContext } from '../../jobs/handlers.ts'
import { defineJob } from '../../jobs/queue.ts'
import { migrateJobs } from '../../jobs/worker.ts'
import { createLog, type Log } from '../../log.ts'
import { compose } from '../../../composition.ts'
import { createListener } from '../../realtime/listener.ts'
import { echoPage, testConfig } from '../app.ts'

const report = (message: object) => process.send!(message)
const connection = JSON.parse(process.argv[2]!)
const reportLine = (_fields: unknown, message: string) => report({ log: message })
const log: Log = Object.assign(Object.create(createLog('silent')) as Log, { warn: reportLine, error: reportLine })

/** Each job does something long at its first attempt and nothing at the next. */
const attempted = new Set<string>()
const longJob = (name: string, work: (context: JobContext) => Promise<unknown>) =>
  handle(defineJob(name), {
    async run(_payload, context) {
      const isFirst = !attempted.has(name)
      attempted.add(name)
      report({ started: name })
      if (isFirst) await work(context)
      report({ done: name })
    },
  })
const released = Promise.withResolvers<void>()
process.on('message', () => released.resolve())
process.on('disconnect', () => process.exit())

const database = openDatabase(connection, requestPool)
const jobs = openDatabase(connection, { max: 5, statementTimeoutMs: 60_000 })
await migrateJobs(jobs.pool)
const composition = await compose({
  config: { ...testConfig().config, role: 'all' },
  log,
  connections: { database, replica: database, jobs, worker: jobs, listener: createListener(connection, log) },
  loadSsrEntry: async () => echoPage,
  jobHandlers: [
    longJob('test:query', ({ db }) => sql`select pg_sleep(50)`.execute(db)),
    longJob('test:wait', () => released.promise),
  ],
  pollIntervalMs: 200,
})
report({ address: await composition.app.listen({ port: 0, host: '127.0.0.1' }) })
