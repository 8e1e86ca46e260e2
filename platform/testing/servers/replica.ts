// A hot standby that streams from a test's cluster. The embedded PostgreSQL has no pg_basebackup: our own backup makes the copy.
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { backUp } from '../../embedded/backup.ts'
import { restore } from '../../embedded/restore.ts'
import { createServer, type TestCluster } from './cluster.ts'

export type TestReplica = Awaited<ReturnType<typeof startReplica>>

export async function startReplica(primary: TestCluster) {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-replica-'))
  await primary.query(`select pg_create_physical_replication_slot('replica', immediately_reserve => true)`)
  const backup = join(folder, 'backup')
  await backUp(primary.folder, backup, { info: () => {}, warn: console.error })
  const dataDir = join(folder, 'data')
  await restore(backup, dataDir)
  const { host, port, user } = primary.connection
  appendFileSync(
    join(dataDir, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\nprimary_slot_name = 'replica'\n`,
  )
  writeFileSync(join(dataDir, 'postgres/standby.signal'), '')
  const server = await createServer(dataDir)
  await server.start()
  const connection: pg.ClientConfig = { ...server.connection, database: primary.connection.database }
  const { start, end, query, socketPath } = server
  const dispose = () => server[Symbol.asyncDispose]()
  return {
    connection,
    socketPath,
    start,
    end,
    query,
    pauseReplay,
    resumeReplay,
    untilReplayed,
    [Symbol.asyncDispose]: dispose,
  }

  /** From now on the replica shows the state of this moment. */
  async function pauseReplay() {
    await catchUp()
    await server.query('select pg_wal_replay_pause()')
    await until('select pg_get_wal_replay_pause_state() as state', ({ state }) => state === 'paused')
  }

  /** Waits until the replica shows everything that the primary has committed. */
  async function resumeReplay() {
    await server.query('select pg_wal_replay_resume()')
    await catchUp()
  }

  async function catchUp() {
    const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
    await untilReplayed(written!.lsn)
  }

  async function untilReplayed(lsn: string) {
    await until(`select pg_last_wal_replay_lsn() >= '${lsn}' as "isReplayed"`, ({ isReplayed }) => isReplayed === true)
  }

  async function until(statement: string, isReached: (row: Record<string, unknown>) => boolean) {
    for (;;) {
      const [row] = await server.query(statement)
      if (isReached(row!)) return
      await sleep(20)
    }
  }
}
