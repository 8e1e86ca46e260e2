import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ensureDatabase } from '#platform/embedded/ready.ts'
import { connectEmbedded } from '#platform/embedded/supervisor.ts'
import { startProcess, stopProcess } from '../load.ts'

export type Serving = { origin: string; pid: number; client: pg.Client; connection: pg.ClientConfig } & AsyncDisposable

/** The product itself on a filled folder, in a process of its own, and a connection to its database for whoever asks the questions. */
export async function serve(folder: string, port: number): Promise<Serving> {
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    DEMO: '0',
  }
  const child = await startProcess('scripts/launch.ts', settings, `${origin}/ready`)
  const embedded = await connectEmbedded(folder, { info: () => {}, warn: console.error })
  const connection = await ensureDatabase(embedded.connection)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    origin,
    pid: child.pid!,
    client,
    connection,
    async [Symbol.asyncDispose]() {
      await client.end()
      await stopProcess(child)
    },
  }
}

/** Looks four times a second how much memory a process holds; only Linux tells. Answers with the most, in megabytes. */
export function watchMemory(pid: number) {
  let most = Number.NaN
  const look = () => {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readStatus(pid))?.[1])
    if (!(kilobytes / 1_024 < most)) most = kilobytes / 1_024
  }
  const timer = setInterval(look, 250)
  return () => {
    look()
    clearInterval(timer)
    return most
  }
}

function readStatus(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
