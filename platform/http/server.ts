import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from '../config.ts'
import { requestErrors } from '../errors.ts'
import type { Log } from '../log.ts'
import type { DrainOptions } from './drain.ts'
import { requestedAddress, requestedHost, trustedProxies } from './hosts.ts'
import { commonHeaders } from './security.ts'

/** Handles a request before Fastify; returns whether it did. `host`: the requested host; `ip`: the visitor's address. */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  requested: { host: string; ip: string },
) => boolean

/** The id that a proxy has given, or a new one. */
export const requestIdOf = (request: IncomingMessage) => {
  const header = request.headers['x-request-id']
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

export type HttpOptions = DrainOptions & {
  headersTimeoutMs?: number
  /** Interval of the check for timed-out connections. */
  timeoutCheckMs?: number
  /** Interval at which streams look for missed events and ended sessions. */
  sweepMs?: number
}

/** The HTTP server with the common rules: time and size limits, headers, request log, load shedding. */
export async function createHttpServer(
  config: Config,
  log: Log,
  fastPath: FastPath,
  options: HttpOptions = {},
): Promise<FastifyInstance> {
  const { headersTimeoutMs = 10_000, timeoutCheckMs = 1_000 } = options
  const isTrustedProxy = trustedProxies(config.trustedProxies)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request as IncomingMessage),
    bodyLimit: 256 * 1024,
    // A video of 100 MB over a connection of 1 Mbit/s.
    requestTimeout: 900_000,
    trustProxy: isTrustedProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    serverFactory: (handler) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        const requested = {
          host: requestedHost(request, isTrustedProxy),
          ip: requestedAddress(request, isTrustedProxy),
        }
        if (!fastPath(request, response, requested)) handler(request, response)
      }
      return withTimeouts(createServer({ connectionsCheckingInterval: timeoutCheckMs }, answer), headersTimeoutMs)
    },
  }) as unknown as FastifyInstance
  const headers = commonHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    log.info(
      { id: request.id, method, path: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    )
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    exposeStatusRoute: false,
    pressureHandler: (request) => {
      // A page that is already sent is useless without its styles and scripts, and they cost next to nothing.
      if (request.url.startsWith('/assets/')) return
      throw requestErrors.unavailable()
    },
  })
  return app
}

function withTimeouts(server: Server, headersTimeoutMs: number) {
  server.headersTimeout = headersTimeoutMs
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  return server
}
