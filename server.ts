// The composition root: config -> database -> jobs -> /api -> pages. Read this first.
import { join } from 'node:path'
import { ensureSeeds } from '#seed/ensure.ts'
import { makers } from '#seed/makers.ts'
import { identify } from '#modules/accounts/identify.ts'
import { hasFeature } from '#modules/accounts/queries.ts'
import { imageWidths } from '#modules/files/contract.ts'
import { storageKeyOf } from '#modules/files/queries.ts'
import { registerFiles } from '#modules/files/serve.ts'
import { isInOwnChat } from '#modules/chats/upload-file.ts'
import { refuseBanned } from '#modules/bans/bans.ts'
import { calls, handlers, jobs } from '#modules/index.ts'
import { inspectFile } from '#modules/moderation/inspect-file.ts'
import { memberOf } from '#modules/suppliers/queries.ts'
import { topicsOf } from '#modules/accounts/topics.ts'
import { registerRecordings } from '#modules/contacts/recordings.ts'
import { registerSitemaps } from '#modules/catalog/sitemaps.ts'
import { loadLiveGoods } from '#modules/search/live-goods.ts'
import { registerDownloads } from '#modules/privacy/downloads.ts'
import type { Config } from '#platform/config.ts'
import { connect } from '#platform/db/connect.ts'
import { createPictures, pictureCache } from '#platform/files/pictures.ts'
import { createFileStore } from '#platform/files/store.ts'
import { createApp } from '#platform/http/app.ts'
import { createDispatch } from '#platform/http/dispatch.ts'
import { createLimits, noLimits } from '#platform/http/limits.ts'
import { migrateJobs, startWorker } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { loadPages } from '#platform/http/load-pages.ts'

export type Running = { address: string; stop: () => Promise<void> }

/** Starts everything and answers where it listens. */
export async function start(config: Config, log: Log, progress: (step: string) => void): Promise<Running> {
  const connections = await connect(config, log, progress)
  const { database, replica } = connections
  await migrateJobs(database.pool)
  await ensureSeeds(database, config.demo, progress)
  const worker = await startWorker(connections.jobs.pool, jobs, { db: connections.jobs.db, log, config })
  const pictures = createPictures(createFileStore(join(config.dataDir, 'files'), makers), pictureCache(config))
  const dispatch = createDispatch(
    handlers,
    { memberOf, hasFeature, refuseBanned },
    config.rateLimits ? createLimits(database.pool) : noLimits,
  )
  const { app, forget } = await createApp({
    config,
    log,
    db: database.db,
    replica: replica.db,
    listener: connections.listener,
    calls,
    dispatch,
    identify,
    topicsOf,
    render: await loadPages(),
    media: { pictures, widths: imageWidths, storageKeyOf: (id) => storageKeyOf(replica.db, id) },
    extend(server) {
      registerSitemaps(server, { config, db: replica.db })
      registerDownloads(server, { config, db: database.db, replica: replica.db, identify })
      registerFiles(server, {
        config,
        db: database.db,
        replica: replica.db,
        identify,
        pictures,
        reasons: [isInOwnChat],
        mayInspect: inspectFile,
      })
      registerRecordings(server, { config, db: database.db, replica: replica.db, identify })
    },
  })
  progress('goods')
  const goods = await loadLiveGoods({ db: database.db, listener: connections.listener, log, changed: forget }, [
    database.db,
    replica.db,
  ])
  const address = await app.listen({ port: config.port, host: '0.0.0.0' })
  return {
    address,
    async stop() {
      await app.close()
      await goods.stop()
      await worker.stop()
      await connections.end()
    },
  }
}
