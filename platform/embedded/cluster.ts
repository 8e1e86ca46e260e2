import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import type { Binaries } from './binaries.ts'
import { chownForLaunch, type Launch } from './privileges.ts'

export type Cluster = { data: string; socket: string; log: string }

const logLimitBytes = 20 * 1024 * 1024

/** Creates the folders and the cluster. The cluster is made in a temporary folder and renamed, so an incomplete one is never used. */
export async function prepareCluster(folder: string, binaries: Binaries, launch: Launch): Promise<Cluster> {
  const root = resolve(folder)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  // The other user needs to traverse the folder; its contents are protected by their own modes.
  if (launch.uid !== undefined) chmodSync(root, 0o711)
  const cluster = { data: join(root, 'postgres'), socket: socketFolder(root), log: join(root, 'postgres.log') }
  mkdirSync(cluster.socket, { recursive: true, mode: 0o700 })
  chownForLaunch(cluster.socket, launch)
  if (!existsSync(join(cluster.data, 'PG_VERSION'))) await initialise(root, cluster.data, binaries, launch)
  if (existsSync(cluster.log) && statSync(cluster.log).size > logLimitBytes) truncateSync(cluster.log)
  return cluster
}

/** A unix socket's path must stay below 107 bytes, so it cannot live in the data folder. */
function socketFolder(root: string) {
  const key = createHash('sha256')
    .update(`${root}:${process.getuid?.() ?? 0}`)
    .digest('hex')
    .slice(0, 12)
  return join(tmpdir(), `tradeyard-${key}`)
}

async function initialise(root: string, data: string, binaries: Binaries, launch: Launch) {
  for (const entry of readdirSync(root))
    if (entry.startsWith('postgres.new-')) rmSync(join(root, entry), { recursive: true })
  const fresh = join(root, `postgres.new-${process.pid}`)
  mkdirSync(fresh, { mode: 0o700 })
  chownForLaunch(fresh, launch)
  const [command, ...args] = [
    ...launch.prefix,
    binaries.initdb,
    '--pgdata',
    fresh,
    '--username=tradeyard',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  const output: string[] = []
  const code = await new Promise<number | null>((done, fail) => {
    const child = spawn(command!, args, { uid: launch.uid, gid: launch.gid, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('error', fail)
    child.on('exit', done)
  })
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not create its data folder in ${root}:\n${output.join('').trim()}`)
  }
  renameSync(fresh, data)
}

export function serverArguments(cluster: Cluster, port: number): string[] {
  const megabytes = Math.min(2048, Math.floor(totalmem() / 4 / 1024 / 1024))
  const settings = {
    listen_addresses: process.platform === 'win32' ? '127.0.0.1' : '',
    unix_socket_directories: process.platform === 'win32' ? '' : cluster.socket,
    unix_socket_permissions: '0700',
    port,
    max_connections: 100,
    shared_buffers: `${megabytes}MB`,
    effective_cache_size: `${megabytes * 2}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    logging_collector: 'off',
    log_min_messages: 'warning',
  }
  return ['-D', cluster.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
}

/** The process id in postmaster.pid, if that process lives. */
export function livingPostmaster(cluster: Cluster): number | undefined {
  const file = join(cluster.data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && isPostgres(pid, cluster.data) ? pid : undefined
}

function isPostgres(pid: number, data: string) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
    return state !== 'Z' && command.includes('postgres') && command.includes(data)
  } catch {
    return false
  }
}

/** Removes the lock files of a server that has ended. Call it only when no process uses the folder. */
export function clearStaleLock(cluster: Cluster, port: number) {
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
  rmSync(join(cluster.socket, `.s.PGSQL.${port}.lock`), { force: true })
  rmSync(join(cluster.socket, `.s.PGSQL.${port}`), { force: true })
}
