import { lookup } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect, isIP, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { connect as connectTls } from 'node:tls'
import { isPublicIp } from './public-ip.ts'

export type RefusalReason =
  | 'address'
  | 'protocol'
  | 'port'
  | 'unknownHost'
  | 'internal'
  | 'redirects'
  | 'size'
  | 'encoding'

/** A permanent refusal; any other failure may be retried. */
export class FetchRefusedError extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`not fetched: ${reason}`)
    this.name = 'FetchRefusedError'
    this.reason = reason
  }
}

/** Resolution and connection, replaced by tests. `certificateAuthority`: PEM of the trusted authority. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  connect: (address: string, port: number) => Socket
  certificateAuthority?: string
}
type Protocols = readonly ('http:' | 'https:')[]
export type PostRequest = { headers: Record<string, string>; body: Buffer }
type Limits = { protocols: Protocols; maxBytes: number; timeoutMs: number; network?: Network }
type FetchOptions = Limits & { post?: PostRequest }
type DownloadOptions = Limits & { headers: Record<string, string> }
export type FetchedResponse = { url: string; status: number; type: string; headers: IncomingHttpHeaders; bytes: Buffer }
/** Lets tests route a user-supplied URL to their own server. */
export type FetchTransport = { protocols?: Protocols; network?: Network }

const maxRedirects = 3
/** For the start of the response to a POST. */
const maxStartMs = 2_000
const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 }
const redirectStatuses = [301, 302, 303, 307, 308]

/**
 * SSRF-safe fetch of a user-supplied URL, or POST to one. The name is resolved once, the address must be public, and the connection goes
 * to that address; each redirect is checked again. After a POST no redirect is followed, and the first `maxBytes` of the response are read,
 * as far as they come soon. `timeoutMs` covers the whole exchange.
 */
export async function safeFetch(address: string, { post, ...limits }: FetchOptions): Promise<FetchedResponse> {
  const { url, response } = await open(address, limits, { post })
  const bytes = post ? await readStart(response, limits.maxBytes) : await readBody(response, limits.maxBytes)
  return { url, status: response.statusCode!, type: typeOf(response), headers: response.headers, bytes }
}

/** As `safeFetch`, but writes the body of a successful response to a file. `headers` are those of the request. */
export async function safeDownload(address: string, path: string, { headers, ...limits }: DownloadOptions) {
  const { response } = await open(address, limits, { headers })
  const status = response.statusCode!
  if (status !== 200) {
    response.destroy()
    return { status, headers: response.headers, size: 0 }
  }
  let size = 0
  const counted = async function* () {
    for await (const chunk of bodyOf(response, limits.maxBytes)) {
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(counted, createWriteStream(path))
  return { status, headers: response.headers, size }
}

type RequestParts = { post?: PostRequest | undefined; headers?: Record<string, string> }

/** The response at the end of the redirects; its body is not yet read. */
async function open(
  address: string,
  { protocols, timeoutMs, network = systemNetwork }: Limits,
  { post, headers = {} }: RequestParts,
) {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = parse(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await sendRequest(await resolveTarget(url, { protocols, network, signal }), {
      network,
      signal,
      post,
      headers,
    })
    if (post || !redirectStatuses.includes(response.statusCode!) || !response.headers.location)
      return { url: url.href, response }
    response.destroy()
    url = parse(response.headers.location, url)
  }
  throw new FetchRefusedError('redirects')
}

function parse(address: string, base?: URL) {
  const url = URL.parse(address, base)
  if (!url) throw new FetchRefusedError('address')
  return url
}

/** Whether a URL is refused without resolving its name. */
export function isBlockedUrl(address: string, protocols: Protocols) {
  const url = URL.parse(address)
  if (!url) return true
  try {
    const { host } = validateUrl(url, protocols)
    return isIP(host) > 0 && !isPublicIp(host)
  } catch {
    return true
  }
}

type Target = { url: URL; host: string; address: string; port: number }

async function resolveTarget(
  url: URL,
  { protocols, network, signal }: { protocols: Protocols; network: Network; signal: AbortSignal },
): Promise<Target> {
  const { host, port } = validateUrl(url, protocols)
  const addresses = isIP(host) ? [host] : await raceAbort(network.resolve(host), signal)
  if (addresses.length === 0) throw new FetchRefusedError('unknownHost')
  // One internal address is enough to refuse the name.
  if (!addresses.every(isPublicIp)) throw new FetchRefusedError('internal')
  return { url, host, address: addresses[0]!, port }
}

function validateUrl(url: URL, protocols: readonly string[]) {
  if (!protocols.includes(url.protocol)) throw new FetchRefusedError('protocol')
  if (url.username || url.password) throw new FetchRefusedError('address')
  const port = Number(url.port) || defaultPorts[url.protocol]!
  if (!Object.values(defaultPorts).includes(port)) throw new FetchRefusedError('port')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
}

type RequestOptions = {
  network: Network
  signal: AbortSignal
  post: PostRequest | undefined
  headers: Record<string, string>
}

function sendRequest(
  { url, host, address, port }: Target,
  { network, signal, post, headers }: RequestOptions,
): Promise<IncomingMessage> {
  const createConnection = () => {
    const socket = network.connect(address, port)
    return url.protocol === 'https:'
      ? connectTls({
          socket,
          host,
          servername: isIP(host) ? undefined : host,
          ca: network.certificateAuthority,
          ALPNProtocols: ['http/1.1'],
        })
      : socket
  }
  return new Promise((resolveResponse, fail) => {
    request({
      host,
      port,
      path: url.pathname + url.search,
      signal,
      createConnection,
      method: post ? 'POST' : 'GET',
      headers: {
        ...post?.headers,
        ...headers,
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        'user-agent': 'Tradeyard',
      },
    })
      .on('response', resolveResponse)
      .on('error', fail)
      .end(post?.body)
  })
}

async function readBody(response: IncomingMessage, maxBytes: number) {
  return Buffer.concat(await Array.fromAsync(bodyOf(response, maxBytes)))
}

async function* bodyOf(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  const refuse = (reason: RefusalReason) => {
    response.destroy()
    return new FetchRefusedError(reason)
  }
  if (!['', 'identity'].includes(response.headers['content-encoding'] ?? '')) throw refuse('encoding')
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw refuse('size')
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw refuse('size')
    yield chunk
  }
}

/** The status has come already, so that a body that breaks off is no failure. */
async function readStart(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => response.destroy(), maxStartMs)
  try {
    if (maxBytes > 0)
      for await (const chunk of response as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= maxBytes) break
      }
  } catch {
    // What has come until then is used.
  } finally {
    clearTimeout(timer)
    response.destroy()
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

const typeOf = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

/** A DNS lookup cannot be cancelled, only abandoned. */
function raceAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  return Promise.race([
    work,
    new Promise<never>((_, fail) =>
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }),
    ),
  ])
}

const systemNetwork: Network = {
  async resolve(host) {
    const addresses = await lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND') return []
      throw error
    })
    return addresses.map(({ address }) => address)
  },
  connect: (address, port) => connect({ host: address, port }),
}
