// `npm test`, in plain JavaScript for the Node of the machine: installs the locked dependencies, then runs test.ts under the pinned Node.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execScript, install } from './start.mjs'

install()
execScript(join(fileURLToPath(import.meta.url), '../test.ts'), process.argv.slice(2))
