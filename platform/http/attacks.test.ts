import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { calls } from '#modules/index.ts'
import type { TestApp } from '../testing/app.ts'
import { anonymous, signedIn, type Visitor } from '../testing/personas.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { fileApp } from '../testing/shared.ts'

let app: TestApp
let visitor: Visitor

before(async () => {
  app = await fileApp()
  visitor = anonymous(app)
})

const raw = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  rawRequest(app.address, path, { headers, method, body })

/** The status line of the response to raw bytes; ' reset ' when the connection is closed without one. */
function bytes(text: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setTimeout(5_000, () => socket.destroy())
    socket
      .on('data', (chunk) => (answer += String(chunk)))
      .on('close', () => done(answer.split('\r\n')[0] || ' reset '))
      .on('error', () => {})
  })
}

test('a cross-site POST is refused in every content type (G01)', async () => {
  const buyer = await signedIn(app, 'buyer')
  const posts = calls.filter(({ method, access }) => method === 'POST' && access !== 'provider')
  for (const { path } of posts)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ] as Record<string, string>[])
      assert.equal(
        (await buyer.post(`/api/${path}`, '{}', { headers })).status,
        403,
        `${path} ${JSON.stringify(headers)}`,
      )
  assert.equal(
    (
      await buyer.post('/cart', 'a=1', {
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status,
    403,
  )
  assert.equal(
    (
      await buyer.post('/preferences', 'locale=ru', {
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status,
    403,
  )
})

test('a cookie without origin headers is refused (G01)', async () => {
  const cookie = `token=${(await signedIn(app, 'buyer')).cookies.get('token')}`
  const json = { cookie, 'content-type': 'application/json' }
  assert.equal((await raw('/api/account/context/culture/set', json, 'POST', '{"culture":"de"}')).status, 403)
  const { host } = new URL(app.address)
  assert.equal(
    (
      await raw(
        '/api/account/context/culture/set',
        { ...json, origin: `http://${host}`, host },
        'POST',
        '{"culture":"de"}',
      )
    ).status,
    200,
  )
})

test('calls with side effects do not exist as GET (G01)', async () => {
  const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const { path, method } of calls)
    if (method === 'POST' && !reads.has(path)) assert.equal((await visitor.get(`/api/${path}`)).status, 404, path)
})

test('an unknown host is refused and never reflected (G02)', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:80', '127.0.0.1.evil.example']) {
    for (const path of ['/', '/api/cart/get', '/robots.txt', '/sitemap.xml', '/api/openapi.json']) {
      const { status, body } = await raw(path, { host })
      assert.ok(status === 421 || !body.includes('evil.example'), `${status} ${host} ${path}`)
    }
    assert.equal((await raw('/', { host })).status, 421)
  }
  for (const headers of [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-original-url': '/evil.example' },
    { forwarded: 'host=evil.example' },
    { 'x-forwarded-prefix': '/evil.example' },
  ] as Record<string, string>[])
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/api/openapi.json']) {
      const { status, body } = await raw(path, { host: 'localhost', ...headers })
      assert.ok(status < 500 && !body.includes('evil.example'), `${status} ${path} ${JSON.stringify(headers)}`)
    }
})

test('a path that looks like a file is never publicly cacheable (G03)', async () => {
  const buyer = await signedIn(app, 'buyer')
  for (const path of [
    '/cart;.js',
    '/cart/x.css',
    '/profile/orders/x.css',
    '/order/1%0a.png',
    '/cart%2fx.css',
    '/assets/../cart',
    '/api/cart/get;.css',
    '/api/cart/get/x.css',
    '/api/cart/get%0a.css',
  ]) {
    const { headers, status } = await buyer.get(path)
    assert.doesNotMatch(headers.get('cache-control') ?? '', /public|max-age=[1-9]/, path)
    if (path.startsWith('/api')) assert.equal(status, 404, path)
  }
  const own = await buyer.get('/api/cart/get')
  assert.equal(own.headers.get('cache-control'), 'no-store')
})

test('path traversal and invalid encodings are not found, and the process lives (F14)', async () => {
  for (const path of [
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/media/../../../etc/passwd',
    '/media/..%2f..%2fetc%2fpasswd/64.webp',
    '/media/%00/64.webp',
    '/media/%zz/64.webp',
    '/%',
    '/%ff',
    '/api/%',
    '/api/files/image/get?id=..%2f..%2fetc%2fpasswd',
    '/api/%00',
    '/assets/%00',
    '/..;/..;/etc/passwd',
    '/.env',
    '/.git/config',
  ]) {
    const { status, body } = await raw(path, { host: 'localhost' })
    assert.ok(status < 500, `${status} ${path}`)
    assert.doesNotMatch(body, /root:|"dependencies"/, path)
  }
  assert.equal((await visitor.get('/api/system/test')).status, 200)
})

