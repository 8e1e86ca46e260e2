import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { compose } from '../../composition.ts'
import type { Role } from '../config.ts'
import { createLog } from '../log.ts'
import { createListener } from '../realtime/listener.ts'
import { echoPage, testConfig } from '../testing/app.ts'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { handle, type JobHandler } from './handlers.ts'
import { defineJob, enqueue } from './queue.ts'

const log = createLog('silent')
const noted = defineJob('test:note')

async function startRole(role: Role, database: TestDatabase, jobHandlers: readonly JobHandler[]) {
  const { config, removeDataDir } = testConfig()
  const listener = createListener(database.connection, log)
  const composition = await compose({
    config: { ...config, role },
    log,
    connections: { database, replica: database, jobs: database, worker: database, listener },
    loadSsrEntry: async () => echoPage,
    jobHandlers,
    pollIntervalMs: 50,
  })
  const address = await composition.app.listen({ port: 0, host: '127.0.0.1' })
  const status = (path: string) => fetch(`${address}${path}`).then((response) => response.status)
  return {
    status,
    composition,
    async [Symbol.asyncDispose]() {
      await composition.app.close()
      await composition.end()
      await listener.end()
      removeDataDir()
    },
  }
}

const post = (database: TestDatabase) => database.db.transaction().execute((tx) => enqueue(tx, noted, {}))

async function countWaiting({ db }: TestDatabase) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = ${noted.name}
  `.execute(db)
  return rows[0]!.count
}

async function untilNoneWaits(database: TestDatabase) {
  while ((await countWaiting(database)) > 0) await sleep(20)
}

test('a web process serves pages and enqueues, and only workers run jobs', async () => {
  await using database = await cloneDatabase()
  const runBy: Role[] = []
  const note = (role: Role) => [handle(noted, { run: async () => void runBy.push(role) })]
  await using web = await startRole('web', database, note('web'))
  {
    await using worker = await startRole('worker', database, note('worker'))
    for (const path of ['/', '/live', '/ready', '/api/system/test']) assert.equal(await web.status(path), 200, path)
    assert.deepEqual(
      await Promise.all(['/live', '/ready', '/', '/api/system/test', '/assets/x.js'].map(worker.status)),
      [200, 200, 404, 404, 404],
    )
    for (let count = 0; count < 10; count++) await post(database)
    await untilNoneWaits(database)
  }
  assert.deepEqual(runBy, Array(10).fill('worker'))
  await post(database)
  assert.equal(await web.status('/'), 200)
  assert.equal(await countWaiting(database), 1)
  await using all = await startRole('all', database, note('all'))
  assert.equal(await all.status('/'), 200)
  await untilNoneWaits(database)
  assert.deepEqual(runBy.slice(10), ['all'])
})

test('a worker that stops refuses readiness, finishes its running job, and takes no other', async () => {
  await using database = await cloneDatabase()
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let finished = 0
  const slow = handle(noted, {
    async run() {
      started.resolve()
      await released.promise
      finished++
    },
  })
  await using worker = await startRole('worker', database, [slow])
  await post(database)
  await started.promise
  await worker.composition.drain(60_000)
  assert.deepEqual([await worker.status('/live'), await worker.status('/ready')], [200, 503])
  const ended = worker.composition.end()
  released.resolve()
  await ended
  assert.equal(finished, 1)
  assert.equal(await countWaiting(database), 0)
  await post(database)
  assert.equal(await countWaiting(database), 1)
  await assert.rejects(worker.status('/live'))
})

test('ROLE=worker starts from its sources, reports that it is ready, and exits with 0 on SIGTERM', async () => {
  await using database = await cloneDatabase()
  const { config, removeDataDir } = testConfig()
  const port = await freePort()
  const { host, port: databasePort, user, database: name } = database.connection
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../scripts/serve.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ROLE: 'worker',
        PORT: String(port),
        DATA_DIR: config.dataDir,
        DATABASE_URL: `postgres://${user}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host!)}`,
        DATABASE_REPLICA_URL: '',
        DEMO: '0',
        LOG_LEVEL: 'error',
        NODE_TEST_CONTEXT: '',
      },
    },
  )
  const exited = once(child, 'exit')
  await untilReady(child, `http://127.0.0.1:${port}`)
  child.kill('SIGTERM')
  assert.deepEqual(await exited, [0, null])
  removeDataDir()
})

async function untilReady(child: ChildProcess, address: string) {
  for (;;) {
    assert.equal(child.exitCode, null, 'the worker ended')
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
