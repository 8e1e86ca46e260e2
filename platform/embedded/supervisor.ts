import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionFailure } from '../db/connection-failure.ts'
import { findBinaries } from './binaries.ts'
import { clearStaleLock, type Cluster, livingPostmaster, prepareCluster, serverArguments } from './cluster.ts'
import { chooseLaunch, type Launch } from './privileges.ts'

export type EmbeddedDatabase = { connection: pg.ClientConfig; stop: () => Promise<void> }

type Log = { info: (message: string) => void; warn: (message: string) => void }

const port = 5432
const lockKey = 7_244_771
const maxStopMs = 20_000
const lockRetryMs = 500
const restartDelaysMs = [100, 500, 2_000, 5_000, 15_000]

/**
 * Starts (or adopts) the PostgreSQL of a data folder and restarts it when it ends. Throws when another process serves the folder; its
 * messages are meant for the operator.
 */
export async function startEmbedded(folder: string, log: Log): Promise<EmbeddedDatabase> {
  const binaries = findBinaries()
  const launch = chooseLaunch()
  const cluster = await prepareCluster(folder, binaries, launch)
  const connection = connectionTo(cluster)
  const stopping = new AbortController()

  let server = await adopt(cluster, connection)
  if (server) log.info('adopted the PostgreSQL that an earlier start left running')
  server ??= await launchServer(binaries.postgres, cluster, launch, connection)

  const lock = await holdLock(connection, folder)
  if (!lock) {
    if (server.isOwn) server.kill('SIGINT')
    throw new Error(
      `Another Tradeyard already serves the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const supervised = supervise(server)
  return { connection, stop }

  async function supervise(first: Server) {
    for (let current: Server | undefined = first; current; current = await relaunch()) {
      server = current
      if (stopping.signal.aborted) current.kill('SIGINT')
      const outcome = await current.ended
      if (!stopping.signal.aborted) log.warn(`PostgreSQL ended (${outcome}); starting it again`)
    }
  }

  async function relaunch() {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      await sleep(restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)], undefined, {
        signal: stopping.signal,
      }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        return await launchServer(binaries.postgres, cluster, launch, connection)
      } catch (error) {
        log.warn(`PostgreSQL does not start: ${(error as Error).message}`)
      }
    }
  }

  async function stop() {
    stopping.abort()
    // Not awaited: a hanging server does not close its connections.
    void lock!.release()
    server!.kill('SIGINT')
    const timer = setTimeout(() => server!.kill('SIGQUIT'), maxStopMs)
    await supervised
    clearTimeout(timer)
  }
}

/** `isOwn`: a child of this process. `kill` does nothing after the end; `ended` resolves to the cause. */
type Server = { isOwn: boolean; kill: (signal: NodeJS.Signals) => void; ended: Promise<string> }

/** For command-line tools: connects to the PostgreSQL that serves the folder, or starts it until `stop` is called. */
export async function connectEmbedded(folder: string, log: Log): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(folder, findBinaries(), chooseLaunch())
  const connection = connectionTo(cluster)
  if (livingPostmaster(cluster) && (await isAnswering(connection))) return { connection, stop: async () => {} }
  return startEmbedded(folder, log)
}

function connectionTo(cluster: Cluster): pg.ClientConfig {
  const host = process.platform === 'win32' ? '127.0.0.1' : cluster.socket
  return { host, port, user: 'tradeyard', database: 'postgres' }
}

/** Adopts a running server of this folder. Waits up to five seconds for one that is ending, and removes a stale lock. */
async function adopt(cluster: Cluster, connection: pg.ClientConfig): Promise<Server | undefined> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(100)) {
    const pid = livingPostmaster(cluster)
    if (!pid) break
    if (await isAnswering(connection)) return adoptedServer(cluster, pid)
  }
  if (livingPostmaster(cluster))
    throw new Error(`A PostgreSQL holds ${cluster.data} but does not answer. See ${cluster.log}.`)
  clearStaleLock(cluster, port)
  return undefined
}

function adoptedServer(cluster: Cluster, pid: number): Server {
  const isRunning = () => livingPostmaster(cluster) === pid
  return { isOwn: false, kill, ended: end() }

  function kill(signal: NodeJS.Signals) {
    if (isRunning()) process.kill(pid, signal)
  }

  async function end() {
    while (isRunning()) await sleep(200)
    return 'an adopted one'
  }
}

/** The MALLOC_ settings are tuned for Node and would slow down PostgreSQL, which allocates large blocks repeatedly. */
const withoutMallocSettings = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')))

async function launchServer(
  postgres: string,
  cluster: Cluster,
  launch: Launch,
  connection: pg.ClientConfig,
): Promise<Server> {
  const log = openSync(cluster.log, 'a')
  const [command, ...args] = [...launch.prefix, postgres, ...serverArguments(cluster, port)]
  // A process group of its own, so that Ctrl-C reaches Node only, which then stops PostgreSQL in order.
  const child = spawn(command!, args, {
    detached: true,
    uid: launch.uid,
    gid: launch.gid,
    stdio: ['ignore', log, log],
    env: withoutMallocSettings(process.env),
  })
  closeSync(log)
  let failure: string | undefined
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done((failure = error.message)))
    child.once('exit', (code, signal) => done((failure ??= signal ?? `code ${code}`)))
  })
  for (let lastResponseAt = Date.now(); Date.now() < lastResponseAt + 60_000; await sleep(20)) {
    if (failure) throw new Error(`PostgreSQL does not start: ${failure}. See ${cluster.log}.`)
    const error = await failureOf(connection)
    if (!error) return { isOwn: true, kill: (signal) => void child.kill(signal), ended }
    // Recovery may take longer; the server reports it.
    if (error.code === cannotConnectNow) lastResponseAt = Date.now()
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL does not answer within a minute. See ${cluster.log}.`)
}

const cannotConnectNow = '57P03'

const isAnswering = async (connection: pg.ClientConfig) => (await failureOf(connection)) === undefined

const failureOf = (connection: pg.ClientConfig) => connectionFailure({ ...connection, connectionTimeoutMillis: 2_000 })

/** Holds an advisory lock on one connection while this process serves the folder. Undefined when another process holds it. */
async function holdLock(connection: pg.ClientConfig, folder: string) {
  let client: pg.Client
  let isReleased = false
  return (await acquire()) ? { release } : undefined

  async function acquire(): Promise<boolean> {
    client = new pg.Client({ ...connection, application_name: `tradeyard-lock ${folder}`.slice(0, 60) })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
    if (rows[0]!.held) client.once('end', () => void reacquire())
    else await client.end()
    return rows[0]!.held
  }

  /** The server releases the lock with the connection, also when it restarts. */
  async function reacquire() {
    while (!isReleased && !(await acquire().catch(() => false))) await sleep(lockRetryMs)
  }

  async function release() {
    isReleased = true
    await client.end().catch(() => {})
  }
}