test('a body that is not a valid JSON object is refused, and the process lives (F15)', async () => {
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const cases: [string, string, number[]][] = [
    ['application/json', '{"__proto__":{"isAdmin":true},"productId":1}', [400]],
    ['application/json', '{"constructor":{"prototype":{"isAdmin":true}},"productId":1}', [400, 422]],
    ['application/json', '{"productId":1,"productId":"x"}', [422]],
    ['application/json', deep(10_000), [400, 413, 422]],
    ['application/json', deep(40), [400]],
    ['application/json', `{"productId":"${'x'.repeat(10_000_000)}"}`, [413]],
    ['application/json', '[1]', [400]],
    ['application/json', '"text"', [400]],
    ['application/json', '5', [400]],
    ['application/json', '', [400, 422]],
    ['application/json', '{', [400]],
    ['application/json', '\ufeff{}', [400, 422]],
    ['multipart/form-data', 'x', [415]],
    ['multipart/form-data; boundary=a', '--a\r\n\r\n--a--', [415]],
    ['text/xml', '<a/>', [415]],
    ['text/plain', '{}', [400, 415]],
  ]
  for (const [type, body, statuses] of cases) {
    const { status } = await visitor
      .post('/api/cart/add', body, { headers: { 'content-type': type } })
      .catch(() => ({ status: 413 }))
    assert.ok(statuses.includes(status), `${status} for ${type} ${body.slice(0, 60)}`)
  }
  assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
  assert.equal((await visitor.get('/api/system/test')).status, 200)
})

test('NUL is refused anywhere in the input (A10n)', async () => {
  const buyer = await signedIn(app, 'buyer')
  const malformed = async (answer: Promise<{ status: number; body: unknown }>, what: string) => {
    const { status, body } = await answer
    assert.deepEqual([status, (body as { code?: string }).code], [400, 'request.malformed'], what)
  }
  for (const path of ['live%00', '%00live', '%00']) await malformed(visitor.get(`/api/x/cart/${path}/items`), path)
  for (const query of ['text=%00', 'text=a%00b', 'f.material=steel%00', 'f.%00=steel', '%00=1', 'page=1%00'])
    await malformed(visitor.get(`/api/x/platform/live/default/product/search?${query}`), query)
  for (const body of [
    '{"productId":1,"\\u0000":1}',
    '{"productId":"\\u0000"}',
    '{"productId":1,"a":{"b":[{"c":"x\\u0000"}]}}',
    '{"productId":1,"a":[[{"b\\u0000":1}]]}',
  ])
    await malformed(visitor.post('/api/cart/add', body), body)
  await malformed(
    buyer.post('/api/account/context/culture/set', { culture: 'de\u0000' }),
    'a value that would be known without it',
  )
})

test('oversized and ambiguous requests are refused (G08)', async () => {
  const line = 'Host: localhost\r\nConnection: close\r\n'
  assert.match(await bytes(`GET / HTTP/1.1\r\n${line}X: ${'a'.repeat(70_000)}\r\n\r\n`), / (431|reset) /)
  assert.match(await bytes(`GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${line}\r\n`), / (414|431|reset) /)
  assert.match(
    await bytes(
      `POST /api/cart/add HTTP/1.1\r\n${line}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ),
    / 400 /,
  )
  assert.match(
    await bytes(`POST /api/cart/add HTTP/1.1\r\n${line}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`),
    / 400 /,
  )
  assert.match(await bytes(`GET / HTTP/1.1\r\n${line}X-A: b\nX-C: d\x00e\r\n\r\n`), / 400 /)
})

test('every response has the security headers', async () => {
  for (const path of [
    '/',
    '/ru/x',
    '/api/system/test',
    '/api/none',
    '/assets/none.js',
    '/media/none',
    '/robots.txt',
    '/ready',
  ]) {
    const { headers } = await visitor.get(path)
    for (const [name, value] of Object.entries({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    }))
      assert.equal(headers.get(name), value, `${path} ${name}`)
    for (const name of ['server', 'x-powered-by']) assert.equal(headers.get(name), null)
    assert.ok(headers.get('x-request-id'))
  }
  assert.match(
    (await visitor.get('/')).headers.get('content-security-policy')!,
    /default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic'/,
  )
  assert.equal(
    (await visitor.get('/api/cart/get')).headers.get('content-security-policy'),
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('a failure is a problem document in the language of the caller', async () => {
  const { status, headers, body } = await visitor.get('/api/cart/order/get', { locale: 'de' })
  assert.equal(status, 401)
  assert.match(headers.get('content-type')!, /^application\/problem\+json/)
  assert.deepEqual(Object.keys(body as object).sort(), ['code', 'detail', 'status', 'title', 'traceId', 'type'])
  assert.notEqual(
    (body as { title: string }).title,
    ((await visitor.get('/api/cart/order/get')).body as { title: string }).title,
  )
})
