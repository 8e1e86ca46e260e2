import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { clearStaleLock, type Cluster, livingPostmaster, prepareCluster, serverArguments } from './cluster.ts'
import { chooseLaunch, type Launch } from './privileges.ts'

export type EmbeddedDatabase = { connection: pg.ClientConfig; stop: () => Promise<void> }

type Log = { info: (message: string) => void; warn: (message: string) => void }

const port = 5432
const lockKey = 7_244_771
const stopPatienceMs = 20_000
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
  let stopping = false
  let child: ChildProcess | undefined

  if (await adopts(cluster, connection)) log.info('adopted the PostgreSQL that an earlier start left running')
  else child = await launchServer(binaries.postgres, cluster, launch, connection)

  const lock = await holdLock(connection, folder)
  if (!lock.held) {
    child?.kill('SIGINT')
    throw new Error(
      `Another Tradeyard already serves the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  watch()
  return { connection, stop }

  function watch() {
    child?.once('exit', (code, signal) => {
      if (stopping) return
      log.warn(`PostgreSQL ended (${signal ?? code}); starting it again`)
      void restart()
    })
  }

  async function restart() {
    for (let attempt = 0; !stopping; attempt++) {
      await sleep(backOffMs[Math.min(attempt, backOffMs.length - 1)])
      try {
        child = await launchServer(binaries.postgres, cluster, launch, connection)
        await lock.take()
        return watch()
      } catch (error) {
        log.warn(`PostgreSQL does not start: ${(error as Error).message}`)
      }
    }
  }

  async function stop() {
    stopping = true
    await lock.release()
    const pid = child?.pid ?? livingPostmaster(cluster)
    if (!pid || (child && child.exitCode !== null)) return
    const ended = child ? new Promise((done) => child!.once('exit', done)) : waitForEnd(cluster)
    process.kill(pid, 'SIGINT')
    const timer = setTimeout(() => process.kill(pid, 'SIGQUIT'), stopPatienceMs)
    await ended
    clearTimeout(timer)
  }
}

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

/** True when a live server of this folder answers; a dying one is given five seconds, and a stale lock is removed. */
async function adopts(cluster: Cluster, connection: pg.ClientConfig) {
  for (const deadline = Date.now() + 5_000; livingPostmaster(cluster) && Date.now() < deadline; await sleep(100)) {
    if (await answers(connection)) return true
  }
  if (livingPostmaster(cluster))
    throw new Error(`A PostgreSQL holds ${cluster.data} but does not answer. See ${cluster.log}.`)
  clearStaleLock(cluster, port)
  return false
}

/** How memory is given back is set for Node: the server's own pools ask for big pieces again and again. */
const withoutAllocation = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')))

async function launchServer(postgres: string, cluster: Cluster, launch: Launch, connection: pg.ClientConfig) {
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
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code) => (failure ??= `it ended with code ${code}`))
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(20)) {
    if (failure) throw new Error(`PostgreSQL does not start: ${failure}. See ${cluster.log}.`)
    if (await answers(connection)) return child
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL does not answer within a minute. See ${cluster.log}.`)
}

async function answers(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** One connection holds an advisory lock for as long as this process serves the folder. */
async function holdLock(connection: pg.ClientConfig, folder: string) {
  let client: pg.Client
  const lock = { held: false, take, release: () => client.end().catch(() => {}) }
  await take()
  return lock

  async function take() {
    client = new pg.Client({ ...connection, application_name: `tradeyard-lock ${folder}`.slice(0, 60) })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [lockKey])
    lock.held = rows[0].held
    if (!lock.held) await client.end()
  }
}

async function waitForEnd(cluster: Cluster) {
  while (livingPostmaster(cluster)) await sleep(50)
}
