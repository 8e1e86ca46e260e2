import { generateLoad } from '../search/load-generator.ts'
import { readSampleData } from '../search/sample-data.ts'
import { scenariosOf } from '../search/scenarios.ts'
import type { ServerProcess } from '../search/server-process.ts'

const measured = ['category', 'filters', 'text-two', 'page']
const seconds = 8

/** Requests lists, texts and pages one after the other on one connection; returns the p95 of each in milliseconds by its name. */
export async function timeLists({ origin, client }: ServerProcess) {
  const scenarios = scenariosOf(await readSampleData(client, 1), 1).filter(({ key }) => measured.includes(key))
  const times = new Map<string, number>()
  for (const { name, next } of scenarios)
    times.set(name, (await generateLoad(origin, next, { connections: 1, seconds })).p95)
  return times
}
