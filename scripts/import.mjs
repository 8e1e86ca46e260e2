// `npm run import`: hands over to the pinned Node.
import { join } from 'node:path'
import { handOver, install } from './start.mjs'

install()
handOver(join(import.meta.dirname, 'import.ts'), process.argv.slice(2))
