import type { IncomingHttpHeaders } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownCaptcha } from '../captcha/captcha.ts'
import { cookieNames, type Locale } from '../constants.ts'
import type { Call, CallOptions } from '../contract.ts'
import { AppError, requestErrors } from '../errors.ts'
import { type ApiOptions, openRequest } from './api.ts'
import { readCountry, readLocale, readLocation } from './caller.ts'
import { readCookies } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { originOf } from './hosts.ts'
import { keptChannels } from '../outbox/transports.ts'
import { splitLocale } from './locale-path.ts'
import { type PageForm, readPageForm } from './page-form.ts'
import { createTurns } from '../turns.ts'
import { makeNonce, noncePlaceholder, type PageCache, withNonce } from './page-cache.ts'
import { toAppError, toProblem } from './problem.ts'
import { pagePolicy } from './security.ts'

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
  nonce: string
  /** The page that was written: its answer has no body. */
  html?: string | undefined
}
export type RenderPage = (request: Request, given: Given) => Promise<Response>

type Options = ApiOptions & {
  render: RenderPage
  cache: PageCache
  callsById: ReadonlyMap<string, Call>
  mostFileBytes: number
}

const privateCookies = [
  cookieNames.token,
  cookieNames.refreshToken,
  cookieNames.cartInteraction,
  cookieNames.chatInteraction,
  cookieNames.anonymous,
  `__Host-${cookieNames.anonymous}`,
]
/** Headers of the API that would be obeyed on a page too. */
const personalHeaders = ['authorization', 'currency', 'x-store-id', 'sessionid'] as const

/** What a page is made of stands in memory until it is written, and more pages at once are not made any sooner. */
const inTurn = createTurns({ atOnce: 8, mostWaiting: 1_000, busy: requestErrors.unavailable })

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
  const { locale, path, redirect } = splitLocale(request.url, config.locales)
  if (redirect) return reply.code(308).header('location', redirect).send()
  refuseCrossSite(request)
  const key = cacheKey(request, options)
  const generation = cache.generation()
  const given = await openRequest(request, options, { locale, renew: true })
  given.origin = originOf(given.caller.variant, config)
  const tags = new Set<string>()
  given.shows = (...names) => names.forEach((name) => tags.add(name))

  const form = request.isMultipart() ? await readPageForm(request, reply, config, options.mostFileBytes) : undefined
  reply.raw.once('close', () => form?.leave())
  const nonce = makeNonce()
  const handed: Given = {
    call: (id, input, how) => callFromPage(id, input, { ...given, ...chosen(given, how) }, options, form),
    nextFile: async () => (form ? form.nextFile() : null),
    nonce: key ? noncePlaceholder : nonce,
    page: {
      locale,
      path: pagePath(path),
      locales: config.locales,
      currency: given.caller.currency,
      variant: given.caller.variant,
      origin: given.origin,
      isAuth: given.caller.account !== undefined,
      tokenExpiresAt: given.caller.account?.expiresAt ?? null,
      servedAt: Math.floor(given.now.getTime() / 1000),
      location: given.caller.location ?? null,
      hasCart: Boolean(given.caller.cookies[cookieNames.cartInteraction]),
      hasChats: Boolean(given.caller.cookies[cookieNames.chatInteraction]),
      viewed: readViewed(given.caller.cookies[cookieNames.viewed]),
      demo: config.demo,
      hasMailbox: keptChannels(config).length > 0,
      messengerUrl: config.messengerUrls[given.caller.variant] ?? null,
      captcha: shownCaptcha(config),
    },
  }
  const asked = toWebRequest(request, form)
  // What is sent may ask others outside, who take their time.
  const response = await (request.method === 'POST'
    ? options.render(asked, handed)
    : inTurn(() => options.render(asked, handed)))
  const html = handed.html === undefined ? undefined : bytesOf(whatIsSeenFirst(handed.html))
  handed.html = undefined
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = [...given.cookies.lines, ...response.headers.getSetCookie()]
  const mayBeKept = headers['cache-control'] === undefined
  if (
    key &&
    html &&
    mayBeKept &&
    response.status === 200 &&
    given.cookies.lines.length === 0 &&
    generation === cache.generation()
  )
    cache.put(key, html, { ...headers, ...pageHeaders }, [...tags])
  for (const line of cookies) reply.header('set-cookie', line)
  return reply
    .code(response.status)
    .headers({
      ...(given.caller.account ? ownPageHeaders : pageHeaders),
      ...headers,
      'content-security-policy': policy.replaceAll('{nonce}', nonce),
    })
    .send(html ? (key ? withNonce(html, nonce) : html) : await response.text())
}

