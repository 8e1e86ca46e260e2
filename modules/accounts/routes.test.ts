import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anonymous, signedIn, tokensOf, Visitor, withBearer } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password, people } from '#platform/testing/shop.ts'
import { identify } from './identify.ts'
import * as contract from './contract.ts'

const code = (answer: { body: unknown }) => (answer.body as { code: string }).code

test('signing in sets HttpOnly cookies', async () => {
  const visitor = anonymous(await fileApp())
  const answer = await visitor.call(contract.requestToken, { login: ` ${people.buyer.toUpperCase()} `, password })
  assert.equal(answer.status, 200)
  const lines = answer.headers.getSetCookie().filter((line) => /^(token|refreshToken)=/.test(line))
  assert.equal(lines.length, 2)
  for (const line of lines) assert.match(line, /Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/i)
  assert.equal((await visitor.call(contract.getAccountContext, {})).body.email, people.buyer)
})

test('a wrong password gets the same response for a known, an unknown and a banned account (D20)', async () => {
  const visitor = anonymous(await fileApp())
  const answers = [
    await visitor.call(contract.requestToken, { login: people.buyer, password: 'wrong' }),
    await visitor.call(contract.requestToken, { login: 'nobody@test.example', password }),
    await visitor.call(contract.requestToken, { login: people.banned, password: 'wrong' }),
    await visitor.call(contract.requestToken, { login: '+381 00 000', password }),
  ]
  const plain = answers.map(({ status, text }) => `${status} ${text.replace(/"traceId":"[^"]*"/, '')}`)
  assert.equal(new Set(plain).size, 1)
  assert.match(plain[0]!, /^401 .*accounts\.wrongCredentials/)
})

test('passwords longer than 128 characters and other invalid inputs are refused', async () => {
  const visitor = anonymous(await fileApp())
  for (const wrong of ['', 'x'.repeat(129), 5, null])
    assert.equal((await visitor.call(contract.requestToken, { login: 'a@b.c', password: wrong } as never)).status, 422)
  assert.equal(
    (await visitor.call(contract.requestToken, { login: 'a@b.c', password: 'x', role: 'admin' } as never)).status,
    422,
  )
  assert.equal(
    (await visitor.post('/api/token/request', { login: 'a@b.c', password: 'x'.repeat(1_000_000) })).status,
    413,
  )
})

test('a sign-out and a ban invalidate tokens immediately (D13)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const leaving = await signedIn(app, 'otherBuyer')
  const kept = new Map(leaving.cookies)
  assert.equal((await leaving.call(contract.signOut, {})).status, 200)
  assert.ok(!leaving.cookies.has('token'))
  for (const [name, value] of kept) leaving.cookies.set(name, value)
  assert.equal((await leaving.call(contract.getAccountContext, {})).status, 401)
  assert.equal((await leaving.call(contract.refreshToken, {})).status, 401)

  await sql`update accounts set status = 'Active' where email = ${people.banned}`.execute(db)
  const [browser, program] = [await signedIn(app, 'banned'), await withBearer(app, 'banned')]
  assert.equal((await browser.call(contract.getAccountContext, {})).status, 200)
  await sql`update accounts set status = 'Banned' where email = ${people.banned}`.execute(db)
  for (const client of [browser, program]) assert.equal((await client.call(contract.getAccountContext, {})).status, 403)
})

