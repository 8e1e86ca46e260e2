import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordActingStep } from '../acting-steps.ts'
import type { Config } from '../config.ts'
import type { z } from 'zod'
import { type Call, type FileOutput, isWrite, NoContent } from '../contract.ts'
import type { Locale } from '../constants.ts'
import type { Db } from '../db/database.ts'
import type { ReplicaReads } from '../db/replica.ts'
import { requestErrors } from '../errors.ts'
import type { GeoIp } from '../geoip/geoip.ts'
import type { Log } from '../log.ts'
import { createResponseSerializer } from './response-serializer.ts'
import { type Caller, readCaller } from './caller.ts'
import { CookieJar, readCookies } from './cookies.ts'
import { assertSameOrigin } from './cross-site.ts'
import type { Dispatch, RequestContext } from './dispatch.ts'
import { parseFormBody } from './form-body.ts'
import { variantOfHost } from './hosts.ts'
import { toAppError, toProblem } from './problem.ts'
import { registerUploads } from './receive-file.ts'
import { readerOf } from './seen-position.ts'
import type { Presence } from '../realtime/presence.ts'
import { apiPolicy } from './security.ts'

export type Identify = (
  db: Db,
  caller: Caller,
  cookies: CookieJar,
  options: { bearer: string | undefined; renew: boolean; config: Config; now: Date },
) => Promise<Caller>

export type ApiOptions = {
  config: Config
  db: Db
  replica: Db
  /** Undefined without a replica. */
  reads?: ReplicaReads | undefined
  calls: readonly Call[]
  dispatch: Dispatch
  identify: Identify
  presence: Presence
  geoip: GeoIp
  /** HTML for /api/docs, before the calls. */
  guide: string
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext?: RequestContext
  }
  interface FastifyContextConfig {
    file?: Call['file']
  }
}

/** Registers one route for each declared call. `app` is a Fastify context with the prefix /api. */
export function registerApi(app: FastifyInstance, options: ApiOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', apiPolicy)
    reply.header('cache-control', 'no-store')
    reply.header('vary', 'Accept-Language, Cookie')
    request.requestContext = await createRequestContext(request, options)
    assertSameOrigin(request)
  })
  app.setErrorHandler((thrown, request, reply) => sendProblem(thrown, request, reply))
  for (const call of options.calls)
    if (call.access !== 'provider' && !call.file && !call.isForm) registerCall(app, call, options.dispatch)
  app.register(async (providers) => {
    useRawBodyParser(providers)
    for (const call of options.calls)
      if (call.access === 'provider' && !call.isForm) registerCall(providers, call, options.dispatch)
  })
  app.register(async (forms) => {
    parseFormBody(forms)
    for (const call of options.calls) if (call.isForm) registerCall(forms, call, options.dispatch)
  })
  app.register(async (uploads) => {
    await registerUploads(uploads, options.config)
    for (const call of options.calls) if (call.file) registerCall(uploads, call, options.dispatch)
  })
  app.all('/*', async () => {
    throw requestErrors.notFound()
  })
}

/** Keeps the raw body, since outside services sign its exact bytes. */
function useRawBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const signature = request.headers['x-signature']
    request.requestContext = {
      ...request.requestContext!,
      signed: { body, signature: typeof signature === 'string' ? signature : '' },
    }
    parse(request, body.toString(), done)
  })
}

function registerCall(app: FastifyInstance, call: Call, dispatch: Dispatch) {
  const url = `/${call.path.replace(/\{(\w+)\}/g, ':$1')}`
  const serialize = createResponseSerializer(call.output)
  app.route({
    method: call.method,
    url,
    config: { file: call.file },
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    handler: async (request, reply) => {
      const { requestContext } = request
      const input = {
        ...(request.query as object),
        ...(isWrite(call) && readBody(request.body, call)),
        ...(request.params as object),
      }
      const result = await dispatch(call, input as never, {
        ...requestContext!,
        setHeader: (name, value) => void reply.header(name, value),
      })
      for (const line of requestContext!.cookies.lines) reply.header('set-cookie', line)
      if (call.output === NoContent) return reply.code(204).send()
      if (call.isForm) return reply.type('text/plain; charset=utf-8').send(result)
      if (call.mediaType) return sendFile(reply, call.mediaType, result as z.output<typeof FileOutput>)
      return reply.type('application/json; charset=utf-8').send(serialize(result))
    },
  })
}

function readBody(body: unknown, { listField }: Call): object {
  if (listField) return { [listField]: body }
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw requestErrors.malformed()
  return body
}

const sendFile = (reply: FastifyReply, mediaType: string, { fileName, content }: z.output<typeof FileOutput>) =>
  reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(content)

type PageOptions = { locale: Locale; renew: boolean }
export type BaseRequestContext = Omit<RequestContext, 'presence' | 'locateAddress'>

export async function createRequestContext(
  request: FastifyRequest,
  options: Omit<ApiOptions, 'calls' | 'dispatch'>,
  page?: PageOptions,
): Promise<RequestContext> {
  const { presence, geoip } = options
  const base = await createBaseContext(request, options, page)
  const countryCode = base.caller.countryCode ?? geoip.locate(base.caller.ip)?.countryCode
  return { ...base, caller: { ...base.caller, countryCode }, presence, locateAddress: geoip.locate }
}

/** The request context of routes that are not calls, such as files and downloads. For pages, the URL sets the locale and expiring tokens are renewed. */
export async function createBaseContext(
  request: FastifyRequest,
  options: Pick<ApiOptions, 'config' | 'db' | 'replica' | 'reads' | 'identify'>,
  page?: PageOptions,
): Promise<BaseRequestContext> {
  const { config, db, identify } = options
  const variant = variantOfHost(request.host, config)
  const cookies = readCookies(request.headers.cookie)
  const jar = CookieJar.for(config)
  const now = new Date()
  const unidentified = readCaller(request.headers, cookies, {
    variant,
    locales: config.locales,
    ip: request.ip,
    requestId: request.id,
    locale: page?.locale,
  })
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const caller = await identify(db, unidentified, jar, { bearer, renew: page?.renew ?? false, config, now })
  if (caller.acting) await recordActingStep(db, caller.acting.id, `${request.method} ${request.url.split('?')[0]}`, now)
  const replica = await readerOf(request, cookies, options)
  return baseContextOf(caller, request, { config, db, replica }, { cookies: jar, now })
}

type ResponseState = { cookies: CookieJar; now: Date }

export function baseContextOf(
  caller: Caller,
  request: FastifyRequest,
  { config, db, replica }: Pick<ApiOptions, 'config' | 'db' | 'replica'>,
  { cookies, now }: ResponseState,
): BaseRequestContext {
  const key = request.headers['idempotency-key']
  return {
    db,
    replica,
    config,
    caller,
    cookies,
    now,
    log: request.log as Log,
    origin: config.publicOrigin,
    host: request.host,
    locales: config.locales,
    setHeader: () => {},
    idempotencyKey: typeof key === 'string' && key.length > 0 ? key : undefined,
    tagResponse: () => {},
    expireResponse: () => {},
  }
}

function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { error, isExpected } = toAppError(thrown)
  if (!isExpected) request.log.error({ err: thrown }, 'request failed')
  const problem = toProblem(error, request.requestContext?.caller.locale ?? 'en', request.id)
  for (const line of request.requestContext?.cookies.lines ?? []) reply.header('set-cookie', line)
  return reply.code(error.status).headers(error.headers).type('application/problem+json').send(JSON.stringify(problem))
}
