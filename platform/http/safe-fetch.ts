import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { isPublicAddress } from './public-address.ts'

export type RefusalReason =
  | 'address'
  | 'protocol'
  | 'port'
  | 'unknownHost'
  | 'internal'
  | 'redirects'
  | 'size'
  | 'encoding'

/** The address will not be fetched, however often it is tried; any other failure may pass. */
export class FetchRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`not fetched: ${reason}`)
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

/** How names are resolved and addresses reached: the network's own, unless a test has another. `authority`: whose certificates count. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  dial: (address: string, port: number) => Socket
  authority?: string
}
type Protocols = readonly ('http:' | 'https:')[]
type Post = { headers: Record<string, string>; body: Buffer }
type Options = { protocols: Protocols; mostBytes: number; timeoutMs: number; network?: Network; post?: Post }
export type Fetched = { url: string; status: number; type: string; headers: IncomingHttpHeaders; bytes: Buffer }
/** How tests lead an address that somebody has named to a server of their own. */
export type Reach = { protocols?: Protocols; network?: Network }

const mostHops = 3
const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 }
const redirects = [301, 302, 303, 307, 308]

/**
 * Fetches what somebody else has named, or posts there. A name is resolved once and the connection goes to that very address, which
 * must be public; each redirect is judged anew. Of the answer to what is posted only the head counts: no redirect is followed, nothing
 * is read. Time is for everything together, however slowly it drips.
 */
export async function safeFetch(
  address: string,
  { protocols, mostBytes, timeoutMs, network = ownNetwork, post }: Options,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = parse(address)
  for (let hop = 0; hop <= mostHops; hop++) {
    const response = await open(await judge(url, { protocols, network, signal }), { network, signal, post })
    const status = response.statusCode!
    if (post || !redirects.includes(status) || !response.headers.location) {
      const bytes = post ? ignore(response) : await read(response, mostBytes)
      return { url: url.href, status, type: typeOf(response), headers: response.headers, bytes }
    }
    response.destroy()
    url = parse(response.headers.location, url)
  }
  throw new FetchRefused('redirects')
}

function parse(address: string, base?: URL) {
  const url = URL.parse(address, base)
  if (!url) throw new FetchRefused('address')
  return url
}

/** Whether an address would be refused for what it says by itself, whatever its name leads to. */
export function isRefused(address: string, protocols: Protocols) {
  const url = URL.parse(address)
  if (!url) return true
  try {
    const { host } = judgeWords(url, protocols)
    return isIP(host) > 0 && !isPublicAddress(host)
  } catch {
    return true
  }
}

type Target = { url: URL; host: string; address: string; port: number }

async function judge(
  url: URL,
  { protocols, network, signal }: { protocols: Protocols; network: Network; signal: AbortSignal },
): Promise<Target> {
  const { host, port } = judgeWords(url, protocols)
  const addresses = isIP(host) ? [host] : await inTime(network.resolve(host), signal)
  if (addresses.length === 0) throw new FetchRefused('unknownHost')
  // A name that leads inside by one of its addresses is refused for all of them.
  if (!addresses.every(isPublicAddress)) throw new FetchRefused('internal')
  return { url, host, address: addresses[0]!, port }
}

function judgeWords(url: URL, protocols: readonly string[]) {
  if (!protocols.includes(url.protocol)) throw new FetchRefused('protocol')
  if (url.username || url.password) throw new FetchRefused('address')
  const port = Number(url.port) || defaultPorts[url.protocol]!
  if (!Object.values(defaultPorts).includes(port)) throw new FetchRefused('port')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
}

type Way = { network: Network; signal: AbortSignal; post: Post | undefined }

function open({ url, host, address, port }: Target, { network, signal, post }: Way): Promise<IncomingMessage> {
  const createConnection = () => {
    const socket = network.dial(address, port)
    return url.protocol === 'https:'
      ? connectTls({
          socket,
          host,
          servername: isIP(host) ? undefined : host,
          ca: network.authority,
          ALPNProtocols: ['http/1.1'],
        })
      : socket
  }
  return new Promise((answer, fail) => {
    request({
      host,
      port,
      path: url.pathname + url.search,
      signal,
      createConnection,
      method: post ? 'POST' : 'GET',
      headers: {
        ...post?.headers,
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        'user-agent': 'Tradeyard',
      },
    })
      .on('response', answer)
      .on('error', fail)
      .end(post?.body)
  })
}

async function read(response: IncomingMessage, mostBytes: number) {
  const refuse = (reason: RefusalReason) => {
    response.destroy()
    return new FetchRefused(reason)
  }
  if (!['', 'identity'].includes(response.headers['content-encoding'] ?? '')) throw refuse('encoding')
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw refuse('size')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw refuse('size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function ignore(response: IncomingMessage) {
  response.destroy()
  return Buffer.alloc(0)
}

const typeOf = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

/** A resolver cannot be stopped, but need not be waited for. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  return Promise.race([
    work,
    new Promise<never>((_, fail) =>
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true }),
    ),
  ])
}

const ownNetwork: Network = {
  async resolve(host) {
    const found = await lookup(host, { all: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND') return []
      throw error
    })
    return found.map(({ address }) => address)
  },
  dial: (address, port) => connect({ host: address, port }),
}
