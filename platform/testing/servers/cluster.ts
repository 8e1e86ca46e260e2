// A PostgreSQL that a test ends and starts again as it likes: nothing watches over it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../db/migrate.ts'
import { findBinaries } from '../../embedded/binaries.ts'
import { prepareCluster, serverArguments } from '../../embedded/cluster.ts'
import { chooseLaunch } from '../../embedded/privileges.ts'
import { ensureDatabase } from '../../embedded/ensure-database.ts'

export type TestCluster = Awaited<ReturnType<typeof startCluster>>

const port = 5432

/** A cluster with a database that has every migration. */
export async function startCluster() {
  const server = await createServer(mkdtempSync(join(tmpdir(), 'tradeyard-cluster-')))
  await server.start()
  const connection = await ensureDatabase(server.connection, 'outage')
  await migrate(connection)
  const query: typeof server.query = (text, values, target = connection) => server.query(text, values, target)
  return { ...server, connection, query }
}

/** The server of a data folder, which gets a new cluster if it has none. */
export async function createServer(folder: string) {
  const launch = chooseLaunch()
  const binaries = findBinaries()
  const cluster = await prepareCluster(folder, binaries, launch)
  const connection: pg.ClientConfig = { host: cluster.socket, port, user: 'tradeyard', database: 'postgres' }
  let server: ChildProcess | undefined

  return {
    connection,
    folder,
    data: cluster.data,
    socketPath: join(cluster.socket, `.s.PGSQL.${port}`),
    start,
    launchServer,
    end,
    query,
    async [Symbol.asyncDispose]() {
      await end('SIGQUIT')
      for (const left of [folder, cluster.socket]) rmSync(left, { recursive: true, force: true })
    },
  }

  /** The remains of a killed server keep the next one from starting for a moment. */
  async function start() {
    for (;;) {
      if (!isRunning()) launchServer()
      while (isRunning()) {
        if (await answers()) return
        await sleep(50)
      }
    }
  }

  function launchServer(settings: readonly string[] = []) {
    const log = openSync(cluster.log, 'a')
    const [command, ...args] = [
      ...launch.prefix,
      binaries.postgres,
      ...serverArguments(cluster, port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ]
    server = spawn(command!, args, { detached: true, uid: launch.uid, gid: launch.gid, stdio: ['ignore', log, log] })
  }

  function isRunning() {
    return server !== undefined && server.exitCode === null && server.signalCode === null
  }

  async function end(signal: NodeJS.Signals) {
    if (!isRunning()) return
    const ended = once(server!, 'exit')
    server!.kill(signal)
    await ended
  }

  async function answers() {
    try {
      await query('select 1')
      return true
    } catch {
      return false
    }
  }

  async function query<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    target: pg.ClientConfig = connection,
  ) {
    const client = new pg.Client(target)
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
}