/** A page is big: as text the collector of garbage would take it for something that stays, and a copy of the whole text is one more. */
function bytesOf(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((length, part) => length + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) end += bytes.write(part, end)
  return bytes
}

/**
 * The page in parts. It can be read and used before its scripts run, so they are fetched after the first paint and take no line from
 * it. The preloads stand in the head, before the script.
 */
function whatIsSeenFirst(html: string): string[] {
  const parts: string[] = []
  const preloads: string[] = []
  let end = 0
  for (const { 0: found, 1: preload, 2: nonce, 3: source, index } of html.matchAll(scripts)) {
    if (index > end) parts.push(html.slice(end, index))
    if (preload === undefined)
      parts.push(
        `<script ${nonce}>(${startScripts})(${JSON.stringify(preloads)},${JSON.stringify(source)},document.currentScript.nonce)</script>`,
      )
    else preloads.push(preload)
    end = index + found.length
  }
  return end < html.length ? [...parts, html.slice(end)] : parts
}

const scripts =
  /<link rel="modulepreload" href="([^"]*)" nonce="[^"]*"\/>|<script (nonce="[^"]*") type="module" async="">([^<]*)<\/script>/g

/** Runs in the browser. A tab that is not shown paints nothing, so there the clock decides. */
const startScripts = `(preloads, source, nonce) => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent: source, nonce }))
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, 3000)
}`

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

/**
 * Undefined when the page is the visitor's own; else host, currency, country, location, variant and URL. What a page is made from
 * and the key leaves out would be shown to others, so the key reads cookies exactly as the page does.
 */
export function cacheKey(
  request: Pick<FastifyRequest, 'method' | 'url' | 'host'> & { headers: IncomingHttpHeaders },
  { config }: Pick<Options, 'config'>,
) {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url.length > 500) return undefined
  if (personalHeaders.some((name) => request.headers[name] !== undefined)) return undefined
  const cookies = readCookies(request.headers.cookie)
  if (privateCookies.some((name) => cookies[name] !== undefined)) return undefined
  if (cookies[cookieNames.viewed] && request.url.includes('/product/')) return undefined
  const currency = /^[a-z]{3}$/i.exec(cookies[cookieNames.currency] ?? '')?.[0].toUpperCase() ?? ''
  const country = readCountry(request.headers, cookies) ?? ''
  return `${request.host} ${currency} ${country} ${readLocation(cookies) ?? ''} ${config.variant} ${request.url}`
}

const chosen = ({ caller, idempotencyKey }: Awaited<ReturnType<typeof openRequest>>, how: CallOptions = {}) => ({
  idempotencyKey: how.idempotencyKey ?? idempotencyKey,
  caller: how.storeId === undefined ? caller : { ...caller, storeHeader: String(how.storeId) },
})

async function callFromPage(
  id: string,
  input: unknown,
  given: Awaited<ReturnType<typeof openRequest>>,
  options: Options,
  form: PageForm | undefined,
) {
  const call = options.callsById.get(id) as Call
  const receiveFile = call.file && form && (() => form.receiveFile(call.file!.mostBytes))
  try {
    return call.output.parse(await options.dispatch(call, input as never, { ...given, receiveFile }))
  } catch (thrown) {
    const { error, isOurs } = toAppError(thrown)
    if (!isOurs) given.log.error({ err: thrown, call: id }, 'call from a page failed')
    // Told apart by its fields on the other side: classes do not cross between module graphs.
    throw Object.assign(new Error(error.code), {
      problem: toProblem(error, given.caller.locale, given.caller.requestId),
    })
  }
}

function toWebRequest(request: FastifyRequest, form: PageForm | undefined) {
  const url = new URL(request.url, `${request.protocol}://${request.host}`)
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

/** When even the error page cannot be made: a plain sentence with the id to quote. */
export function plainFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { error, isOurs } = toAppError(thrown)
  if (!isOurs) request.log.error({ err: thrown }, 'page failed')
  const locale = readLocale(request.headers['accept-language'])
  const problem = toProblem(error instanceof AppError ? error : requestErrors.internal(), locale, request.id)
  return reply
    .code(error.status)
    .headers(error.headers)
    .type('text/plain; charset=utf-8')
    .send(`${problem.title}\n${problem.detail}\n${request.id}\n`)
}
