import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { test } from 'node:test'
import { type CacheTag, invalidate, invalidateAll } from '../cache.ts'
import {
  addressPlaceholder,
  createPageCache,
  noncePlaceholder,
  type PageCache,
  personalize,
  sendCached,
} from './page-cache.ts'

const headers = { 'content-type': 'text/html' }

function keep(cache: PageCache, key: string, html: string, ...tags: CacheTag[]) {
  using load = cache.beginLoad()
  load.keep(key, { body: Buffer.from(html), headers }, tags)
}

test('the cache is bounded in bytes: the least recently used pages go first', () => {
  const cache = createPageCache({ maxBytes: 1_000 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) keep(cache, key, 'x'.repeat(200))
  assert.ok(cache.get('a'))
  keep(cache, 'f', 'x'.repeat(200))
  assert.deepEqual(cache.keys(), ['c', 'd', 'e', 'a', 'f'])
})

test('a page ends with its age', (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 1_000 })
  const cache = createPageCache({ maxAgeMs: 60_000 })
  keep(cache, 'a', 'page')
  t.mock.timers.tick(60_000)
  assert.ok(cache.get('a'))
  t.mock.timers.tick(1_000)
  assert.equal(cache.get('a'), undefined)
})

test('an invalidated tag removes every page with the tag, and no other', () => {
  const cache = createPageCache()
  keep(cache, 'a', 'page', 'product:1', 'rates')
  keep(cache, 'b', 'page', 'product:2', 'rates')
  keep(cache, 'c', 'page', 'product:3')
  invalidate(['product:1', 'stores'])
  assert.deepEqual(cache.keys(), ['b', 'c'])
  invalidate(['rates'])
  assert.deepEqual(cache.keys(), ['c'])
  invalidateAll()
  assert.deepEqual(cache.keys(), [])
})

test('each response of one cached page has a nonce of its own, plain and compressed', async () => {
  const cache = createPageCache()
  keep(
    cache,
    'a',
    `<script nonce="${noncePlaceholder}"></script><style nonce="${noncePlaceholder}">ёß</style>`.repeat(3),
  )
  const server = createServer((request, response) =>
    sendCached(cache.get('a')!, request, response, {
      ip: '192.0.2.7',
      policy: (nonce) => `script-src 'nonce-${nonce}'`,
    }),
  ).listen(0)
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as { port: number }).port}`
  const seen = new Set<string>()
  for (const encoding of ['identity', 'gzip', 'br', 'identity', 'br']) {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
    assert.equal(response.headers.get('content-encoding'), encoding === 'identity' ? null : encoding)
    const html = await response.text()
    const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce!))
    assert.equal(nonces.size, 1)
    const [nonce] = nonces
    assert.equal(response.headers.get('content-security-policy'), `script-src 'nonce-${nonce}'`)
    assert.equal(html, `<script nonce="${nonce}"></script><style nonce="${nonce}">ёß</style>`.repeat(3))
    seen.add(nonce!)
  }
  assert.equal(seen.size, 5)
  const head = await fetch(address, { method: 'HEAD' })
  assert.equal(await head.text(), '')
  server.close()
})

test('each response of one cached page has the address of its visitor, and nothing that is no address', () => {
  const page = Buffer.from(`["${addressPlaceholder}","${addressPlaceholder}"]`)
  const addressesFor = (ip: string) =>
    (JSON.parse(personalize(page, { nonce: 'n', ip }).toString()) as string[]).map((text) => text.trimEnd())
  for (const ip of ['192.0.2.7', '2001:db8::1', '0000:0000:0000:0000:0000:ffff:255.255.255.255'])
    assert.deepEqual(addressesFor(ip), [ip, ip])
  for (const wrong of ['', '"><script>', 'unknown', '1.2.3.4"', '10.0.0.1, 10.0.0.2'])
    assert.deepEqual(addressesFor(wrong), ['', ''], wrong)
})
