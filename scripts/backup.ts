// Copies the embedded database, the files and the pepper into a new folder: npm run backup -- FOLDER
// It works with and without a running server; scripts/restore.ts restores the backup.
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { backUp, assertEmbeddedDatabase } from '#platform/embedded/backup.ts'
import { progress } from './progress.ts'

try {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (!folder || more.length > 0) throw new Error('Usage: npm run backup -- FOLDER')
  const config = readConfig(process.env)
  assertEmbeddedDatabase(config)
  const log = { info: () => {}, warn: console.warn }
  const { files } = await backUp(config.dataDir, folder, log, { bucket: config.bucket, onProgress: progress })
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6
  console.log(`Backed up ${files.length} files, ${megabytes.toFixed(1)} MB, into ${folder}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
