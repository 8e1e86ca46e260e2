import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../../cache.ts'
import type { Locale } from '../../constants.ts'
import type { Call } from '../../contract.ts'
import { AppError, requestErrors } from '../../errors.ts'
import { type ApiOptions, createRequestContext, baseContextOf } from '../api.ts'
import { type Caller, readCaller } from '../caller.ts'
import { rememberCountry } from '../client-location.ts'
import { CookieJar, readCookies } from '../cookies.ts'
import { assertSameOrigin } from '../cross-site.ts'
import { deferScripts } from './deferred-scripts.ts'
import type { RequestContext } from '../dispatch.ts'
import { originOf } from '../hosts.ts'
import type { Limits } from '../limits.ts'
import { createFairSemaphore } from '../../fair-semaphore.ts'
import { localPath } from '../../values/local-path.ts'
import { splitLocale } from './locale-path.ts'
import { createPageCalls, rejectWithProblem } from './page-calls.ts'
import type { PageContext } from './page-context.ts'
import { readPageForm } from './page-form.ts'
import { pageInfo } from './page-info.ts'
import { addressPlaceholder, makeNonce, noncePlaceholder, type PageCache, personalize } from '../page-cache.ts'
import { maxBytesOf } from '../receive-file.ts'
import { pagePolicy } from '../security.ts'
import { toWebRequest } from './web-request.ts'
import { pageCacheKey, anonymousCaller, type AnonymousContext, readAnonymousContext } from '../anonymous-context.ts'

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

type Options = ApiOptions & {
  render: RenderPage
  cache: PageCache
  limits: Limits
  callsById: ReadonlyMap<string, Call>
  maxFileBytes: number
}

/** Bounds the memory of concurrent renders; rendering is CPU-bound, so more of them at a time would finish no sooner. */
const rendering = createFairSemaphore({
  maxConcurrent: 8,
  maxWaiting: 1_000,
  maxWaitingPerKey: 1_000,
  busy: requestErrors.unavailable,
})

/** Serves every path without a route of its own as a page; unknown paths get the 404 page. */
export async function registerPages(app: FastifyInstance, appOptions: Omit<Options, 'callsById' | 'maxFileBytes'>) {
  const { calls, config } = appOptions
  const maxFileBytes = Math.max(...calls.map(({ file }) => (file ? maxBytesOf(file, config) : 0)))
  const options: Options = { ...appOptions, maxFileBytes, callsById: new Map(calls.map((call) => [call.id, call])) }
  const policy = pagePolicy(options.config)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(multipart, { throwFileSizeLimit: false })
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply) => servePage(request, reply, options, policy),
  })
}

async function servePage(request: FastifyRequest, reply: FastifyReply, options: Options, policy: string) {
  const { config, cache } = options
  const localized = splitLocale(request.url, config.locales)
  if (!localized) throw requestErrors.notFound()
  if (localized.redirect) return reply.code(308).header('location', localPath(localized.redirect)).send()
  assertSameOrigin(request)
  const { locale, path } = localized
  const anonymous = readAnonymousContext(request, config)
  using load = cache.beginLoad()
  const requestContext = await createPageRequestContext(request, options, locale, anonymous)
  request.requestContext = requestContext
  const dependencies = trackDependencies(requestContext)
  const refusal = await spendPageLimit(request, requestContext.caller, anonymous, options)
  if (refusal && !isDataRequest(path)) throw refusal
  const form = request.isMultipart() ? await readPageForm(request, reply, config, options.maxFileBytes) : undefined
  reply.raw.once('close', () => form?.discardRest())
  const nonce = makeNonce()
  const { call, failures } = createPageCalls(requestContext, options, form)
  const pageContext: PageContext = {
    call: refusal ? () => rejectWithProblem(refusal, requestContext) : call,
    nextFile: async () => (form ? form.nextFile() : null),
    fileField: () => form?.fileField(),
    laterFields: () => form?.laterFields ?? new URLSearchParams(),
    reportError: (error) => requestContext.log.error({ err: error }, 'page failed'),
    nonce: anonymous ? noncePlaceholder : nonce,
    page: await pageInfo(requestContext, path, anonymous ? addressPlaceholder : request.ip),
  }
  const webRequest = toWebRequest(request, requestContext.origin, anonymous, form)
  // Form posts may wait for outside services, so they do not occupy a render slot.
  const response = await (request.method === 'POST'
    ? options.render(webRequest, pageContext)
    : rendering('', () => options.render(webRequest, pageContext)))
  const outage = failures.find(({ code }) => code === 'request.unavailable')
  // A partly failed page would show wrong information.
  if (outage && !isDataRequest(path) && (request.method !== 'POST' || response.status >= 500)) throw outage
  const body = await bodyOf(response, pageContext)
  const headers = { ...outage?.headers, ...refusal?.headers, ...headersOf(response, locale) }
  const cookies = [...requestContext.cookies.lines, ...response.headers.getSetCookie()]
  const isCacheable = headers['cache-control'] === undefined && failures.length === 0
  if (anonymous && isCacheable && response.status === 200 && cookies.length === 0)
    load.keep(
      pageCacheKey(anonymous),
      { body, headers: { ...headers, ...pageHeaders } },
      [...dependencies.tags],
      dependencies.expiresAt,
    )
  const ownCookies = CookieJar.for(config)
  rememberCountry(request, options.geoip, ownCookies)
  for (const line of [...cookies, ...ownCookies.lines]) reply.header('set-cookie', line)
  return reply
    .code(response.status)
    .headers({
      ...(requestContext.caller.account ? accountPageHeaders : pageHeaders),
      ...headers,
      'content-security-policy': policy.replaceAll('{nonce}', nonce),
    })
    .send(anonymous ? personalize(body, { nonce, ip: request.ip }) : body)
}

