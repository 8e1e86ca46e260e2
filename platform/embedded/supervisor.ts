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
const stopPatienceMs = 20_000
const lockPauseMs = 500
const backOffMs = [100, 500, 2_000, 5_000, 15_000]

/**
 * Starts (or adopts) the PostgreSQL of a data folder, keeps it running, and refuses a folder that another process serves.
 * Throws with a message for the person who started the program.
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
      await sleep(backOffMs[Math.min(attempt, backOffMs.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => {},
      )
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
    // Not awaited: a server that hangs does not end its connections.
    void lock!.release()
    server!.kill('SIGINT')
    const timer = setTimeout(() => server!.kill('SIGQUIT'), stopPatienceMs)
    await supervised
    clearTimeout(timer)
  }
}

/** `isOwn`: a child of this process. `kill` does nothing once it has ended, and `ended` tells how. */
type Server = { isOwn: boolean; kill: (signal: NodeJS.Signals) => void; ended: Promise<string> }

/** For tools beside the server: joins the PostgreSQL that serves the folder, or else starts it for the time being. */
export async function connectEmbedded(folder: string, log: Log): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(folder, findBinaries(), chooseLaunch())
  const connection = connectionTo(cluster)
  if (livingPostmaster(cluster) && (await answers(connection))) return { connection, stop: async () => {} }
  return startEmbedded(folder, log)
}

function connectionTo(cluster: Cluster): pg.ClientConfig {
  const host = process.platform === 'win32' ? '127.0.0.1' : cluster.socket
  return { host, port, user: 'tradeyard', database: 'postgres' }
}

/** A live server of this folder that answers; a dying one is given five seconds, and a stale lock is removed. */
async function adopt(cluster: Cluster, connection: pg.ClientConfig): Promise<Server | undefined> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(100)) {
    const pid = livingPostmaster(cluster)
    if (!pid) break
    if (await answers(connection)) return adopted(cluster, pid)
  }
  if (livingPostmaster(cluster))
    throw new Error(`A PostgreSQL holds ${cluster.data} but does not answer. See ${cluster.log}.`)
  clearStaleLock(cluster, port)
  return undefined
}

function adopted(cluster: Cluster, pid: number): Server {
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

/** How memory is given back is set for Node: the server's own pools ask for big pieces again and again. */
const withoutAllocation = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')))

async function launchServer(
  postgres: string,
  cluster: Cluster,
  launch: Launch,
  connection: pg.ClientConfig,
): Promise<Server> {
  const log = openSync(cluster.log, 'a')
  const [command, ...args] = [...launch.prefix, postgres, ...serverArguments(cluster, port)]
  // A process group of its own, so that Ctrl-C in the terminal reaches Node only, which then stops it in order.
  const child = spawn(command!, args, {
    detached: true,
    uid: launch.uid,
    gid: launch.gid,
    stdio: ['ignore', log, log],
    env: withoutAllocation(process.env),
  })
  closeSync(log)
  let failure: string | undefined
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done((failure = error.message)))
    child.once('exit', (code, signal) => done((failure ??= signal ?? `code ${code}`)))
  })
  for (let heardAt = Date.now(); Date.now() < heardAt + 60_000; await sleep(20)) {
    if (failure) throw new Error(`PostgreSQL does not start: ${failure}. See ${cluster.log}.`)
    const error = await failureOf(connection)
    if (!error) return { isOwn: true, kill: (signal) => void child.kill(signal), ended }
    // While it recovers it says so, however long that takes.
    if (error.code === cannotConnectNow) heardAt = Date.now()
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL does not answer within a minute. See ${cluster.log}.`)
}

const cannotConnectNow = '57P03'

const answers = async (connection: pg.ClientConfig) => (await failureOf(connection)) === undefined

const failureOf = (connection: pg.ClientConfig) => connectionFailure({ ...connection, connectionTimeoutMillis: 2_000 })

/** One connection holds an advisory lock for as long as this process serves the folder. Undefined where another process holds it. */
async function holdLock(connection: pg.ClientConfig, folder: string) {
  let client: pg.Client
  let isReleased = false
  return (await take()) ? { release } : undefined

  async function take(): Promise<boolean> {
    client = new pg.Client({ ...connection, application_name: `tradeyard-lock ${folder}`.slice(0, 60) })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])
    if (rows[0]!.held) client.once('end', () => void takeAgain())
    else await client.end()
    return rows[0]!.held
  }

  /** The server drops the lock with the connection, also when it restarts by itself. */
  async function takeAgain() {
    while (!isReleased && !(await take().catch(() => false))) await sleep(lockPauseMs)
  }

  async function release() {
    isReleased = true
    await client.end().catch(() => {})
  }
}
