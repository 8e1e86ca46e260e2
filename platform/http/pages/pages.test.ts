import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieNames, locales, supportPhones } from '../../constants.ts'
import { type CacheTag, invalidateTags } from '../../cache.ts'
import { startApp, type TestApp } from '../../testing/app.ts'
import { anonymous, signedIn, Visitor } from '../../testing/personas.ts'
import { fileDatabase } from '../../testing/shared.ts'
import { until } from '../../testing/until.ts'
import type { RenderPage } from './pages.ts'

let rendered = 0
/** Renders the whole page context, and a number that increases with each render. */
const render: RenderPage = async (request, context) => {
  const { nonce, page, call } = context
  await call('GET system/currency/list', {})
  const status = new URL(request.url).pathname === '/missing' ? 404 : 200
  context.html = `<!doctype html><script nonce="${nonce}">${++rendered} ${JSON.stringify(page)}</script>`
  return new Response(null, { status, headers: { 'content-type': 'text/html' } })
}
const cookieValues: Record<string, string> = {
  currency: 'KZT',
  priceDisplay: 'gross',
  NEXT_LOCALE: 'ru',
  searchLocation: 'belgrade',
  clientLocation: 'DE',
  buyerCountry: 'DE',
  viewedProducts: '1.2.3',
  sessionId: '7f3f3a2e-0000-4000-8000-000000000000',
  theme: 'dark',
}
const start = async () => startApp({ database: await fileDatabase(), render })
const numberOf = (html: string) => /">(\d+) /.exec(html)![1]

async function number(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
  visitor = new Visitor(app.address),
) {
  return numberOf((await visitor.get(path, { headers })).text)
}

test('an anonymous page is rendered once and served with a nonce of its own each time', async () => {
  await using app = await start()
  const [first, second] = [await anonymous(app).get('/a'), await anonymous(app).get('/a')]
  assert.equal(numberOf(first.text), numberOf(second.text))
  const nonces = [first, second].map(({ text, headers }) => {
    const nonce = /nonce="([^"]+)"/.exec(text)![1]!
    assert.ok(headers.get('content-security-policy')!.includes(`'nonce-${nonce}'`))
    return nonce
  })
  assert.notEqual(nonces[0], nonces[1])
  assert.equal(first.headers.get('cache-control'), 'private, no-cache')
  assert.notEqual(await number(app, '/b'), numberOf(first.text))
  assert.notEqual(await number(app, '/ru/a'), numberOf(first.text))
})

test('invalidating a tag drops its pages in all processes', async () => {
  await using one = await start()
  await using other = await start()
  const invalidateEverywhere = async (tag: CacheTag) => {
    let processes = 0
    const stops = [one, other].map(({ listener }) => listener.on('changed', () => void processes++))
    await one.database.db.transaction().execute((tx) => invalidateTags(tx, [tag]))
    await until(() => processes === 2)
    for (const stop of stops) stop()
  }
  const before = [await number(one, '/dropped'), await number(other, '/dropped')]
  await invalidateEverywhere('product:1')
  assert.deepEqual([await number(one, '/dropped'), await number(other, '/dropped')], before)
  await invalidateEverywhere('rates')
  const after = [await number(one, '/dropped'), await number(other, '/dropped')]
  assert.notEqual(after[0], before[0])
  assert.notEqual(after[1], before[1])
})

test('a page of one visitor is never cached for another', async () => {
  await using app = await start()
  const buyer = await signedIn(app, 'buyer')
  assert.match((await buyer.get('/own')).text, /"isAuth":true/)
  assert.match((await anonymous(app).get('/own')).text, /"isAuth":false/)
  assert.match((await buyer.get('/own')).text, /"isAuth":true/)
  const bearer = new Visitor(app.address, buyer.cookies.get('token'))
  await bearer.get('/bearer')
  assert.match((await anonymous(app).get('/bearer')).text, /"isAuth":false/)
})

/** Each cookie that the server reads, with a valid value, and each header that could identify a visitor. */
const personal: Record<string, string>[] = [
  ...Object.values(cookieNames).map((name) => ({ cookie: `${name}=${cookieValues[name] ?? '1'}` })),
  { cookie: `__Host-${cookieNames.anonymous}=1` },
  { cookie: 'currency="KZT"' },
  { cookie: 'currency=%4BZT' },
  { cookie: 'a=1;currency=KZT' },
  { cookie: 'currency=kzt' },
  { cookie: 'searchLocation=%62elgrade' },
  { cookie: 'a=1;searchLocation=belgrade' },
  { cookie: 'viewedProducts=1.2.3; currency=USD' },
  ...Object.entries({
    authorization: 'Bearer x',
    currency: 'KZT',
    'accept-language': 'ru',
    'x-country-code': 'DE',
    'x-store-id': '1',
    sessionid: '7f3f3a2e-0000-4000-8000-000000000000',
    'idempotency-key': 'key-of-a-visitor',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'trade.localhost',
    'x-forwarded-for': '10.9.9.9',
    'x-original-url': '/evil',
    url: 'https://evil.example',
    referer: 'https://evil.example',
    'user-agent': 'somebody',
    'x-request-id': 'request-of-a-visitor',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'if-none-match': '"x"',
    accept: 'text/x',
  }).map(([name, value]) => ({ [name]: value })),
]

