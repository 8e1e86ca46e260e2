import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { test } from 'node:test'
import { createPageCache, noncePlaceholder, sendCached } from './page-cache.ts'

const page = (html: string) => Buffer.from(html)
const headers = { 'content-type': 'text/html' }

test('the cache is bounded in bytes: the least recently used pages go first', () => {
  const cache = createPageCache({ bytes: 1_000, ageMs: 60_000 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.put(key, page('x'.repeat(200)), headers, [])
  assert.ok(cache.get('a'))
  cache.put('f', page('x'.repeat(200)), headers, [])
  assert.deepEqual(cache.keys(), ['c', 'd', 'e', 'a', 'f'])
  cache.put('huge', page('x'.repeat(20_000)), headers, [])
  assert.deepEqual(cache.keys(), [])
})

test('replacing a page does not count it twice', () => {
  const cache = createPageCache({ bytes: 500, ageMs: 60_000 })
  for (let count = 0; count < 50; count++) cache.put('a', page('x'.repeat(200)), headers, ['t'])
  cache.put('b', page('x'.repeat(200)), headers, [])
  assert.deepEqual(cache.keys(), ['a', 'b'])
})

test('a page ends with its age', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 0 })
  const cache = createPageCache({ bytes: 1_000, ageMs: 1_000 })
  cache.put('a', page('page'), headers, [])
  t.mock.timers.tick(1_000)
  assert.ok(cache.get('a'))
  t.mock.timers.tick(1)
  assert.equal(cache.get('a'), undefined)
})

test('a tag drops every page that shows it, and no other', () => {
  const cache = createPageCache()
  cache.put('a', page('page'), headers, ['product:1', 'rates'])
  cache.put('b', page('page'), headers, ['product:2', 'rates'])
  cache.put('c', page('page'), headers, ['product:3'])
  const before = cache.generation()
  cache.drop(['product:1', 'unknown'])
  assert.deepEqual(cache.keys(), ['b', 'c'])
  cache.drop(['rates'])
  assert.deepEqual(cache.keys(), ['c'])
  assert.ok(cache.generation() > before, 'what was read before a drop must not be put after it')
  cache.clear()
  assert.deepEqual(cache.keys(), [])
})

test('each response of one cached page has a nonce of its own, plain and compressed', async () => {
  const cache = createPageCache()
  cache.put(
    'a',
    page(`<script nonce="${noncePlaceholder}"></script><style nonce="${noncePlaceholder}">ёß</style>`.repeat(3)),
    headers,
    [],
  )
  const server = createServer((request, response) =>
    sendCached(cache.get('a')!, request, response, (nonce) => `script-src 'nonce-${nonce}'`),
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
