// Three OpenSearch nodes on this machine, for tests and for trying the search on a cluster; stopped by Ctrl+C:
//   npm run search-cluster [-- --port 9200]
import { parseArgs } from 'node:util'
import { startSearchNodes, whatIsMissing } from './search-cluster/nodes.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '9200' } } })
const missing = await whatIsMissing()
if (missing) throw new Error(`The cluster needs Java 17 and Maven, but ${missing}`)
console.log('Starting three nodes…')
const nodes = await startSearchNodes(Number(values.port))
console.log(`They are ready: SEARCH_URL=${nodes.urls.join(',')}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await nodes.stop()
    process.exit()
  })