test('a refresh needs the refresh token and a same-site request (D08)', async () => {
  const app = await fileApp()
  const browser = await signedIn(app, 'buyer')
  assert.equal(
    (await browser.call(contract.refreshToken, {}, { headers: { 'sec-fetch-site': 'cross-site' } })).status,
    403,
  )
  const { token } = await tokensOf(app, 'buyer')
  const stranger = anonymous(app)
  for (const refreshToken of ['', token, 'x'.repeat(43)])
    assert.notEqual((await stranger.call(contract.refreshToken, { token, refreshToken })).status, 200)
  for (const input of [{}, { refreshToken: '' }]) {
    const bare = await fetch(`${app.address}/api/token/refresh`, {
      method: 'POST',
      headers: {
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    })
    assert.equal(bare.status, 403, 'without Sec-Fetch-Site')
  }
  const [one, other] = [await tokensOf(app, 'buyer'), await tokensOf(app, 'owner')]
  assert.equal(
    (await stranger.call(contract.refreshToken, { token: other.token, refreshToken: one.refreshToken })).status,
    401,
  )
  assert.equal(
    (await stranger.call(contract.refreshToken, { token: one.token, refreshToken: one.refreshToken })).status,
    200,
  )
  assert.equal((await browser.call(contract.refreshToken, {})).status, 200)
})

test('concurrent and repeated refreshes of three tabs leave one active session (D07)', async () => {
  const app = await fileApp()
  const browser = await signedIn(app, 'buyer')
  const cookies = new Map(browser.cookies)
  const tabs = Array.from({ length: 3 }, () => {
    const tab = anonymous(app)
    for (const [name, value] of cookies) tab.cookies.set(name, value)
    return tab
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      tabs[index % 3]!.call(
        contract.refreshToken,
        {},
        { headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } },
      ),
    ),
  )
  answers.push(await tabs[0]!.call(contract.refreshToken, { refreshToken: cookies.get('refreshToken')! }))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal(new Set(answers.map(({ body }) => body.refreshToken)).size, 1)
  for (const tab of tabs) assert.equal((await tab.call(contract.getAccountContext, {})).status, 200)
  const { items } = (await tabs[0]!.call(contract.listSessions, {})).body
  assert.equal(items.filter(({ isCurrent }) => isCurrent).length, 1)
})

test('a page renews a token that is about to expire and clears invalid cookies', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  const old = await tokensOf(app, 'buyer', new Date(Date.now() - 14.9 * 60_000))
  visitor.cookies.set('token', old.token).set('refreshToken', old.refreshToken)
  const page = await visitor.get('/anything')
  assert.match(page.text, /"isAuth":true/)
  assert.notEqual(visitor.cookies.get('token'), old.token)
  visitor.cookies.set('token', 'garbage').set('refreshToken', 'garbage')
  assert.match((await visitor.get('/anything')).text, /"isAuth":false/)
  assert.ok(!visitor.cookies.has('token') && !visitor.cookies.has('refreshToken'))
})

test('a database failure does not sign anybody out', async () => {
  const app = await fileApp()
  const cookies = { lines: [] as string[], isSecure: false, set() {}, clear: () => assert.fail('cleared') }
  const { refreshToken } = await tokensOf(app, 'buyer')
  const unavailable = { transaction: () => ({ execute: () => Promise.reject(new Error('connection lost')) }) }
  await assert.rejects(
    identify(unavailable as never, { cookies: { refreshToken } } as never, cookies as never, {
      bearer: undefined,
      renew: true,
      config: app.config,
      now: new Date(),
    }),
    /connection lost/,
  )
})

test('request headers give a buyer no admin features (E06, E07)', async () => {
  const app = await fileApp()
  const headers = {
    'x-middleware-subrequest': 'middleware:middleware:middleware',
    'x-forwarded-user': people.admin,
    'x-user-id': people.admin,
    'x-admin': '1',
    'x-original-url': '/api/x/admin-panel',
    rsc: '1',
    'next-action': 'x',
    'x-remote-user': people.admin,
    'x-authenticated-userid': people.admin,
  }
  const answer = await (await signedIn(app, 'buyer')).call(contract.getAdminFeatures, {}, { headers })
  assert.deepEqual(answer.body.items, [])
  assert.equal((await anonymous(app).call(contract.getAdminFeatures, {}, { headers })).status, 401)
  assert.equal((await anonymous(app).call(contract.getAccountContext, {}, { headers })).status, 401)
})

test('admin features are listed for their account only', async () => {
  const app = await fileApp()
  for (const [person, count] of [
    ['buyer', 0],
    ['owner', 0],
    ['lesserAdmin', 1],
  ] as const)
    assert.equal(
      (await (await signedIn(app, person)).call(contract.getAdminFeatures, {})).body.items.length,
      count,
      person,
    )
  assert.equal(
    code(await new Visitor(app.address, 'garbage').call(contract.getAdminFeatures, {})),
    'request.unauthenticated',
  )
})
