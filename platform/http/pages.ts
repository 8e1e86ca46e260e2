import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownCaptcha } from '../captcha/captcha.ts'
import { cookieNames, type Locale } from '../constants.ts'
import type { Call, CallOptions } from '../contract.ts'
import { AppError, requestErrors } from '../errors.ts'
import { type ApiOptions, openRequest, visitOf } from './api.ts'
import { type Caller, readCaller } from './caller.ts'
import { CookieJar, readCookies } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { deferScripts } from './deferred-scripts.ts'
import type { Request as CallRequest } from './dispatch.ts'
import { originOf } from './hosts.ts'
import type { Limits } from './limits.ts'
import { keptChannels } from '../outbox/transports.ts'
import { createFairSemaphore } from '../fair-semaphore.ts'
import { localPath } from '../local-path.ts'
import { splitLocale } from './locale-path.ts'
import { type PageForm, readPageForm } from './page-form.ts'
import { makeNonce, noncePlaceholder, type PageCache, withNonce } from './page-cache.ts'
import { toAppError, toProblem } from './problem.ts'
import { pagePolicy } from './security.ts'
import { cacheKey, callerOf, type SharedVisit, sharedVisit } from './shared-visit.ts'

/** What the server hands to the pages: plain values and one function, since the pages are another module graph. */
export type Given = {
  call: (id: string, input: unknown, options?: CallOptions) => Promise<unknown>
  /** The name of the form's next file, which the next call that takes a file gets; null where there is no other. */
  nextFile: () => Promise<string | null>
  page: {
    locale: Locale
    locales: readonly Locale[]
    currency: string
    variant: string
    origin: string
    /** Path and query without the locale's prefix. */
    path: string
    isAuth: boolean
    tokenExpiresAt: number | null
    servedAt: number
    location: string | null
    hasCart: boolean
    /** Of a visitor who is not signed in. */
    hasChats: boolean
    viewed: readonly number[]
    demo: boolean
    /** Messages that no transport takes can be read on the site itself. */
    hasMailbox: boolean
    /** The variant's chat in a messenger. */
    messengerUrl: string | null
    captcha: { provider: 'recaptcha' | 'smartcaptcha'; siteKey: string; scriptUrl: string } | null
  }
  /** For defects: one line of the log. */
  reportError: (error: unknown) => void
  nonce: string
  /** The page that was written: its answer has no body. */
  html?: string | undefined
}
export type RenderPage = (request: Request, given: Given) => Promise<Response>

type Options = ApiOptions & {
  render: RenderPage
  cache: PageCache
  limits: Limits
  callsById: ReadonlyMap<string, Call>
  mostFileBytes: number
}

/** What a page is made of stands in memory until it is written, and more pages at once are not made any sooner. */
const rendering = createFairSemaphore({
  maxConcurrent: 8,
  maxWaiting: 1_000,
  maxWaitingPerKey: 1_000,
  busy: requestErrors.unavailable,
})

/** Every path that nothing else answers is a page, the unknown ones the 404 page. */
export async function registerPages(app: FastifyInstance, given: Omit<Options, 'callsById' | 'mostFileBytes'>) {
  const mostFileBytes = Math.max(...given.calls.map(({ file }) => file?.mostBytes ?? 0))
  const options: Options = { ...given, mostFileBytes, callsById: new Map(given.calls.map((call) => [call.id, call])) }
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
  refuseCrossSite(request)
  const { locale, path } = localized
  const visit = sharedVisit(request, config)
  const generation = cache.generation()
  const given = await openPage(request, options, locale, visit)
  request.given = given
  const tags = new Set<string>()
  given.shows = (...names) => names.forEach((name) => tags.add(name))
  const refusal = await countPage(request, given.caller, visit, options)
  if (refusal && !isDataRequest(path)) throw refusal

  const form = request.isMultipart() ? await readPageForm(request, reply, config, options.mostFileBytes) : undefined
  reply.raw.once('close', () => form?.leave())
  const nonce = makeNonce()
  const failures: AppError[] = []
  const handed: Given = {
    call: refusal
      ? () => fail(refusal, given)
      : (id, input, how) => callFromPage(id, input, { ...given, ...chosen(given, how) }, options, form, failures),
    nextFile: async () => (form ? form.nextFile() : null),
    reportError: (error) => given.log.error({ err: error }, 'page failed'),
    nonce: visit ? noncePlaceholder : nonce,
    page: pageInfo(given, path),
  }
  const asked = toWebRequest(request, given.origin, visit, form)
  // What is sent may ask others outside, who take their time.
  const response = await (request.method === 'POST'
    ? options.render(asked, handed)
    : rendering('', () => options.render(asked, handed)))
  const outage = failures.find(({ code }) => code === 'request.unavailable')
  // A page without some of its parts would say what is not so.
  if (outage && !isDataRequest(path) && (request.method !== 'POST' || response.status >= 500)) throw outage
  const html = handed.html === undefined ? undefined : deferScripts(handed.html)
  handed.html = undefined
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...outage?.headers,
    ...refusal?.headers,
  }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = name === 'location' ? localPath(value) : value
  })
  const cookies = [...given.cookies.lines, ...response.headers.getSetCookie()]
  const mayBeKept = headers['cache-control'] === undefined && failures.length === 0
  if (
    visit &&
    html &&
    mayBeKept &&
    response.status === 200 &&
    given.cookies.lines.length === 0 &&
    generation === cache.generation()
  )
    cache.put(cacheKey(visit), html, { ...headers, ...pageHeaders }, [...tags])
  for (const line of cookies) reply.header('set-cookie', line)
  return reply
    .code(response.status)
    .headers({
      ...(given.caller.account ? ownPageHeaders : pageHeaders),
      ...headers,
      'content-security-policy': policy.replaceAll('{nonce}', nonce),
    })
    .send(html ? (visit ? withNonce(html, nonce) : html) : await response.text())
}

