import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerMedia } from '../files/media.ts'
import { registerMessengerQrCode } from '../files/messenger-qr-code.ts'
import type { Log } from '../log.ts'
import { registerMailbox } from '../outbox/mailbox.ts'
import { createPresence } from '../realtime/presence.ts'
import { registerEvents } from '../realtime/events.ts'
import { createHub } from '../realtime/hub.ts'
import type { Listener } from '../realtime/listener.ts'
import type { TopicsOf } from '../realtime/stream-authorization.ts'
import { type ApiOptions, registerApi } from './api.ts'
import { rememberCountry } from './client-location.ts'
import { CookieJar } from './cookies.ts'
import { registerDocs } from './openapi/docs.ts'
import { createDrain } from './drain.ts'
import { failureHandler } from './pages/failure-page.ts'
import { registerHealth } from './health.ts'
import type { Limits } from './limits.ts'
import { createPageCache, sendCached } from './page-cache.ts'
import { registerPages, type RenderPage } from './pages/pages.ts'
import { registerPreferences } from './pages/preferences.ts'
import { commonHeaders, pagePolicy, workerPolicy } from './security.ts'
import { rememberSeenPosition } from './seen-position.ts'
import { createHttpServer, type HttpOptions, requestIdOf } from './server.ts'
import { pageCacheKey, readAnonymousContext } from './anonymous-context.ts'

export type AppOptions = ApiOptions & {
  log: Log
  listener: Listener
  topicsOf: TopicsOf
  render: RenderPage
  limits: Limits
  media: Parameters<typeof registerMedia>[1]
  http?: HttpOptions
  /** Names the engine that answers searches of products at the moment, for `/ready`. */
  searchedBy: () => string
  /** Routes of the business that are neither calls nor pages. */
  extend: (app: FastifyInstance) => void
}

const built = join(import.meta.dirname, '../../build/client')

const marks = [
  ['favicon.ico', 'image/svg+xml', 'mark-b2b.svg'],
  ['mark-b2b.svg', 'image/svg+xml'],
  ['mark-trade.svg', 'image/svg+xml'],
  ['mark-b2b.png', 'image/png'],
  ['mark-trade.png', 'image/png'],
] as const

export type App = {
  app: FastifyInstance
  /** Makes `/ready` refuse, goes on serving for `waitMs`, then accepts no more connections and answers what comes over those that are open. */
  stop: (waitMs: number) => Promise<void>
}

/** The whole HTTP side: cached pages first, then assets, media, the API, and pages for everything else. */
export async function createApp(given: Omit<AppOptions, 'presence'>): Promise<App> {
  const presence = createPresence(given.db, given.listener)
  const options: AppOptions = { ...given, presence }
  const { config, log, listener } = options
  const cache = createPageCache()
  const policy = pagePolicy(config)
  const withNonce = (nonce: string) => policy.replaceAll('{nonce}', nonce)
  const fixed = commonHeaders(config)
  const app = await createHttpServer(
    config,
    log,
    (request, response, { host, ip }) => {
      const { method = 'GET', url = '/', headers } = request
      const anonymous = readAnonymousContext({ method, url, host, headers }, config)
      const page = anonymous && cache.get(pageCacheKey(anonymous))
      if (!page) return false
      for (const [name, value] of Object.entries(fixed)) response.setHeader(name, value)
      response.setHeader('x-request-id', requestIdOf(request))
      const cookies = CookieJar.for(config)
      rememberCountry({ headers, ip }, options.geoip, cookies)
      if (cookies.lines.length > 0) response.setHeader('set-cookie', cookies.lines)
      sendCached(page, request, response, { ip, policy: withNonce })
      return true
    },
    options.http,
  )
  app.decorate('publicProtocol', new URL(config.publicOrigin).protocol)
  const drain = createDrain(app.server, options.http)
  let isStopping = false
  const hub = createHub(options.db, listener, options.topicsOf, presence, options.http)
  app.addHook('onClose', async () => {
    presence.close()
    cache.close()
  })

  app.setErrorHandler(failureHandler(config))
  rememberSeenPosition(app, config, options.reads)
  registerHealth(app, { db: options.db, isStopping: () => isStopping, search: options.searchedBy })
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })
  for (const [name, type, file = name] of marks)
    app.get(`/${name}`, async (_request, reply) =>
      sendBuilt(reply.header('cache-control', 'public, max-age=86400'), file, type),
    )
  app.get('/push-worker.js', async (_request, reply) =>
    sendBuilt(
      reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy }),
      'push-worker.js',
      'text/javascript; charset=utf-8',
    ),
  )
  registerMedia(app, options.media)
  registerMessengerQrCode(app, options)
  registerMailbox(app, options)
  options.extend(app)
  await app.register(
    async (api) => {
      registerEvents(api, hub)
      registerDocs(api, options)
      registerApi(api, options)
    },
    { prefix: '/api' },
  )
  await app.register(async (forms) => registerPreferences(forms, options))
  await app.register(async (pages) => registerPages(pages, { ...options, cache }))
  return { app, stop }

  async function stop(waitMs: number) {
    isStopping = true
    await sleep(waitMs)
    await drain.stopAccepting()
    hub.close()
    await drain.finish()
    await app.close()
  }
}

function sendBuilt(reply: FastifyReply, file: string, type: string) {
  const path = join(built, file)
  return existsSync(path)
    ? reply.type(type).send(createReadStream(path))
    : reply.code(404).header('cache-control', 'no-store').send('')
}
