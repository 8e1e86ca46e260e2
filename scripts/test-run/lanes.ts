// Tests run in lanes side by side. A lane takes batches of files, one after the other; each batch has a process of its own.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project-files.ts'
import { combine, failure, type Outcome, repeatFailed, runTests } from './run-step.ts'

/** What the tests of a lane need, such as a server. */
export type Lane = { environment?: NodeJS.ProcessEnv } & Partial<AsyncDisposable>

type Options = { batchSize: number; startLanes: (count: number) => Promise<Promise<Lane>[]> }

/** More than there are cores, since many tests wait for most of their time. */
const maxLanes = 3

export const runTestsInLanes = (files: readonly string[], options: Options) =>
  repeatFailed(files, (some) => runOnce(some, options).catch((error: Error) => combine([failure(error)])))

async function runOnce(files: readonly string[], { batchSize, startLanes }: Options): Promise<Outcome> {
  const waiting = makeBatches(files, batchSize)
  const outcomes: Outcome[] = []
  const lanes = (await startLanes(Math.min(maxLanes, waiting.length))).map(runLane)
  await Promise.all(lanes.map((lane) => lane.catch((error: Error) => outcomes.push(failure(error)))))
  return combine(outcomes)

  async function runLane(starting: Promise<Lane>) {
    const lane = await starting
    try {
      for (let batch = waiting.shift(); batch; batch = waiting.shift())
        outcomes.push(await runTests(batch, lane.environment))
    } finally {
      await lane[Symbol.asyncDispose]?.()
    }
  }
}

/** The largest files are dealt first, so that all batches take about the same time. */
function makeBatches(files: readonly string[], size: number): string[][] {
  const bytes = new Map(files.map((file) => [file, statSync(join(root, file)).size]))
  const largestFirst = files.toSorted((one, other) => bytes.get(other)! - bytes.get(one)!)
  const count = Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, batch) => largestFirst.filter((_, place) => place % count === batch))
}