/** For a page that may be shared, from nothing but the visit that is its key. */
async function openPage(
  request: FastifyRequest,
  options: Options,
  locale: Locale,
  visit: SharedVisit | undefined,
): Promise<CallRequest> {
  const { config, presence } = options
  if (!visit) {
    const given = await openRequest(request, options, { locale, renew: true })
    return { ...given, isPage: true, origin: originOf(given.caller.variant, config) }
  }
  const cookies = CookieJar.for(config)
  const origin = originOf(visit.variant, config)
  const given = visitOf(callerOf(visit, request.id), request, options, { cookies, now: new Date() })
  return { ...given, presence, isPage: true, origin, host: new URL(origin).host, idempotencyKey: undefined }
}

/** Counts the page once, whatever it calls; the refusal when that was too much. A shared visit does not say who asks. */
async function countPage(
  request: FastifyRequest,
  caller: Caller,
  visit: SharedVisit | undefined,
  { config, limits }: Options,
): Promise<AppError | undefined> {
  const { ip, id: requestId, headers } = request
  const { variant } = caller
  const visitor = visit
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

const pageInfo = ({ caller, config, origin, now }: CallRequest, path: string): Given['page'] => ({
  locale: caller.locale,
  path: pagePath(path),
  locales: config.locales,
  currency: caller.currency,
  variant: caller.variant,
  origin,
  isAuth: caller.account !== undefined,
  tokenExpiresAt: caller.account?.expiresAt ?? null,
  servedAt: Math.floor(now.getTime() / 1000),
  location: caller.location ?? null,
  hasCart: Boolean(caller.cookies[cookieNames.cartInteraction]),
  hasChats: Boolean(caller.cookies[cookieNames.chatInteraction]),
  viewed: readViewed(caller.cookies[cookieNames.viewed]),
  demo: config.demo,
  hasMailbox: keptChannels(config).length > 0,
  messengerUrl: config.messengerUrls[caller.variant] ?? null,
  captcha: shownCaptcha(config),
})

/** A navigation in the browser asks for the page's data alone. */
const isDataRequest = (path: string) => /\.data(?:\?|$)/.test(path)

/** The page's own path, also when the browser asks only for the page's data. */
function pagePath(path: string) {
  const [address = '/', query = ''] = path.split('?')
  const plain = address.replace(/\/_root\.data$/, '/').replace(/\.data$/, '') || '/'
  const params = new URLSearchParams(query)
  params.delete('_routes')
  return params.size > 0 ? `${plain}?${params}` : plain
}

/** A page may ask for less: those of an account are not stored at all. */
const pageHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' }
/** Of somebody who is signed in: not even their own browser keeps it for whoever sits there next. */
const ownPageHeaders = { ...pageHeaders, 'cache-control': 'private, no-store' }

const chosen = ({ caller, idempotencyKey }: CallRequest, how: CallOptions = {}) => ({
  idempotencyKey: how.idempotencyKey ?? idempotencyKey,
  caller: how.storeId === undefined ? caller : { ...caller, storeHeader: String(how.storeId) },
})

/** `failures` takes what is not the visitor's fault. */
async function callFromPage(
  id: string,
  input: unknown,
  given: CallRequest,
  options: Options,
  form: PageForm | undefined,
  failures: AppError[],
) {
  const call = options.callsById.get(id) as Call
  try {
    const receiveFile = call.file && form && (() => form.receiveFile(call.file!.mostBytes))
    return call.output.parse(await options.dispatch(call, input as never, { ...given, receiveFile }))
  } catch (thrown) {
    const { error, isOurs } = toAppError(thrown)
    if (!isOurs) given.log.error({ err: thrown, call: id }, 'call from a page failed')
    if (error.status >= 500) failures.push(error)
    return fail(error, given)
  }
}

/** Told apart by its fields on the other side: classes do not cross between module graphs. */
async function fail(error: AppError, { caller }: CallRequest): Promise<never> {
  throw Object.assign(new Error(error.code), { problem: toProblem(error, caller.locale, caller.requestId) })
}

function toWebRequest(
  request: FastifyRequest,
  origin: string,
  visit: SharedVisit | undefined,
  form: PageForm | undefined,
) {
  const url = new URL(request.url, origin)
  if (visit) return new Request(url, { method: request.method })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  // What a page that sends no referrer posts; where it came from is judged before, by refuseCrossSite.
  if (headers.get('origin') === 'null') headers.delete('origin')
  if (form) {
    headers.delete('content-length')
    headers.set('content-type', 'application/x-www-form-urlencoded')
    return new Request(url, { method: request.method, headers, body: form.fields.toString() })
  }
  const body = request.method === 'POST' ? ((request.body as Buffer | undefined) ?? null) : null
  return new Request(url, { method: request.method, headers, body: body && new Uint8Array(body) })
}

const readViewed = (cookie: string | undefined) =>
  (cookie ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 12)
