import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type TaggedCache, taggedCache } from '../cache.ts'

export const makeNonce = () => randomBytes(16).toString('base64')

/** Stands in rendered pages where each response's nonce goes, as long as one; unguessable, so that no content can contain it. */
export const noncePlaceholder = makeNonce()

/** A document, or the data of one for navigation in the browser. */
export type CachedPage = { body: Buffer; headers: Record<string, string> }
export type PageCache = TaggedCache<CachedPage>

/** Whole pages for anonymous visitors: some 80 of them. */
export const createPageCache = (limits: { maxBytes?: number; maxAgeMs?: number } = {}): PageCache =>
  taggedCache({ maxBytes: 12 * 1024 * 1024, sizeBytes: ({ body }) => body.length, ...limits })

/** A copy of the page with this nonce. */
export function withNonce(body: Buffer, nonce: string): Buffer {
  const copy = Buffer.from(body)
  for (let at = copy.indexOf(noncePlaceholder); at >= 0; at = copy.indexOf(noncePlaceholder, at + nonce.length))
    copy.write(nonce, at)
  return copy
}

/** Writes a cached page with a nonce of its own. Compressed lightly: the nonce keeps it from being compressed once for all. */
export function sendCached(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  policy: (nonce: string) => string,
) {
  const nonce = makeNonce()
  const plain = withNonce(page.body, nonce)
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body =
    encoding === 'br' ? brotliCompressSync(plain, fastest) : encoding === 'gzip' ? gzipSync(plain, { level: 1 }) : plain
  response.writeHead(200, {
    ...page.headers,
    'content-security-policy': policy(nonce),
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

const encodingFor = (accepted: string | string[] | undefined) =>
  typeof accepted !== 'string'
    ? undefined
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined
