// Copies the embedded database, the files and the pepper into a new folder: npm run backup -- --to FOLDER
// It works with and without a running server; scripts/restore.ts restores the backup.
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { backUp, assertEmbeddedDatabase } from '#platform/embedded/backup.ts'

try {
  const { values } = parseArgs({ options: { to: { type: 'string', default: '' } } })
  if (!values.to) throw new Error('Usage: npm run backup -- --to FOLDER')
  const config = readConfig(process.env)
  assertEmbeddedDatabase(config)
  const { files } = await backUp(config.dataDir, values.to, { info: () => {}, warn: console.warn })
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6
  console.log(`Backed up ${files.length} files, ${megabytes.toFixed(1)} MB, into ${values.to}.`)
  if (config.bucket) console.log(`The files in the bucket ${config.bucket.name} are no part of it.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
