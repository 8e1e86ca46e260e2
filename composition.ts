// Wires the parts of one process by its role. server.ts and the tests share it.
import { originalGenerators } from '#seed/original-generators.ts'
import { identify } from '#modules/accounts/identify.ts'
import { findByToken } from '#modules/api-keys/api-keys.ts'
import { hasFeature } from '#modules/accounts/queries.ts'
import { topicsOf } from '#modules/accounts/sessions/topics.ts'
import { assertNotBanned } from '#modules/bans/bans.ts'
import { flushEvents } from '#modules/metrics/events.ts'
import { imageWidths } from '#modules/files/contract.ts'
import { storageKeyOf } from '#modules/files/queries.ts'
import { registerRoutes } from '#modules/routes.ts'
import { createClusterSearch } from '#modules/search/opensearch/product-search.ts'
import { createPostgresSearch } from '#modules/search/postgres/product-search.ts'
import { followProducts } from '#modules/search/opensearch/cluster-follower.ts'
import { provideProductSearch } from '#modules/search/product-search.ts'
import { memberOf } from '#modules/suppliers/queries.ts'
import { programGuide } from '#modules/programs/guide.ts'
import { followInvalidations } from '#platform/cache.ts'
import type { Config } from '#platform/config.ts'
import type { Connections } from '#platform/db/connect.ts'
import { openGeoIp } from '#platform/geoip/geoip.ts'
import { createPictures, pictureCache } from '#platform/files/pictures.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { createApp } from '#platform/http/app.ts'
import { createDispatch, type Dispatch } from '#platform/http/dispatch.ts'
import { createHealthServer } from '#platform/http/health-server.ts'
import { createLimits, noLimits } from '#platform/http/limits.ts'
import type { RenderPage } from '#platform/http/pages/pages.ts'
import type { HttpOptions } from '#platform/http/server.ts'
import type { JobHandler } from '#platform/jobs/handlers.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import type { Log } from '#platform/log.ts'

type Options = {
  config: Config
  log: Log
  connections: Omit<Connections, 'end'>
  /** Called only when the role serves pages. */
  loadSsrEntry: () => Promise<RenderPage>
  progress?: (step: string) => void
  http?: HttpOptions
  /** Default: the handlers of all modules. */
  jobHandlers?: readonly JobHandler[]
  pollIntervalMs?: number
  /** Wraps the dispatch of calls. */
  wrapDispatch?: (dispatch: Dispatch) => Dispatch
}

export type Composition = Awaited<ReturnType<typeof compose>>

/** Starts everything that the role needs, except listening. */
export async function compose(options: Options) {
  const { role } = options.config
  await followInvalidations(options.connections.listener)
  const calls = createCalls(options)
  const worker = role === 'web' ? undefined : await startJobWorker(options, calls.open)
  const follower = role === 'web' ? undefined : startFollower(options)
  const web = role === 'worker' ? undefined : await createWeb(options, calls.open)
  const health = web ? undefined : await createHealthServer({ ...options, db: options.connections.database.db })
  return {
    app: (web ?? health!).app,
    web,
    /** Makes `/ready` refuse; a web process then serves for `waitMs` and closes its listener and connections in order. */
    async drain(waitMs: number) {
      health?.refuseReadiness()
      await web?.drain(waitMs)
    },
    /** Running jobs finish, and events of metrics are written. The connections stay open. */
    async end() {
      await flushEvents(options.connections.database.db)
      web?.geoip.close()
      await worker?.stop()
      await calls.close()
      await follower?.stop()
      await health?.app.close()
    },
  }
}

/** The calls of all modules and the search that they need, opened once: by a worker only when a job makes a call. */
function createCalls({ config, log, connections, wrapDispatch = (dispatch) => dispatch }: Options) {
  let opened: ReturnType<typeof openCalls> | undefined
  return {
    open: () => (opened ??= openCalls()),
    close: async () => (await opened)?.search.stop(),
  }

  async function openCalls() {
    const { calls, handlers } = await import('#modules/index.ts')
    const [{ db, pool }, { db: replica }] = [connections.database, connections.replica]
    const searchOptions = { db, replica, listener: connections.listener, log }
    const search =
      config.searchUrls.length > 0
        ? createClusterSearch({ ...searchOptions, urls: config.searchUrls })
        : createPostgresSearch(searchOptions)
    const limits = config.rateLimits ? createLimits(pool) : noLimits
    const dispatch = wrapDispatch(
      createDispatch(handlers, { memberOf, findApiKey: findByToken, hasFeature, assertNotBanned }, limits),
    )
    provideProductSearch(search, [db, replica, connections.jobs.db])
    await search.start()
    log.info({ search: search.servedBy() }, 'products can be searched')
    return { calls, dispatch, limits, search }
  }
}

type OpenCalls = ReturnType<typeof createCalls>['open']

/** Pages and everything else over HTTP. */
async function createWeb(options: Options, openCalls: OpenCalls) {
  const { config, log, connections, progress = () => {} } = options
  const { listener } = connections
  const [{ db }, { db: replica, reads }] = [connections.database, connections.replica]
  progress('products')
  const { calls, dispatch, limits, search } = await openCalls()
  const geoip = await openGeoIp(config.geoipFile, log)
  const pictures = createPictures(openFileStore(config, originalGenerators), pictureCache(config))
  const http = await createApp({
    config,
    log,
    db,
    replica,
    reads,
    listener,
    calls,
    guide: programGuide(config),
    dispatch,
    limits,
    identify,
    topicsOf,
    geoip,
    render: await options.loadSsrEntry(),
    media: { pictures, widths: imageWidths, storageKeyOf: (id) => storageKeyOf(replica, id) },
    http: options.http,
    searchedBy: search.servedBy,
    extend: (app) => registerRoutes(app, { config, db, replica, identify, pictures }),
  })
  return { app: http.app, dispatch, search, geoip, drain: http.stop }
}

/** Writes the changes of products into the search cluster, if there is one. */
function startFollower({ config, log, connections: { jobs, listener } }: Options) {
  return config.searchUrls.length > 0
    ? followProducts({ db: jobs.db, listener, log, urls: config.searchUrls })
    : undefined
}

/** The handlers of jobs are loaded here, so a web process never loads them. */
async function startJobWorker(
  { config, log, connections, jobHandlers, pollIntervalMs }: Options,
  openCalls: OpenCalls,
) {
  const handlers = jobHandlers ?? (await import('#modules/jobs.ts')).jobHandlers
  const context = { db: connections.jobs.db, log, config, openCalls: async () => (await openCalls()).dispatch }
  return startWorker(connections.worker.pool, handlers, context, pollIntervalMs)
}
