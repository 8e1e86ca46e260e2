import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const makeNonce = () => randomBytes(16).toString('base64')

/** Stands in rendered pages where each response's nonce goes, as long as one; unguessable, so that no content can contain it. */
export const noncePlaceholder = makeNonce()

export type CachedPage = { html: Buffer; headers: Record<string, string>; tags: readonly string[]; expiresAt: number }

export type PageCache = {
  get: (key: string) => CachedPage | undefined
  put: (key: string, html: Buffer, headers: Record<string, string>, tags: readonly string[]) => void
  /** Drops every page that shows one of the tags. */
  drop: (tags: readonly string[]) => void
  clear: () => void
  /** Grows with each drop: a page rendered from data read before a drop must not be put after it. */
  generation: () => number
  keys: () => string[]
}

type Limits = { bytes: number; ageMs: number }

/** Whole pages for anonymous visitors, least recently used first out, bounded in age and in bytes, which are some 80 pages. */
export function createPageCache(limits: Limits = { bytes: 12 * 1024 * 1024, ageMs: 10 * 60_000 }): PageCache {
  const pages = new Map<string, CachedPage>()
  const byTag = new Map<string, Set<string>>()
  let size = 0
  let generation = 0

  return { get, put, drop, clear, generation: () => generation, keys: () => [...pages.keys()] }

  function get(key: string) {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.expiresAt < Date.now()) {
      remove(key, page)
      return undefined
    }
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  function put(key: string, html: Buffer, headers: Record<string, string>, tags: readonly string[]) {
    const old = pages.get(key)
    if (old) remove(key, old)
    pages.set(key, { html, headers, tags, expiresAt: Date.now() + limits.ageMs })
    size += html.length
    for (const tag of tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key))
    for (const [oldest, victim] of pages) {
      if (size <= limits.bytes) break
      remove(oldest, victim)
    }
  }

  function drop(tags: readonly string[]) {
    generation++
    for (const tag of tags) for (const key of byTag.get(tag) ?? []) remove(key, pages.get(key)!)
  }

  function remove(key: string, page: CachedPage) {
    pages.delete(key)
    size -= page.html.length
    for (const tag of page.tags) {
      const keys = byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) byTag.delete(tag)
    }
  }

  function clear() {
    generation++
    pages.clear()
    byTag.clear()
    size = 0
  }
}

/** A copy of the page with this nonce. */
export function withNonce(html: Buffer, nonce: string): Buffer {
  const copy = Buffer.from(html)
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
  const plain = withNonce(page.html, nonce)
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
