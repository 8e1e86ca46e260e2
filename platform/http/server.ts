import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { constants } from 'node:zlib'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { commonHeaders } from './security.ts'

/** Answers at once, before Fastify, or says that it does not. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

const idFrom = (request: IncomingMessage) => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * The HTTP server with the rules that hold for every answer: time and size limits, headers, one log line, load shedding once
 * the event loop lags by `mostDelayMs` (0: never).
 */
export async function createHttpServer(
  config: Config,
  log: Log,
  fastPath: FastPath,
  mostDelayMs = 2_000,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => idFrom(request as IncomingMessage),
    bodyLimit: 256 * 1024,
    // A file of 15 MB over a slow mobile connection.
    requestTimeout: 180_000,
    trustProxy: config.production ? 'loopback' : true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    serverFactory: (handler) =>
      limited(createServer((request, response) => fastPath(request, response) || handler(request, response))),
  }) as unknown as FastifyInstance
  const headers = commonHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    log.info(
      { id: request.id, method, path: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    retryAfter: 2,
    message: 'Busy',
    exposeStatusRoute: false,
  })
  return app
}

function limited(server: Server) {
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 100
  return server
}
