import { ensureDemonstration, ensureReference } from '#seed/load.ts'
import { importFeed, type ImportRequest } from '#modules/feeds/import-feed.ts'
import type { ImportReport } from '#modules/feeds/report.ts'
import { indexProductsHandler } from '#modules/search/jobs.ts'
import type { Config } from '#platform/config.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { Database } from '#platform/db/database.ts'
import { drainJobs, migrateJobs, startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { drawnPictures } from './import-pictures.ts'

/** Prepares the database as `npm start` does, imports a feed and returns when its products can be found. */
export async function runImport(
  database: Database,
  config: Config,
  request: Omit<ImportRequest, 'now' | 'pictureOf'>,
): Promise<ImportReport> {
  await prepareDatabase(database, config)
  const stopIndexing = await startIndexing(database, config)
  try {
    return await importFeed(database.db, { ...request, now: new Date(), pictureOf: drawnPictures(database.db) })
  } finally {
    await stopIndexing()
  }
}

export async function prepareDatabase(database: Database, config: Config) {
  await migrateJobs(database.pool)
  await ensureReference(database)
  if (config.demo)
    await ensureDemonstration(database, openFileStore(config), new Date(), (step) => console.log(`  ${step}`))
}

/** Runs the jobs that make the products found, beside the import and to their end. A server that is running takes its share. */
async function startIndexing({ pool, db }: Database, config: Config) {
  const context = { db, config, log: createLog('warn') }
  const worker = await startWorker(pool, [indexProductsHandler], context)
  return async () => {
    await worker.stop()
    await drainJobs(pool, [indexProductsHandler], context)
  }
}
