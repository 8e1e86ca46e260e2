// Browser tests run in lanes side by side. Each lane has a server with demonstration data of its own, and each file a browser.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { startDemonstrations } from '../../e2e/support/demonstrations.ts'
import type { Server } from '../../e2e/support/server.ts'
import { root } from '../project-files.ts'
import { combine, failure, type Outcome, repeatFailed, runTests } from './run-step.ts'

export const runTestsInLanes = (files: readonly string[], laneCount: number) =>
  repeatFailed(files, (some) => runOnce(some, laneCount).catch((error: Error) => combine([failure(error)])))

/** A lane takes the next file when it has finished one, so that no two files meet; the largest come first, so that all lanes end together. */
async function runOnce(files: readonly string[], laneCount: number): Promise<Outcome> {
  const size = new Map(files.map((file) => [file, statSync(join(root, file)).size]))
  const waiting = files.toSorted((one, other) => size.get(other)! - size.get(one)!)
  const outcomes: Outcome[] = []
  const count = Math.min(laneCount, files.length)
  // Set E2E_BASE and E2E_DATA_DIR to use a running server while writing tests.
  const servers = process.env.E2E_BASE ? [] : await startDemonstrations(count)
  const lanes = Array.from({ length: count }, (_, lane) => runLane(servers[lane]))
  await Promise.all(lanes.map((lane) => lane.catch((error: Error) => outcomes.push(failure(error)))))
  return combine(outcomes)

  async function runLane(starting: Promise<Server> | undefined) {
    await using server = await starting
    const environment = server && { E2E_BASE: server.address, E2E_DATA_DIR: server.folder }
    for (let file = waiting.shift(); file; file = waiting.shift())
      outcomes.push(await runTests([file], [], environment))
  }
}
