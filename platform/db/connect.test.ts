import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startApp } from '../testing/app.ts'
import { startCluster, type TestCluster } from '../testing/servers/cluster.ts'
import { startProxy } from '../testing/servers/proxy.ts'
import { requestPool, waitForDatabase } from './connect.ts'
import { openDatabase } from './database.ts'

let cluster: TestCluster
/** Long enough for a busy machine. */
const timeoutMs = 1_500

before(async () => (cluster = await startCluster()))
after(() => cluster[Symbol.asyncDispose]())

const through = ({ port }: { port: number }) => ({
  ...cluster.connection,
  host: '127.0.0.1',
  port,
  connectionTimeoutMillis: timeoutMs,
})
const urlOf = (port: number) => `postgres://tradeyard@127.0.0.1:${port}/outage`

test('the start waits for a database that comes up later, with a line for each attempt (R05)', async () => {
  const { port, ...taken } = await startProxy(cluster.socketPath)
  await taken[Symbol.asyncDispose]()
  const lines: string[] = []
  const waiting = waitForDatabase(urlOf(port), (line) => lines.push(line))
  while (lines.length < 2) await sleep(20)
  await using proxy = await startProxy(cluster.socketPath, { port })
  await waiting
  assert.equal(proxy.port, port)
  assert.equal(lines[0], `waiting for the database: connect ECONNREFUSED 127.0.0.1:${port}`)
})

test('a database that stays down, or refuses the connection, aborts with its reason (R05)', async () => {
  const { port, ...taken } = await startProxy(cluster.socketPath)
  await taken[Symbol.asyncDispose]()
  await assert.rejects(
    waitForDatabase(urlOf(port), () => {}, 1),
    /The database of DATABASE_URL does not answer: connect ECONNREFUSED/,
  )
  await using proxy = await startProxy(cluster.socketPath)
  const lines: string[] = []
  await assert.rejects(
    waitForDatabase(urlOf(proxy.port).replace('outage', 'nowhere'), (line) => lines.push(line)),
    /DATABASE_URL cannot be used: database "nowhere" does not exist/,
  )
  assert.deepEqual(lines, [])
})

test('with a hanging database requests fail soon, the pool does not fill up, and cached pages are served (R06)', async () => {
  await using proxy = await startProxy(cluster.socketPath)
  const connection = through(proxy)
  const database = openDatabase(connection, { ...requestPool, queryTimeoutMs: timeoutMs })
  await using app = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end } })
  const status = async (path: string, init?: RequestInit) => (await fetch(`${app.address}${path}`, init)).status
  const read = '/api/x/store/list'
  assert.deepEqual(await Promise.all([read, read, '/', '/ready'].map((path) => status(path))), [200, 200, 200, 200])

  proxy.hang()
  assert.deepEqual(new Set(await Promise.all(Array.from({ length: 60 }, () => status(read)))), new Set([503]))
  assert.deepEqual([await status('/'), await status('/ready')], [200, 503])
  assert.equal(database.pool.waitingCount, 0)
  assert.ok(database.pool.totalCount < 3, 'hanging connections are closed')

  proxy.resume()
  while ((await status(read)) !== 200) await sleep(20)
  await database.end()
})

test('a transaction without a response closes its connection at once (R06)', async () => {
  await using proxy = await startProxy(cluster.socketPath)
  const { db, pool, end } = openDatabase(through(proxy), { max: 1, queryTimeoutMs: timeoutMs })
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      proxy.hang()
      await sql`select 1`.execute(tx)
    }),
  )
  assert.equal(pool.totalCount, 0)
  proxy.resume()
  assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }])
  await end()
})