/** Collects what the page is made from while its calls run: the tags that invalidate it, and the time until which it holds. */
function trackDependencies(requestContext: RequestContext) {
  const dependencies = { tags: new Set<CacheTag>(['app-config']), expiresAt: Infinity }
  requestContext.tagResponse = (...tags) => tags.forEach((tag) => dependencies.tags.add(tag))
  requestContext.expireResponse = (at) => (dependencies.expiresAt = Math.min(dependencies.expiresAt, at.getTime()))
  return dependencies
}

/** The headers of a rendered page but its cookies; a redirect stays on this site. */
function headersOf(response: Response, locale: Locale) {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
  }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = name === 'location' ? localPath(value) : value
  })
  return headers
}

/** The document, which the context no longer holds since it is large, or the data of a page. */
async function bodyOf(response: Response, pageContext: PageContext): Promise<Buffer> {
  const { html } = pageContext
  pageContext.html = undefined
  return html === undefined ? Buffer.from(await response.arrayBuffer()) : deferScripts(html)
}

/** A cacheable page gets only the context that is its cache key, and reads from the primary. */
async function createPageRequestContext(
  request: FastifyRequest,
  options: Options,
  locale: Locale,
  anonymous: AnonymousContext | undefined,
): Promise<RequestContext> {
  const { config, db, presence, geoip } = options
  if (!anonymous) {
    const requestContext = await createRequestContext(request, options, { locale, renew: true })
    return { ...requestContext, isPage: true, origin: originOf(requestContext.caller.variant, config) }
  }
  const cookies = CookieJar.for(config)
  const origin = originOf(anonymous.variant, config)
  const requestContext = baseContextOf(
    anonymousCaller(anonymous, request.id),
    request,
    { config, db, replica: db },
    { cookies, now: new Date() },
  )
  return {
    ...requestContext,
    presence,
    locateAddress: geoip.locate,
    isPage: true,
    origin,
    host: new URL(origin).host,
    idempotencyKey: undefined,
  }
}

/** Counts the page once, whatever it calls; returns the error when the limit is exceeded. The anonymous context does not identify the visitor, so the headers are read. */
async function spendPageLimit(
  request: FastifyRequest,
  caller: Caller,
  anonymous: AnonymousContext | undefined,
  { config, limits }: Options,
): Promise<AppError | undefined> {
  const { ip, id: requestId, headers } = request
  const { variant } = caller
  const visitor = anonymous
    ? readCaller(headers, readCookies(headers.cookie), { variant, locales: config.locales, ip, requestId })
    : caller
  try {
    await limits.spend('page', visitor)
    return undefined
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal
    throw refusal
  }
}

/** Client-side navigation requests only the data of a page. */
const isDataRequest = (path: string) => /\.data(?:\?|$)/.test(path)

/** Defaults; the headers of a page take precedence. */
const pageHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' }
/** Pages of an account are not stored even in the browser, which the next person may use. */
const accountPageHeaders = { ...pageHeaders, 'cache-control': 'private, no-store' }
