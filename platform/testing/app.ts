import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import type { Dispatch } from '../http/dispatch.ts'
import type { RenderPage } from '../http/pages/pages.ts'
import type { HttpOptions } from '../http/server.ts'
import { createLog, type Log } from '../log.ts'
import { createListener, type Listener } from '../realtime/listener.ts'
import { type Composition, compose } from '../../composition.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { tagged } from './tagged-responses.ts'

type Web = NonNullable<Composition['web']>

export type TestApp = {
  address: string
  config: Config
  database: TestDatabase
  dispatch: Dispatch
  listener: Listener
  search: Web['search']
  /** Stops serving in order, after `waitMs`. */
  stop: (waitMs: number) => Promise<void>
} & AsyncDisposable

type Options = {
  rateLimits?: boolean
  http?: HttpOptions
  render?: RenderPage
  environment?: NodeJS.ProcessEnv
  database?: TestDatabase
  log?: Log
  wrapDispatch?: (dispatch: Dispatch) => Dispatch
}

/** The web role of the product on a port of its own, with a database of its own unless one is given. Only React is left out, and jobs wait for `drainJobs`. */
export async function startApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await cloneDatabase())
  const { config, removeDataDir } = testConfig(options)
  const log = options.log ?? createLog(config.logLevel)
  const listener = createListener(database.connection, log)
  const composition = await compose({
    config,
    log,
    connections: { database, replica: database, jobs: database, worker: database, listener },
    loadSsrEntry: async () => options.render ?? echoPage,
    http: options.http,
    wrapDispatch: (dispatch) => tagged(validated(options.wrapDispatch?.(dispatch) ?? dispatch)),
  })
  const { app, web, drain } = composition
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    config,
    database,
    dispatch: web!.dispatch,
    listener,
    search: web!.search,
    stop: drain,
    async [Symbol.asyncDispose]() {
      await app.close()
      await composition.end()
      await listener.end()
      if (!options.database) await database[Symbol.asyncDispose]()
      removeDataDir()
    },
  }
}

/** Settings of a web process with a data folder of its own. */
export function testConfig({ environment, rateLimits = false }: Pick<Options, 'environment' | 'rateLimits'> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-app-'))
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    // A busy machine makes tests slow, not different.
    MAX_EVENT_LOOP_DELAY: '0',
    ...environment,
  }
  const config: Config = { ...readConfig(settings), role: 'web', rateLimits }
  return { config, removeDataDir: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Fails a call whose response is not as its contract declares. */
const validated =
  (dispatch: Dispatch): Dispatch =>
  async (call, input, request) => {
    const response = await dispatch(call, input, request)
    call.output.parse(response)
    return response
  }

/** A page that contains its own context, so that tests can read it back. */
export const echoPage: RenderPage = async (_request, { nonce, page }) =>
  new Response(`<!doctype html><script nonce="${nonce}">${JSON.stringify(page)}</script>`, {
    headers: { 'content-type': 'text/html' },
  })
