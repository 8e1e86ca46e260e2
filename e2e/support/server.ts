// Runs the built server in its own process with a temporary embedded database.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = { address: string; folder: string } & AsyncDisposable

const startTimeoutMs = 600_000
/** A request to a server that is about to listen may stay without an answer. */
const readyTimeoutMs = 5_000
/** Tests use it to sign links. */
export const pepper = 'the pepper of the journeys'
/** Overrides the environment, so that it does not influence the tests. */
const defaults = {
  PEPPER: pepper,
  DATABASE_URL: '',
  PUBLIC_ORIGIN: '',
  SMTP_URL: '',
  CAPTCHA: '',
  RATE_LIMITS: '0',
  DRAIN_SECONDS: '0',
  MAX_EVENT_LOOP_DELAY: '0',
  LOG_LEVEL: 'warn',
  NODE_TEST_CONTEXT: '',
}

/** `prepare` fills the data folder before the start. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  prepare?: (folder: string) => Promise<unknown>,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-e2e-'))
  await prepare?.(folder)
  const port = await freePort()
  const address = `http://localhost:${port}`
  let output = ''
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../scripts/serve.ts')],
    {
      env: { ...process.env, ...defaults, PORT: String(port), DATA_DIR: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  for (const stream of [server.stdout!, server.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + startTimeoutMs; !(await isReady(address)); await sleep(200)) {
    if (server.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Error(`The server did not start.\n${output}`)
  }
  return { address, folder, [Symbol.asyncDispose]: stop }
}

const isReady = (address: string) =>
  fetch(`${address}/ready`, { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Below the ports that systems give to outgoing connections, which could take it before the server listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  const probe = createServer()
  try {
    await once(probe.listen(port), 'listening')
  } catch {
    return freePort()
  }
  await once(probe.close(), 'close')
  return port
}
