import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { topicsOf } from '#modules/accounts/topics.ts'
import { identify } from '#modules/accounts/identify.ts'
import { hasFeature } from '#modules/accounts/queries.ts'
import { type LiveGoods, loadLiveGoods } from '#modules/search/live-goods.ts'
import { imageWidths } from '#modules/files/contract.ts'
import { storageKeyOf } from '#modules/files/queries.ts'
import { refuseBanned } from '#modules/bans/bans.ts'
import { calls, handlers } from '#modules/index.ts'
import { registerRoutes } from '#modules/routes.ts'
import { memberOf } from '#modules/suppliers/queries.ts'
import { type Config, readConfig } from '../config.ts'
import { createPictures, pictureCache } from '../files/pictures.ts'
import { createFileStore } from '../files/store.ts'
import { type App, createApp } from '../http/app.ts'
import { createDispatch, type Dispatch } from '../http/dispatch.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import type { RenderPage } from '../http/pages.ts'
import type { HttpOptions } from '../http/server.ts'
import { createLog, type Log } from '../log.ts'
import { createListener, type Listener } from '../realtime/listener.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'

export type TestApp = {
  address: string
  config: Config
  database: TestDatabase
  dispatch: Dispatch
  listener: Listener
  goods: LiveGoods
  stop: App['stop']
} & AsyncDisposable

type Options = {
  rateLimits?: boolean
  http?: HttpOptions
  render?: RenderPage
  environment?: NodeJS.ProcessEnv
  database?: TestDatabase
  log?: Log
}

/** The real server on a port of its own, with a database of its own unless one is given. Only React is left out. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await cloneDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-app-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', ...options.environment })
  const log = options.log ?? createLog(config.logLevel)
  const { db } = database
  const listener = createListener(database.connection, log)
  const limits = options.rateLimits ? createLimits(database.pool) : noLimits
  const dispatch = checked(createDispatch(handlers, { memberOf, hasFeature, refuseBanned }, limits))
  const pictures = createPictures(createFileStore(join(dataDir, 'files')), pictureCache(config))
  const { app, forget, stop } = await createApp({
    config,
    log,
    db,
    replica: db,
    listener,
    calls,
    dispatch,
    limits,
    identify,
    topicsOf,
    render: options.render ?? plainPage,
    media: { pictures, widths: imageWidths, storageKeyOf: (id) => storageKeyOf(db, id) },
    // A busy machine makes tests slow, not different.
    http: { maxDelayMs: 0, ...options.http },
    extend: (server) => registerRoutes(server, { config, db, replica: db, identify, pictures }),
  })
  const goods = await loadLiveGoods({ db, listener, log, changed: forget }, [db])
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    config,
    database,
    dispatch,
    listener,
    goods,
    stop,
    async [Symbol.asyncDispose]() {
      await app.close()
      await goods.stop()
      await listener.end()
      if (!options.database) await database[Symbol.asyncDispose]()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** No test gets an answer that is not what its call declares. */
const checked =
  (dispatch: Dispatch): Dispatch =>
  async (call, input, request) => {
    const answer = await dispatch(call, input, request)
    call.output.parse(answer)
    return answer
  }

/** Shows what a page is given, so that tests can read it back. */
const plainPage: RenderPage = async (_request, { nonce, page }) =>
  new Response(`<!doctype html><script nonce="${nonce}">${JSON.stringify(page)}</script>`, {
    headers: { 'content-type': 'text/html' },
  })
