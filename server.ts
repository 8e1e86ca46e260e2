// The composition root: config -> database -> jobs -> /api -> pages. Read this first.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureSeeds } from '#seed/ensure.ts'
import { makers } from '#seed/makers.ts'
import { identify } from '#modules/accounts/identify.ts'
import { hasFeature } from '#modules/accounts/queries.ts'
import { imageWidths } from '#modules/files/contract.ts'
import { storageKeyOf } from '#modules/files/queries.ts'
import { refuseBanned } from '#modules/bans/bans.ts'
import { calls, handlers, jobs } from '#modules/index.ts'
import { registerRoutes } from '#modules/routes.ts'
import { memberOf } from '#modules/suppliers/queries.ts'
import { topicsOf } from '#modules/accounts/topics.ts'
import { loadLiveGoods } from '#modules/search/live-goods.ts'
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

/** A database that hangs does not keep the process alive. The embedded one is given 20 seconds before it is ended by force. */
const maxEndMs = 25_000

/** `waits`: it goes on serving for DRAIN_SECONDS first, so that load balancers notice. */
export type Running = { address: string; stop: (waits: boolean) => Promise<void> }

/** Starts everything and answers where it listens. */
export async function start(config: Config, log: Log, progress: (step: string) => void): Promise<Running> {
  const connections = await connect(config, log, progress)
  const { database, replica } = connections
  await migrateJobs(database.pool)
  await ensureSeeds(connections.jobs, config.demo, progress)
  const worker = await startWorker(connections.worker.pool, jobs, { db: connections.jobs.db, log, config })
  const pictures = createPictures(createFileStore(join(config.dataDir, 'files'), makers), pictureCache(config))
  const limits = config.rateLimits ? createLimits(database.pool) : noLimits
  const dispatch = createDispatch(handlers, { memberOf, hasFeature, refuseBanned }, limits)
  const serving = await createApp({
    config,
    log,
    db: database.db,
    replica: replica.db,
    listener: connections.listener,
    calls,
    dispatch,
    limits,
    identify,
    topicsOf,
    render: await loadPages(),
    media: { pictures, widths: imageWidths, storageKeyOf: (id) => storageKeyOf(replica.db, id) },
    extend: (server) => registerRoutes(server, { config, db: database.db, replica: replica.db, identify, pictures }),
  })
  progress('goods')
  const goods = await loadLiveGoods({ db: database.db, listener: connections.listener, log, changed: serving.forget }, [
    database.db,
    replica.db,
  ])
  const address = await serving.app.listen({ port: config.port, host: '0.0.0.0' })
  return {
    address,
    async stop(waits) {
      await serving.stop(waits ? config.drainSeconds * 1000 : 0)
      await Promise.race([endRest(), sleep(maxEndMs)])
    },
  }

  async function endRest() {
    await goods.stop()
    await worker.stop()
    await connections.end()
  }
}
