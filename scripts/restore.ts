// Puts a backup into DATA_DIR, which must be new or empty: npm run restore -- --from FOLDER
// Every file is checked before anything is written; the next npm start serves what was restored.
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { refuseExternalDatabase } from '#platform/embedded/backup.ts'
import { restore } from '#platform/embedded/restore.ts'

try {
  const { values } = parseArgs({ options: { from: { type: 'string', default: '' } } })
  if (!values.from) throw new Error('Usage: npm run restore -- --from FOLDER')
  const config = readConfig(process.env)
  refuseExternalDatabase(config)
  const { createdAt, files } = await restore(values.from, config.dataDir)
  console.log(`Restored ${files.length} files of the backup of ${createdAt} into ${config.dataDir}. Now: npm start`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
