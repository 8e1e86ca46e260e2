import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '..')
export type LoadResult = { perSecond: number; p99Ms: number; errors: number }

type Report = {
  requests: { average: number }
  latency: { p99: number }
  errors: number
  timeouts: number
  non2xx: number
}

/** Loads one URL over eight connections with autocannon in a separate process. */
export async function runLoad(
  address: string,
  options: { seconds?: number; headers?: string[] } = {},
): Promise<LoadResult> {
  const { seconds = 6, headers = [] } = options
  const args = [
    join(root, 'node_modules/autocannon/autocannon.js'),
    '--json',
    '-c',
    '8',
    '-d',
    String(seconds),
    ...headers.flatMap((header) => ['-H', header]),
    address,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout) as Report
  return { perSecond: requests.average, p99Ms: latency.p99, errors: errors + timeouts + non2xx }
}

/** Measures both sides alternately, so that noise affects them equally; returns the median rounds. */
export async function compare(ours: () => Promise<LoadResult>, baseline: () => Promise<LoadResult>, rounds = 3) {
  const pairs: [LoadResult, LoadResult][] = []
  for (let round = 0; round < rounds; round++) pairs.push([await ours(), await baseline()])
  const median = (side: 0 | 1) =>
    pairs.map((pair) => pair[side]).sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds / 2)]!
  return { ours: median(0), baseline: median(1), errors: pairs.reduce((total, [a]) => total + a.errors, 0) }
}

/** Starts a script with this process's Node flags and waits until the address responds with 2xx. Nothing else may listen there. */
export async function startProcess(
  script: string,
  environment: Record<string, string>,
  address: string,
): Promise<ChildProcess> {
  if (await isReady(address)) throw new Error(`another process answers at ${address}`)
  const child = spawn(process.execPath, [...process.execArgv, join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    if (await isReady(address)) return child
    await sleep(250)
  }
  await stopProcess(child)
  throw new Error(`${script} does not answer at ${address}`)
}

const isReady = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )

export async function stopProcess(child: ChildProcess) {
  child.kill('SIGTERM')
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done))
}

/** Starts the built server with demonstration data; the data directory is reused between runs. */
export const startServer = (port: number) =>
  startProcess(
    'scripts/serve.ts',
    {
      PORT: String(port),
      DATA_DIR: join(root, '.cache/bench'),
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
    },
    `http://localhost:${port}/ready`,
  )

/** The path of the category with the most products. */
export async function busiestCategory(port: number, locale = 'en') {
  const headers = { 'accept-language': locale }
  const answer = await fetch(`http://localhost:${port}/api/x/catalog-category/live/default/top?limit=1`, { headers })
  const { items } = (await answer.json()) as { items: { path: string }[] }
  return `/catalog/all/${items[0]!.path}`
}

export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
