// `npm test`, in plain JavaScript for whatever Node the machine has: installs what is locked, then hands over to the pinned Node.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver, install } from './start.mjs'

install()
handOver(join(fileURLToPath(import.meta.url), '../test.ts'), process.argv.slice(2))
