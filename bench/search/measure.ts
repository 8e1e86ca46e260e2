import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '#seed/stores/random.ts'
import { startProcess, stopProcess } from '../load.ts'
import { type Ask, drive, type Figures, sample } from './drive.ts'
import { type Material, readMaterial } from './material.ts'
import { type Scenario, scenariosOf } from './scenarios.ts'
import { serve, type Serving, watchMemory } from './serving.ts'

export type Measured = {
  key: string
  name: string
  p95Ms: number
  found: number
  kilobytes: number
  one: Figures
  many?: Figures
}
export type Floors = { listing: number; bytes: number; rows: number }
export type Run = {
  folder: string
  products: number
  postgres: string
  scenarios: Measured[]
  floors?: Floors
  megabytes?: number
}
export type Options = { seconds: number; seed: number; only: (key: string) => boolean; isWhole: boolean }

const ports = { ours: 3911, bytes: 3912, rows: 3913 }
export const manyConnections = 32
const rounds = 3

/** Every scenario at one connection; for a whole run also at 32, with the memory that takes, and the floors. */
export async function measure(folder: string, options: Options, progress: (line: string) => void): Promise<Run> {
  await using serving = await serve(folder, ports.ours)
  const { client, origin, pid } = serving
  const {
    rows: [facts],
  } = await client.query<{ products: number; postgres: string }>(
    `select (select count(*)::int from products) as products, split_part(current_setting('server_version'), ' ', 1) as postgres`,
  )
  const material = await readMaterial(client, options.seed)
  const scenarios = scenariosOf(material, options.seed).filter(({ key }) => options.only(key))
  const memory = watchMemory(pid)
  const measured: Measured[] = []
  for (const scenario of scenarios) {
    progress(scenario.name)
    measured.push(await measureOne(scenario, origin, options))
  }
  const megabytes = memory()
  const listing = scenarios.find(({ key }) => key === 'category')
  const floors =
    options.isWhole && listing ? await measureFloors(listing, serving, material, options, progress) : undefined
  return { folder, ...facts!, scenarios: measured, megabytes, floors }
}

async function measureOne(
  { key, name, p95Ms, next }: Scenario,
  origin: string,
  { seconds, isWhole }: Options,
): Promise<Measured> {
  const sampled = await sample(origin, next)
  const one = await drive(origin, next, { connections: 1, seconds })
  if (!isWhole) return { key, name, p95Ms, ...sampled, one }
  const many = await drive(origin, next, { connections: manyConnections, seconds })
  await sleep(500)
  return { key, name, p95Ms, ...sampled, one, many }
}

/** The listing and both floors in turn, so that a noisy machine disturbs them alike; the median round of each counts. */
async function measureFloors(
  listing: Scenario,
  serving: Serving,
  { categories }: Material,
  { seconds, seed }: Options,
  progress: (line: string) => void,
): Promise<Floors> {
  const { origin, connection } = serving
  progress('floors')
  const { path, headers } = listing.next()
  const [bytes, rows] = [`http://127.0.0.1:${ports.bytes}`, `http://127.0.0.1:${ports.rows}`]
  const sender = await startProcess(
    'bench/floor-bytes.ts',
    { PORT: String(ports.bytes), SOURCE: origin + path, HEADERS: JSON.stringify(headers) },
    bytes,
  )
  const selecter = await startProcess(
    'bench/floor-rows.ts',
    { PORT: String(ports.rows), DATABASE: JSON.stringify(connection) },
    rows,
  )
  const random = randomFrom(seed)
  const anyCategory = (): Ask => ({ path: `/?category=${categories[Math.floor(random() * categories.length)]!.id}` })
  const sides = {
    listing: [origin, listing.next],
    bytes: [bytes, () => ({ path: '/' })],
    rows: [rows, anyCategory],
  } as const
  const rates: Record<keyof Floors, number[]> = { listing: [], bytes: [], rows: [] }
  for (let round = 0; round < rounds; round++)
    for (const [side, [address, next]] of Object.entries(sides) as [keyof Floors, (typeof sides)[keyof Floors]][])
      rates[side].push((await drive(address, next, { connections: manyConnections, seconds })).perSecond)
  await Promise.all([stopProcess(sender), stopProcess(selecter)])
  const median = (of: keyof Floors) => rates[of].sort((a, b) => a - b)[rounds >> 1]!
  return { listing: median('listing'), bytes: median('bytes'), rows: median('rows') }
}