test('no cookie and no header of one visitor reaches the page of the next (H01, H01v)', async () => {
  await using app = await start()
  for (const kind of ['/', '/catalog/all', '/stores/all', '/product/p', '/ru/search'])
    for (const [index, headers] of personal.entries()) {
      const path = `${kind}?for=${index}`
      const sent = await anonymous(app).get(path, { headers })
      assert.equal(sent.status, 200, JSON.stringify(headers))
      const page = pageIn((await anonymous(app).get(path)).text)
      assert.deepEqual({ ...page, servedAt: 0 }, plainPageInfo(app, path), `${path} ${JSON.stringify(headers)}`)
    }
})

test('a cacheable page is rendered from its cache key only', async () => {
  const callers: unknown[] = []
  await using app = await startApp({
    database: await fileDatabase(),
    render: async (request, context) => {
      callers.push([...request.headers])
      context.html = '<!doctype html>'
      return new Response(null)
    },
  })
  await anonymous(app).get('/a', {
    headers: {
      'user-agent': 'somebody',
      referer: 'https://elsewhere.example/',
      cookie: 'viewedProducts=1.2; theme=dark',
    },
  })
  assert.deepEqual(callers, [[]], 'no header of the visitor')
})

test('behind a proxy the variant of the requested host is cached and served (H06)', async () => {
  await using app = await start()
  const headers = { 'x-forwarded-host': 'trade.localhost' }
  const first = await anonymous(app).get('/behind', { headers })
  assert.equal(pageIn(first.text).variant, 'trade')
  assert.equal(
    numberOf((await anonymous(app).get('/behind', { headers })).text),
    numberOf(first.text),
    'the cache is hit',
  )
  assert.equal(pageIn((await anonymous(app).get('/behind')).text).variant, 'b2b')
  await using open = await startApp({
    database: await fileDatabase(),
    render,
    environment: { TRUSTED_PROXIES: '10.0.0.1' },
  })
  assert.equal(
    pageIn((await anonymous(open).get('/behind', { headers })).text).variant,
    'b2b',
    'a peer that is no proxy of ours is not believed',
  )
})

test('the data of an anonymous page is cached like its document, that of a visitor is not', async () => {
  let calls = 0
  await using app = await startApp({
    database: await fileDatabase(),
    render: async () => new Response(`["data",${++calls}]`, { headers: { 'content-type': 'text/x-script' } }),
  })
  const [first, second] = [await anonymous(app).get('/a.data'), await anonymous(app).get('/a.data')]
  assert.deepEqual([first.text, second.text], ['["data",1]', '["data",1]'])
  assert.equal(second.headers.get('content-type'), 'text/x-script')
  assert.equal(second.headers.get('cache-control'), 'private, no-cache')
  assert.equal((await anonymous(app).get('/a.data?page=2')).text, '["data",2]')
  const visitor = new Visitor(app.address)
  visitor.cookies.set(cookieNames.cartInteraction, '1')
  assert.equal((await visitor.get('/a.data')).text, '["data",3]')
})

test('a page with a failed call is not cached', async () => {
  let calls = 0
  await using app = await startApp({
    database: await fileDatabase(),
    render: async (_request, context) => {
      await context.call('GET no/such/call', {}).catch(() => {})
      context.html = `<!doctype html><script nonce="${context.nonce}">${++calls} </script>`
      return new Response(null)
    },
  })
  assert.notEqual(
    numberOf((await anonymous(app).get('/broken')).text),
    numberOf((await anonymous(app).get('/broken')).text),
  )
})

const pageIn = (text: string) => JSON.parse(/(\{.*\})</.exec(text)![1]!) as Record<string, unknown>

function plainPageInfo({ config }: TestApp, path: string) {
  const locale = path.startsWith('/ru/') ? 'ru' : 'en'
  return {
    locale,
    locales: [...locales],
    currency: locale === 'ru' ? 'RUB' : 'USD',
    priceDisplay: 'net',
    variant: 'b2b',
    origin: config.publicOrigin,
    path: path.replace(/^\/ru/, ''),
    isAuth: false,
    acting: null,
    tokenExpiresAt: null,
    servedAt: 0,
    location: null,
    hasCart: false,
    hasChats: false,
    host: new URL(config.publicOrigin).host,
    clientIp: '127.0.0.1'.padEnd(45),
    viewed: [],
    envPublic: {
      env: 'production',
      demo: false,
      hasMailbox: false,
      phone: supportPhones.b2b,
      messengerUrl: null,
      menuLinks: { verification: '/verification' },
      captcha: null,
    },
  }
}

test('error pages are not cached', async () => {
  await using app = await start()
  assert.equal((await anonymous(app).get('/missing')).status, 404)
  assert.notEqual(await number(app, '/missing'), await number(app, '/missing'))
})

test('each language has one canonical URL', async () => {
  await using app = await start()
  for (const [path, location] of [
    ['/en/cart', '/cart'],
    ['/rs/cart?a=1', '/sr/cart?a=1'],
    ['/en', '/'],
    ['//stores//all', '/stores/all'],
    ['/en//evil.example', '/evil.example'],
  ] as const) {
    const { status, headers } = await anonymous(app).get(path)
    assert.deepEqual([status, headers.get('location')], [308, location])
  }
})
