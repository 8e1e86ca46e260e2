import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { createChat } from '#modules/chats/contract.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import * as make from '../testing/make.ts'
import { anonymous, signedIn, signedInAs, tokensOf } from '../testing/personas.ts'
import { fileApp } from '../testing/shared.ts'
import { accountId } from '../testing/shop.ts'
import { openStream } from '../testing/stream.ts'
import { until } from '../testing/until.ts'
import { maxStreamsPerVisitor, maxStreamsPerNetwork } from './events.ts'
import { publish } from './publish.ts'

/** A new account, which has no streams yet. */
async function cookieOfNewAccount(app: TestApp) {
  const { id } = await make.account(app.database.db)
  return `token=${(await signedInAs(app, id)).cookies.get('token')}`
}

const cookieOf = async (app: TestApp) => `token=${(await signedIn(app, 'buyer')).cookies.get('token')}`

/** Opens a stream and closes it again. */
async function statusOfStream({ address }: TestApp, headers: Record<string, string>) {
  const stop = new AbortController()
  const { status } = await fetch(`${address}/api/events`, { headers, signal: stop.signal })
  stop.abort()
  return status
}

test('a page of another site opens no stream (G04)', async () => {
  const app = await fileApp()
  const cookie = await cookieOf(app)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { origin: `http://evil.example/${new URL(app.address).host}` },
  ] as Record<string, string>[])
    assert.equal(await statusOfStream(app, { cookie, ...headers }), 403, JSON.stringify(headers))
  assert.equal(await statusOfStream(app, { cookie, 'sec-fetch-site': 'same-origin', origin: app.address }), 200)
})

test('a missing, expired, forged or ended session opens no stream (G04)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const passing = anonymous(app)
  await passing.call(createChat, { memberStoreId: (await make.store(db)).id, chatType: 'Anonymous' })
  const visitor = [...passing.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  assert.equal(await statusOfStream(app, { cookie: visitor }), 200)
  const expired = (await tokensOf(app, 'buyer', new Date(Date.now() - 3_600_000))).token
  const ended = await signedIn(app, 'buyer')
  const endedCookie = `token=${ended.cookies.get('token')}`
  await ended.post('/api/account/session/end')
  const forged = visitor.replace(/\.[\w-]{22}/, `.${'x'.repeat(22)}`)
  for (const headers of [
    {},
    { cookie: 'token=' },
    { cookie: 'token=none' },
    { cookie: `token=${expired}` },
    { cookie: endedCookie },
    { cookie: forged },
    { authorization: 'Bearer none' },
    { authorization: `Bearer ${expired}` },
    { cookie: `${visitor}; token=${expired}` },
    { cookie: visitor, authorization: 'Bearer none' },
  ] as Record<string, string>[])
    assert.equal(await statusOfStream(app, headers), 401, JSON.stringify(headers))
})

test('an invalid Last-Event-ID starts at the latest event (G04)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const cookie = await cookieOf(app)
  await db
    .transaction()
    .execute(async (tx) => publish(tx, `account:${await accountId(tx, 'buyer')}`, { text: 'before' }))
  for (const id of [
    '-1',
    '0',
    '1e3',
    '999999999999999',
    '99999999999999999999',
    '1; drop table events',
    "1' or '1'='1",
    'NaN',
    '٣',
    '',
  ]) {
    const stop = new AbortController()
    const { body } = await fetch(`${app.address}/api/events`, {
      headers: { cookie, 'last-event-id': encodeURIComponent(id) },
      signal: stop.signal,
    })
    const { value } = await body!.pipeThrough(new TextDecoderStream()).getReader().read()
    stop.abort()
    assert.match(value!, /^retry: 1000\nid: \d{1,6}\nevent: ready\ndata: \{\}\n\n$/, id)
  }
})

