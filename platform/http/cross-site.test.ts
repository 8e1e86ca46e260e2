import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/personas.ts'
import { fileDatabase } from '../testing/shared.ts'

/** The statuses of a call, a form, a page form and an event stream of a signed-in browser with these headers. */
async function statusesOf(app: TestApp, headers: Record<string, string>) {
  const cookie = `token=${(await signedIn(app, 'buyer')).cookies.get('token')}`
  const form = 'application/x-www-form-urlencoded'
  return {
    call: await statusOf(
      app,
      'POST',
      '/api/account/context/culture/set',
      { cookie, 'content-type': 'application/json', ...headers },
      '{"culture":"en"}',
    ),
    preferences: await statusOf(
      app,
      'POST',
      '/preferences',
      { cookie, 'content-type': form, ...headers },
      'currency=EUR',
    ),
    page: await statusOf(app, 'POST', '/cart', { cookie, 'content-type': form, ...headers }, 'a=1'),
    stream: await statusOf(app, 'GET', '/api/events', { cookie, ...headers }),
  }
}

function statusOf(
  { address }: TestApp,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  const { hostname, port } = new URL(address)
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      done(response.statusCode!)
      response.destroy()
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

const taken = { call: 200, preferences: 303, page: 200, stream: 200 }
const refused = { call: 403, preferences: 403, page: 403, stream: 403 }

test('an origin is ours only with the right scheme and host (weak spot: http for https)', async () => {
  await using app = await startApp({
    database: await fileDatabase(),
    environment: { PUBLIC_ORIGIN: 'https://shop.example', TRADE_HOSTS: 'trade.example' },
  })
  const host = 'shop.example'
  for (const [headers, expected] of [
    [{ host, origin: 'https://shop.example' }, taken],
    [{ host: 'trade.example', origin: 'https://trade.example' }, taken],
    [{ host, origin: 'http://shop.example' }, refused],
    [{ host, origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }, refused],
    [{ host, origin: 'https://shop.example:8443' }, refused],
    [{ host, origin: 'https://trade.example' }, refused],
    [{ host, origin: 'ws://shop.example' }, refused],
    [{ host, origin: 'shop.example' }, refused],
    [{ host, origin: 'https://shop.example.evil.example' }, refused],
    [{ host, origin: 'http://localhost' }, refused],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, taken],
    [{ host: 'localhost:3000', origin: 'http://localhost:4000' }, refused],
  ] as [Record<string, string>, typeof taken][])
    assert.deepEqual(await statusesOf(app, headers), expected, JSON.stringify(headers))
})

test('without a public origin, loopback origins are ours', async () => {
  await using app = await startApp({ database: await fileDatabase() })
  const { host } = new URL(app.address)
  for (const [headers, expected] of [
    [{ host, origin: app.address }, taken],
    [{ host: 'trade.localhost:3000', origin: 'http://trade.localhost:3000' }, taken],
    [{ host: '[::1]:3000', origin: 'http://[::1]:3000' }, taken],
    [{ host, origin: app.address.replace('http:', 'https:') }, refused],
    [{ host, origin: 'http://evil.example' }, refused],
  ] as [Record<string, string>, typeof taken][])
    assert.deepEqual(await statusesOf(app, headers), expected, JSON.stringify(headers))
})
