import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changed } from '../realtime/publish.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymous, signedIn, Visitor } from '../testing/personas.ts'
import { fileDatabase } from '../testing/shared.ts'
import type { RenderPage } from './pages.ts'

let rendered = 0
/** Shows everything that a page is made from, and a number that is new with each rendering. */
const render: RenderPage = async (request, given) => {
  const { nonce, page, call } = given
  await call('GET geo/location', { alias: 'belgrade' })
  const status = new URL(request.url).pathname === '/missing' ? 404 : 200
  given.html = `<!doctype html><script nonce="${nonce}">${++rendered} ${JSON.stringify(page)}</script>`
  return new Response(null, { status, headers: { 'content-type': 'text/html' } })
}
const start = async () => startApp({ database: await fileDatabase(), render })
const numberOf = (html: string) => /">(\d+) /.exec(html)![1]
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

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

test('a change of what a page shows drops it, in this process and all others', async () => {
  await using one = await start()
  await using other = await start()
  const before = [await number(one, '/dropped'), await number(other, '/dropped')]
  await one.database.db.transaction().execute((tx) => changed(tx, ['product:1']))
  await sleep(200)
  assert.deepEqual([await number(one, '/dropped'), await number(other, '/dropped')], before)
  await one.database.db.transaction().execute((tx) => changed(tx, ['locations']))
  await sleep(200)
  const after = [await number(one, '/dropped'), await number(other, '/dropped')]
  assert.notEqual(after[0], before[0])
  assert.notEqual(after[1], before[1])
})

test('a page made for one visitor is never kept for another', async () => {
  await using app = await start()
  const buyer = await signedIn(app, 'buyer')
  assert.match((await buyer.get('/own')).text, /"isAuth":true/)
  assert.match((await anonymous(app).get('/own')).text, /"isAuth":false/)
  assert.match((await buyer.get('/own')).text, /"isAuth":true/)
  const bearer = new Visitor(app.address, buyer.cookies.get('token'))
  await bearer.get('/bearer')
  assert.match((await anonymous(app).get('/bearer')).text, /"isAuth":false/)
})

test('nothing that a visitor sends can change the page that others get', async () => {
  await using app = await start()
  const ways: Record<string, string>[] = [
    { currency: 'KZT' },
    { cookie: 'currency=KZT' },
    { cookie: 'currency="KZT"' },
    { cookie: 'currency=%4BZT' },
    { cookie: 'a=1;currency=KZT' },
    { cookie: 'currency=kzt' },
    { cookie: 'searchLocation=belgrade' },
    { cookie: 'searchLocation=%62elgrade' },
    { cookie: 'a=1;searchLocation=belgrade' },
    { 'accept-language': 'ru' },
    { cookie: 'NEXT_LOCALE=ru' },
    { 'x-country-code': 'DE' },
    { cookie: 'clientLocation=DE' },
    { cookie: 'cartInteraction=1' },
    { cookie: 'viewedProducts=1.2.3' },
    { 'x-store-id': '1' },
    { sessionid: '7f3f3a2e-0000-4000-8000-000000000000' },
    { cookie: 'storeId=1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'trade.localhost' },
    { 'x-original-url': '/evil' },
    { url: 'https://evil.example' },
  ]
  for (const [index, headers] of ways.entries()) {
    const path = `/product/p${index}`
    await anonymous(app).get(path, { headers })
    const { text } = await anonymous(app).get(path)
    const page = JSON.parse(/(\{.*\})</.exec(text)![1]!)
    const { currency, location, hasCart, viewed, locale, variant, origin, isAuth } = page
    assert.deepEqual(
      { currency, location, hasCart, viewed, locale, variant, isAuth },
      { currency: 'USD', location: null, hasCart: false, viewed: [], locale: 'en', variant: 'b2b', isAuth: false },
      JSON.stringify(headers),
    )
    assert.equal(origin, app.config.publicOrigin)
  }
})

test('only whole pages are kept: no errors, and nothing that sets a cookie', async () => {
  await using app = await start()
  assert.equal((await anonymous(app).get('/missing')).status, 404)
  assert.notEqual(await number(app, '/missing'), await number(app, '/missing'))
})

test('each language has one address', async () => {
  await using app = await start()
  for (const [path, location] of [
    ['/en/cart', '/cart'],
    ['/rs/cart?a=1', '/sr/cart?a=1'],
    ['/en', '/'],
  ] as const) {
    const { status, headers } = await anonymous(app).get(path)
    assert.deepEqual([status, headers.get('location')], [308, location])
  }
})
