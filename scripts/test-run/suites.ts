// The two suites of tests.
import { bucketServerNote } from '#platform/testing/servers/bucket-server.ts'
import { startTestCluster } from '#platform/testing/test-cluster.ts'
import { startDemonstrations } from '../../e2e/support/demonstrations.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { type Lane, runTestsInLanes } from './lanes.ts'
import type { Outcome } from './run-step.ts'

/** All lanes share one PostgreSQL. */
export async function runServerTests(files: readonly string[]): Promise<Outcome> {
  await using cluster = await startTestCluster()
  const lane: Lane = { environment: cluster.environment }
  const startLanes = async (count: number) => Array.from({ length: count }, () => Promise.resolve(lane))
  const outcome = await runTestsInLanes(files, { batchSize: 12, startLanes })
  const usesBucket = files.some((path) => path.includes('bucket'))
  return { ...outcome, notes: [outcome.notes, usesBucket && bucketServerNote].filter(Boolean).join('\n') }
}

/** Each lane has a server with demonstration data of its own. A file takes so long that its process does not count. */
export async function runBrowserTests(files: readonly string[]): Promise<Outcome> {
  return (await ensureBrowser()) ?? runTestsInLanes(files, { batchSize: 1, startLanes: startServers })
}

/** Set E2E_BASE and E2E_DATA_DIR to use a running server while writing tests. */
async function startServers(count: number): Promise<Promise<Lane>[]> {
  if (process.env.E2E_BASE) return [Promise.resolve({})]
  const servers = await startDemonstrations(count)
  return servers.map(async (starting) => {
    const server = await starting
    const environment = { E2E_BASE: server.address, E2E_DATA_DIR: server.folder }
    return { environment, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
  })
}
