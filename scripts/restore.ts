// Restores a backup into DATA_DIR, which must be new or empty: npm run restore -- FOLDER
// Every file is verified before anything is written; the next npm start serves the restored data.
import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.ts'
import { assertEmbeddedDatabase } from '#platform/embedded/backup.ts'
import { restore } from '#platform/embedded/restore.ts'
import { progress } from './progress.ts'

try {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (!folder || more.length > 0) throw new Error('Usage: npm run restore -- FOLDER')
  const config = readConfig(process.env)
  assertEmbeddedDatabase(config)
  const { createdAt, files } = await restore(folder, config.dataDir, progress)
  console.log(`Restored ${files.length} files of the backup of ${createdAt} into ${config.dataDir}. Now: npm start`)
  if (config.bucket) console.log('The files are in the folder; npm run copy-files copies what the bucket lacks.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