test('huge headers are refused, and the connection is closed (G04)', async () => {
  const { address } = await fileApp()
  const { hostname, port } = new URL(address)
  for (const name of ['Cookie', 'Last-Event-ID', 'Authorization']) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${name}: ${'x'.repeat(64 * 1024)}\r\n\r\n`)
    let response = ''
    socket.on('data', (chunk) => (response += String(chunk)))
    await new Promise((done) => socket.on('close', done))
    assert.match(response, /^(HTTP\/1\.1 431 |$)/, name)
  }
})

test('a client that does not read is disconnected (G04)', async () => {
  const app = await fileApp()
  const { hostname, port } = new URL(app.address)
  const socket = connect(Number(port), hostname)
  const cookie = await cookieOf(app)
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
  await using reader = await openStream<{ number?: number }>(app.address, { cookie })
  socket.pause()
  socket.on('error', () => {})
  const text = 'x'.repeat(500_000)
  const count = 60
  const publishNumber = (number: number) =>
    app.database.db
      .transaction()
      .execute(async (tx) => publish(tx, `account:${await accountId(tx, 'buyer')}`, { number, text }))
  // One at a time, so that nothing piles up for the client that reads.
  for (let number = 0; number < count; number++) {
    await publishNumber(number)
    await until(() => reader.heard.at(-1)?.data.number === number, `${number} was sent to both`)
  }
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  socket.resume()
  await once(socket, 'close')
  assert.ok(bytes < count * text.length, `${bytes} bytes were buffered for a client that does not read`)
})

test('the streams of one network are limited, and other networks are not affected (G04)', async () => {
  await using app = await startApp()
  const cookies = await Promise.all(Array.from({ length: 15 }, () => cookieOfNewAccount(app)))
  const cookie = cookies[0]!
  const stop = new AbortController()
  let requests = 0
  const from = (network: string) =>
    fetch(`${app.address}/api/events`, {
      headers: { cookie: cookies[++requests % cookies.length]!, 'x-forwarded-for': network },
      signal: stop.signal,
    })
  const open: Response[] = []
  const refused: Response[] = []
  let tried = 0
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (tried < 3_000) {
        const response = await from(`2001:db8:0:1::${(++tried).toString(16)}`)
        if (response.status === 200) open.push(response)
        else refused.push((await response.text(), response))
      }
    }),
  )
  assert.equal(open.length, maxStreamsPerNetwork)
  assert.ok(
    refused.length >= 2_800 &&
      refused.every(({ status, headers }) => status === 429 && headers.get('retry-after') === '30'),
  )
  assert.equal((await from('2001:db8:0:2::1')).status, 200)
  stop.abort()
  await untilAccepted(app, { cookie, 'x-forwarded-for': '2001:db8:0:1::1' })
})

test('the streams of one account are limited over all networks, and other accounts are not affected (G04a)', async () => {
  const app = await fileApp()
  const [cookie, other] = [await cookieOfNewAccount(app), await cookieOfNewAccount(app)]
  const stop = new AbortController()
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, network) =>
      fetch(`${app.address}/api/events`, {
        headers: { cookie, 'x-forwarded-for': `192.0.2.${network}` },
        signal: stop.signal,
      }),
    ),
  )
  const refused = responses.filter(({ status }) => status === 429)
  assert.deepEqual(
    [responses.filter(({ status }) => status === 200).length, refused.length],
    [maxStreamsPerVisitor, 100 - maxStreamsPerVisitor],
  )
  assert.ok(refused.every(({ headers }) => headers.get('retry-after') === '30'))
  assert.equal(await statusOfStream(app, { cookie: other, 'x-forwarded-for': '192.0.2.1' }), 200)
  stop.abort()
  await untilAccepted(app, { cookie })
})

test('an anonymous visitor has the same stream limit as an account (G04a)', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  await visitor.call(createChat, { memberStoreId: (await make.store(app.database.db)).id, chatType: 'Anonymous' })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const stop = new AbortController()
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, network) =>
      fetch(`${app.address}/api/events`, {
        headers: { cookie, 'x-forwarded-for': `192.0.2.${network}` },
        signal: stop.signal,
      }),
    ),
  )
  assert.equal(responses.filter(({ status }) => status === 200).length, maxStreamsPerVisitor)
  stop.abort()
  await untilAccepted(app, { cookie })
})

async function untilAccepted(app: TestApp, headers: Record<string, string>) {
  await until(async () => (await statusOfStream(app, headers)) === 200, 'streams that have ended are still counted')
}
