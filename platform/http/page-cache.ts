import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type TaggedCache, taggedCache } from '../tagged-cache.ts'

export const makeNonce = () => randomBytes(16).toString('base64')

/** Stands in rendered pages where each response's nonce goes, as long as one; unguessable, so that no content can contain it. */
export const noncePlaceholder = makeNonce()

/** As long as the longest address: `ip` of a shorter one is followed by spaces. */
export const addressPlaceholder = randomBytes(23).toString('hex').slice(0, 45)

/** A document, or the data of one for navigation in the browser. */
export type CachedPage = { body: Buffer; headers: Record<string, string> }
export type PageCache = TaggedCache<CachedPage>

/** Whole pages for anonymous visitors: some 80 of them. */
export const createPageCache = (limits: { maxBytes?: number; maxAgeMs?: number } = {}): PageCache =>
  taggedCache({ name: 'pages', maxBytes: 12 * 1024 * 1024, sizeBytes: ({ body }) => body.length, ...limits })

type Visit = { nonce: string; ip: string }

/** A copy of the page for one visitor. */
export function personalize(body: Buffer, { nonce, ip }: Visit): Buffer {
  const copy = Buffer.from(body)
  fill(copy, noncePlaceholder, nonce)
  // Written into the page as it is, so nothing but an address may pass.
  fill(copy, addressPlaceholder, isIP(ip) ? ip.slice(0, addressPlaceholder.length) : '')
  return copy
}

function fill(body: Buffer, placeholder: string, value: string) {
  const padded = value.padEnd(placeholder.length)
  for (let at = body.indexOf(placeholder); at >= 0; at = body.indexOf(placeholder, at + padded.length))
    body.write(padded, at)
}

/** Writes a cached page with a nonce and the address of its visitor. */
export function sendCached(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { ip, policy }: { ip: string; policy: (nonce: string) => string },
) {
  const nonce = makeNonce()
  const plain = personalize(page.body, { nonce, ip })
  const accepted = String(request.headers['accept-encoding'])
  const compression = compressions.find(({ pattern }) => pattern.test(accepted))
  const body = compression ? compression.compress(plain) : plain
  response.writeHead(200, {
    ...page.headers,
    'content-security-policy': policy(nonce),
    'content-length': body.length,
    ...(compression && { 'content-encoding': compression.encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The best first. Light, because the nonce keeps a page from being compressed once for all. */
const compressions = [
  {
    encoding: 'br',
    pattern: /\bbr\b/,
    compress: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  },
  { encoding: 'gzip', pattern: /\bgzip\b/, compress: (body: Buffer) => gzipSync(body, { level: 1 }) },
]
