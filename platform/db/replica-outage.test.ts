// A replica that is stopped, hangs, lags, or is none, under reads.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { invalidate } from '../cache.ts'
import type { Log } from '../log.ts'
import { startCluster, type TestCluster } from '../testing/servers/cluster.ts'
import { startProxy } from '../testing/servers/proxy.ts'
import { startReplica, type TestReplica } from '../testing/servers/replica.ts'
import { until } from '../testing/until.ts'
import { type Database, openDatabase } from './database.ts'
import { openReplica, type Replica } from './replica.ts'

let cluster: TestCluster
let standby: TestReplica
let primary: Database
let replica: Replica | undefined
let lines: string[]

before(async () => {
  cluster = await startCluster()
  standby = await startReplica(cluster)
  primary = openDatabase(cluster.connection, { queryTimeoutMs: 7_000 })
  await sql`create table notes (text text)`.execute(primary.db)
})

afterEach(async () => {
  await replica?.end()
  replica = undefined
})

after(async () => {
  await primary.end()
  await standby[Symbol.asyncDispose]()
  await cluster[Symbol.asyncDispose]()
})

const log = { warn: (...entry: unknown[]) => void lines.push(String(entry.at(-1))) } as unknown as Log
const notUsed = 'the replica is not used; the primary answers its reads'
const usedAgain = 'the replica is used again'
const urlOf = (port: number) => `postgres://tradeyard@127.0.0.1:${port}/${standby.connection.database}`
const urlOfSocket = (host: string) =>
  `postgres://tradeyard@localhost:5432/${standby.connection.database}?host=${encodeURIComponent(host)}`

async function open(url = urlOfSocket(standby.connection.host!), limits = {}) {
  lines = []
  const given = { checkMs: 50, answerMs: 20_000, maxLagMs: 60_000, ...limits }
  return (replica = await openReplica(url, primary, log, { limits: given, queryTimeoutMs: 7_000 }))
}

const isOnReplica = async ({ db }: Replica) =>
  (await sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`.execute(db)).rows[0]!.answer
const countNotes = async ({ db }: Replica) =>
  (await sql<{ count: number }>`select count(*)::int as count from notes`.execute(db)).rows[0]!.count
const addNote = () => sql`insert into notes values ('x')`.execute(primary.db)

test('while the replica is away the primary answers, and the replica comes back by itself, each with a line in the log', async () => {
  const reads = await open()
  assert.equal(await isOnReplica(reads), true)
  await standby.end('SIGQUIT')
  await addNote()
  const notes = await countNotes(reads)
  for (let read = 0; read < 20; read++) assert.equal(await countNotes(reads), notes)
  assert.equal(await isOnReplica(reads), false)
  await standby.start()
  await until(() => isOnReplica(reads))
  assert.equal(await countNotes(reads), notes)
  assert.deepEqual(lines, [notUsed, usedAgain])
})

test('a read that the end of the replica interrupts is answered by the primary', async () => {
  const reads = await open()
  const reading = sql<{ answer: boolean }>`select pg_sleep(1), pg_is_in_recovery() as answer`.execute(reads.db)
  const isRunning = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep(1)%' and pid <> pg_backend_pid()
    `.execute(reads.db)
    return rows[0]!.count > 0
  }
  await until(isRunning)
  await standby.end('SIGQUIT')
  assert.equal((await reading).rows[0]!.answer, false)
  await standby.start()
})

test('a start without the replica reads from the primary until it is there', async () => {
  await standby.end('SIGQUIT')
  const reads = await open()
  assert.equal(await isOnReplica(reads), false)
  await standby.start()
  await until(() => isOnReplica(reads))
  assert.deepEqual(lines, [notUsed, usedAgain])
})

test('a replica that lags too far is not read until it has caught up', async () => {
  const reads = await open(undefined, { maxLagMs: 200 })
  const before = await countNotes(reads)
  await standby.pauseReplay()
  await addNote()
  assert.equal(await countNotes(reads), before)
  await until(async () => (await countNotes(reads)) === before + 1)
  assert.equal(await isOnReplica(reads), false)
  await standby.resumeReplay()
  await until(() => isOnReplica(reads))
  assert.equal(await countNotes(reads), before + 1)
  assert.deepEqual(lines, [notUsed, usedAgain])
})

test('a replica that hangs holds up reads only until that is noticed', async () => {
  await using proxy = await startProxy(standby.socketPath)
  const reads = await open(urlOf(proxy.port), { answerMs: 1_000 })
  await until(() => isOnReplica(reads))
  proxy.hang()
  await until(() => lines.at(-1) === notUsed)
  assert.equal(await isOnReplica(reads), false)
  proxy.resume()
  proxy.cut()
  await until(() => isOnReplica(reads))
  assert.equal(lines.at(-1), usedAgain)
})

test('a server that is no standby is not read', async () => {
  const reads = await open(urlOfSocket(cluster.connection.host!))
  const { rows } = await sql`select 1`.execute(reads.db)
  assert.equal(rows.length, 1)
  assert.deepEqual([lines.at(-1), reads.reads!.countFallbacks()], [notUsed, 1])
})

test('the position of the primary is one that the replica reaches, also at the end of a page of the log', async () => {
  const { reads } = await open()
  await addNote()
  await primary.pool.query('select pg_switch_wal()')
  const position = await reads!.position()
  const [flushed] = await cluster.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')
  await standby.untilReplayed(flushed!.lsn)
  const [replayed] = await standby.query<{ position: number }>(
    `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position`,
  )
  assert.ok(replayed!.position >= position, `${replayed!.position} is before ${position}`)
})

test('under writes and invalidations a read is never older than one before it', async () => {
  const reads = await open()
  let isWriting = true
  const writing = (async () => {
    while (isWriting) {
      await addNote()
      invalidate(['rates'])
    }
  })()
  let seen: number | undefined
  let last = 0
  for (let read = 0; read < 300; read++) {
    const fallbacks = reads.reads!.countFallbacks()
    const db = await reads.reads!.databaseFor(seen)
    const count = await countNotes({ ...reads, db })
    assert.ok(count >= last, `${count} notes after ${last}`)
    last = count
    if (reads.reads!.countFallbacks() > fallbacks) seen = await reads.reads!.position()
  }
  isWriting = false
  await writing
  await until(() => isOnReplica(reads))
})
