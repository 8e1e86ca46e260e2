import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '#seed/stores/random.ts'
import { startProcess, stopProcess } from '../load.ts'
import { processorSeconds } from '../processor-time.ts'
import { type BenchRequest, generateLoad, type Figures, sampleResponses } from './load-generator.ts'
import { type SampleData, readSampleData } from './sample-data.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'
import { secondsUntilFilled, startNodes } from './search-nodes.ts'
import { startServerProcess, type ServerProcess, watchMemory } from './server-process.ts'

export type MeasuredScenario = {
  key: string
  name: string
  p95Ms: number
  found: number
  kilobytes: number
  /** Of the server, PostgreSQL and the nodes of the cluster together, for one request. */
  processorMs: number
  single: Figures
  concurrent?: Figures
}
export type Baselines = { listing: number; bytes: number; rows: number }
export type Run = {
  folder: string
  products: number
  postgres: string
  scenarios: MeasuredScenario[]
  baselines?: Baselines
  megabytes?: number
  /** Of the nodes of the cluster together. */
  nodeMegabytes?: number
  engine: Engine
}
/** `opensearch`: three nodes on this machine. */
export type Engine = 'postgres' | 'opensearch'
export type Options = {
  engine: Engine
  seconds: number
  seed: number
  only: (key: string) => boolean
  isFull: boolean
}

const ports = { ours: 3911, bytes: 3912, rows: 3913, nodes: 9411 }
export const concurrentConnections = 32
const rounds = 3

/** Measures every scenario with one connection; a full run also with 32, and the memory and the baselines. */
export async function measure(folder: string, options: Options, progress: (line: string) => void): Promise<Run> {
  await using nodes = options.engine === 'opensearch' ? await startNodes(ports.nodes) : undefined
  await using serving = await startServerProcess(folder, ports.ours, nodes?.urls)
  if (nodes) progress(`the cluster has the products after ${await secondsUntilFilled(serving.origin)} s`)
  const { client, origin, pid } = serving
  const pids = [pid, serving.postmaster, ...(nodes?.pids() ?? [])]
  const {
    rows: [facts],
  } = await client.query<{ products: number; postgres: string }>(
    `select (select count(*)::int from products) as products, split_part(current_setting('server_version'), ' ', 1) as postgres`,
  )
  const data = await readSampleData(client, options.seed)
  const scenarios = scenariosOf(data, options.seed).filter(({ key }) => options.only(key))
  const memory = watchMemory([pid])
  const nodeMemory = nodes && watchMemory(nodes.pids())
  const measured: MeasuredScenario[] = []
  for (const scenario of scenarios) {
    progress(scenario.name)
    measured.push(await measureScenario(scenario, origin, pids, options))
  }
  const megabytes = memory()
  const nodeMegabytes = nodeMemory?.()
  const listing = scenarios.find(({ key }) => key === 'category')
  const baselines =
    options.isFull && listing ? await measureBaselines(listing, serving, data, options, progress) : undefined
  return { folder, ...facts!, scenarios: measured, engine: options.engine, megabytes, nodeMegabytes, baselines }
}

async function measureScenario(
  { key, name, p95Ms, next }: Scenario,
  origin: string,
  pids: readonly number[],
  { seconds, isFull }: Options,
): Promise<MeasuredScenario> {
  const sampled = await sampleResponses(origin, next)
  const processorTime = () => pids.reduce((sum, each) => sum + processorSeconds(each), 0)
  const before = processorTime()
  const single = await generateLoad(origin, next, { connections: 1, seconds })
  const processorMs = (1_000 * (processorTime() - before)) / single.sent
  if (!isFull) return { key, name, p95Ms, ...sampled, processorMs, single }
  const concurrent = await generateLoad(origin, next, { connections: concurrentConnections, seconds })
  await sleep(500)
  return { key, name, p95Ms, ...sampled, processorMs, single, concurrent }
}

/** Measures the listing and both baselines alternately, so that noise affects all of them; returns the median rounds. */
async function measureBaselines(
  listing: Scenario,
  serving: ServerProcess,
  { categories }: SampleData,
  { seconds, seed }: Options,
  progress: (line: string) => void,
): Promise<Baselines> {
  const { origin, connection } = serving
  progress('baselines')
  const { path, headers } = listing.next()
  const [bytes, rows] = [`http://127.0.0.1:${ports.bytes}`, `http://127.0.0.1:${ports.rows}`]
  const sender = await startProcess(
    'bench/baseline-bytes.ts',
    { PORT: String(ports.bytes), SOURCE: origin + path, HEADERS: JSON.stringify(headers) },
    bytes,
  )
  const selecter = await startProcess(
    'bench/baseline-rows.ts',
    { PORT: String(ports.rows), DATABASE: JSON.stringify(connection) },
    rows,
  )
  const random = randomFrom(seed)
  const anyCategory = (): BenchRequest => ({
    path: `/?category=${categories[Math.floor(random() * categories.length)]!.id}`,
  })
  const sides = {
    listing: [origin, listing.next],
    bytes: [bytes, () => ({ path: '/' })],
    rows: [rows, anyCategory],
  } as const
  const rates: Record<keyof Baselines, number[]> = { listing: [], bytes: [], rows: [] }
  for (let round = 0; round < rounds; round++)
    for (const [side, [address, next]] of Object.entries(sides) as [keyof Baselines, (typeof sides)[keyof Baselines]][])
      rates[side].push((await generateLoad(address, next, { connections: concurrentConnections, seconds })).perSecond)
  await Promise.all([stopProcess(sender), stopProcess(selecter)])
  const median = (of: keyof Baselines) => rates[of].sort((a, b) => a - b)[rounds >> 1]!
  return { listing: median('listing'), bytes: median('bytes'), rows: median('rows') }
}
