// The global set-up of the browser tests: the built server with the whole demonstration, once for all of them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 180_000
let server: ChildProcess | undefined
let folder: string | undefined

export async function globalSetup() {
  // An address from outside spares the start: while writing tests, a server that already runs is enough.
  if (process.env.E2E_BASE) return
  folder = mkdtempSync(join(tmpdir(), 'tradeyard-e2e-'))
  const port = await freePort()
  let output = ''
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../scripts/launch.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', PUBLIC_ORIGIN: '', DEMO: '1', RATE_LIMITS: '0', LOG_LEVEL: 'warn', NODE_TEST_CONTEXT: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [server.stdout!, server.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  process.env.E2E_BASE = `http://localhost:${port}`
  for (const deadline = Date.now() + patienceMs; !(await isReady()); await sleep(200)) {
    if (server.exitCode === null && Date.now() < deadline) continue
    await globalTeardown()
    throw new Error(`The server did not start.\n${output}`)
  }
}

export async function globalTeardown() {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  if (folder) rmSync(folder, { recursive: true, force: true })
}

const isReady = () => fetch(`${process.env.E2E_BASE}/ready`).then(({ ok }) => ok, () => false)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
