// Restores a backup into DATA_DIR, which must be new or empty: npm run restore -- --from FOLDER
// Every file is verified before anything is written; the next npm start serves the restored data.
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { assertEmbeddedDatabase } from '#platform/embedded/backup.ts'
import { restore } from '#platform/embedded/restore.ts'

try {
  const { values } = parseArgs({ options: { from: { type: 'string', default: '' } } })
  if (!values.from) throw new Error('Usage: npm run restore -- --from FOLDER')
  const config = readConfig(process.env)
  assertEmbeddedDatabase(config)
  const { createdAt, files } = await restore(values.from, config.dataDir)
  console.log(`Restored ${files.length} files of the backup of ${createdAt} into ${config.dataDir}. Now: npm start`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
