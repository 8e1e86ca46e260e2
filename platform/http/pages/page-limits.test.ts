import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApp, type TestApp } from '../../testing/app.ts'
import { anonymous, signedIn, type Visitor } from '../../testing/personas.ts'
import { fileDatabase } from '../../testing/shared.ts'
import type { RenderPage } from './pages.ts'

const callsPerPage = 8

/** Makes as many calls as account pages do, and returns errors as React Router does. */
const render: RenderPage = async (_request, context) => {
  try {
    for (let count = 0; count < callsPerPage; count++) await context.call('GET geo/location', { alias: 'belgrade' })
    context.html = '<!doctype html><p>page</p>'
    return new Response(null, { status: 200 })
  } catch (thrown) {
    const { problem } = thrown as { problem: { status: number } }
    return Response.json(problem, { status: problem.status })
  }
}
const start = async () => startApp({ database: await fileDatabase(), rateLimits: true, render })
const html = { headers: { accept: 'text/html,*/*' } }

async function exhaust(visitor: Visitor) {
  for (let count = 0; count < 1_000; count++) {
    const answer = await visitor.get(`/page?view=${count}`, html)
    if (answer.status !== 200) return answer
  }
  return assert.fail('A crawler is never stopped.')
}

test('150 views of an account page in a minute are served, and so are visitors of the same address (H07)', async () => {
  await using app = await start()
  const buyer = await signedIn(app, 'buyer')
  for (let view = 0; view < 150; view++)
    assert.equal((await buyer.get('/profile', html)).status, 200, `view ${view + 1}`)
  for (let view = 0; view < 20; view++)
    assert.equal((await anonymous(app).get(`/catalog/all?view=${view}`, html)).status, 200)
})

test('beyond the budget a page is 429 in the language of its URL, with retry-after (H07)', async () => {
  await using app = await start()
  await exhaust(anonymous(app))
  const words = {
    '/page?a': ['en', 'Too many requests'],
    '/ru/page?a': ['ru', 'Слишком много запросов'],
    '/de/page?a': ['de', 'Zu viele Anfragen'],
  } as const
  for (const [path, [language, title]] of Object.entries(words)) {
    const refused = await refusedAt(app, path)
    assert.ok(Number(refused.headers.get('retry-after')) >= 1)
    assert.match(refused.headers.get('content-type')!, /^text\/html/)
    assert.ok(refused.text.includes(`<html lang="${language}">`) && refused.text.includes(title), refused.text)
    const nonce = /<style nonce="([^"]+)"/.exec(refused.text)![1]!
    assert.ok(refused.headers.get('content-security-policy')!.includes(`'nonce-${nonce}'`))
  }
  assert.equal((await (await signedIn(app, 'buyer')).get('/profile', html)).status, 200)
})

/** The bucket refills gradually, so a few requests may still pass. */
async function refusedAt(app: TestApp, path: string) {
  for (;;) {
    const answer = await anonymous(app).get(`${path}${Math.random()}`, html)
    if (answer.status === 429) return answer
  }
}

test('beyond the budget a data request gets an error that the page can show', async () => {
  await using app = await start()
  await exhaust(anonymous(app))
  for (;;) {
    const { status, headers, body } = await anonymous(app).get(`/page.data?view=${Math.random()}`)
    if (status === 200) continue
    assert.deepEqual([status, (body as { code: string }).code], [429, 'request.tooMany'])
    assert.ok(headers.get('retry-after'))
    return
  }
})

test('a cached page costs no points', async () => {
  await using app = await start()
  const visitor = anonymous(app)
  await visitor.get('/kept', html)
  for (let view = 0; view < 400; view++) assert.equal((await visitor.get('/kept', html)).status, 200)
})
