import { globSync } from 'node:fs'
import { startTestCluster } from '#platform/testing/test-cluster.ts'
import { root } from '../project-files.ts'
import { type Outcome, runTests, success } from '../test-run/run-step.ts'
import { type SearchNodes, startSearchNodes, whatIsMissing } from './nodes.ts'

const port = 9200
const folders = ['modules', 'scripts']

export const needsCluster = (path: string) => path.endsWith('.cluster.test.ts')

/** The tests of the search cluster on three nodes. A machine that cannot run them is no failure, and is said. */
export async function runClusterTests(): Promise<Outcome> {
  const missing = await whatIsMissing()
  if (missing) return { ...success(), notes: `the search cluster is not tested: ${missing}` }
  let nodes: SearchNodes
  try {
    nodes = await startSearchNodes(port)
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return { ...success(), notes: `the search cluster is not tested, its nodes do not start here: ${reason}` }
  }
  try {
    const files = folders.flatMap((folder) => globSync(`${folder}/**/*.cluster.test.ts`, { cwd: root })).sort()
    await using cluster = await startTestCluster()
    const outcome = await runTests(files, { ...cluster.environment, TEST_SEARCH_URL: nodes.urls.join(',') })
    return { ...outcome, notes: 'the search cluster is tested on three nodes' }
  } finally {
    await nodes.stop()
  }
}
