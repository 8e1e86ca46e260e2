import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ensureDatabase } from '#platform/embedded/ensure-database.ts'
import { connectEmbedded } from '#platform/embedded/supervisor.ts'
import { startProcess, stopProcess } from '../load.ts'

export type ServerProcess = {
  origin: string
  pid: number
  /** Of the embedded PostgreSQL. */
  postmaster: number
  client: pg.Client
  connection: pg.ClientConfig
} & AsyncDisposable

/** The server on a filled data folder in a process of its own, and a connection to its database. */
export async function startServerProcess(
  folder: string,
  port: number,
  searchUrls: readonly string[] = [],
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    DEMO: '0',
    SEARCH_URL: searchUrls.join(','),
  }
  const child = await startProcess('scripts/serve.ts', settings, `${origin}/ready`)
  const embedded = await connectEmbedded(folder, { info: () => {}, warn: console.error })
  const connection = await ensureDatabase(embedded.connection)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    origin,
    pid: child.pid!,
    postmaster: await postmasterOf(client),
    client,
    connection,
    async [Symbol.asyncDispose]() {
      await client.end()
      await stopProcess(child)
    },
  }
}

async function postmasterOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  )
  return rows[0]!.pid
}

/** Samples the resident memory of processes four times a second. The returned function gives the maximum of their sum in megabytes, NaN outside of Linux. */
export function watchMemory(pids: readonly number[]) {
  let maxMegabytes = Number.NaN
  const readMemory = () => {
    const kilobytes = pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(readStatus(pid))?.[1]), 0)
    if (!(kilobytes / 1_024 < maxMegabytes)) maxMegabytes = kilobytes / 1_024
  }
  const timer = setInterval(readMemory, 250)
  return () => {
    readMemory()
    clearInterval(timer)
    return maxMegabytes
  }
}

function readStatus(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
