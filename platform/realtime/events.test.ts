import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn } from '../testing/personas.ts'
import { fileApp } from '../testing/shared.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { accountId } from '../testing/shop.ts'
import { openStream } from '../testing/stream.ts'
import { mostStreams } from './events.ts'
import { publish } from './publish.ts'

/** An open stream of a person. */
async function listen(app: TestApp, person: 'buyer' | 'otherBuyer', lastEventId?: number) {
  const visitor = await signedIn(app, person)
  const headers = { cookie: `token=${visitor.cookies.get('token')}`, ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }) }
  const stream = await openStream(app.address, headers)
  const { heard } = stream
  return {
    ...stream,
    async until(count: number) {
      for (const deadline = Date.now() + 5_000; heard.length < count && Date.now() < deadline; ) await sleep(20)
      return heard
    },
  }
}

const tell = async (app: TestApp, payload: Record<string, unknown>) =>
  app.database.db.transaction().execute(async (tx) => publish(tx, `account:${await accountId(tx, 'buyer')}`, payload))

test('a stream carries what is committed for its person, and resumes without loss', async () => {
  const app = await fileApp()
  let last: number
  {
    await using own = await listen(app, 'buyer')
    await using other = await listen(app, 'otherBuyer')
    assert.equal((await own.until(1))[0]!.event, 'ready')
    await app.database.db.transaction().execute(async (tx) => {
      await publish(tx, `account:${await accountId(tx, 'buyer')}`, { number: 0 })
      throw new Error('rolled back')
    }).catch(() => {})
    await tell(app, { number: 1 })
    await tell(app, { number: 2 })
    assert.deepEqual((await own.until(3)).slice(1).map(({ event, data }) => [event, data]), [['account', { number: 1 }], ['account', { number: 2 }]])
    assert.equal((await other.until(1)).length, 1)
    last = own.heard[1]!.id
  }
  await tell(app, { number: 3 })
  await using again = await listen(app, 'buyer', last)
  assert.deepEqual((await again.until(3)).slice(1).map(({ data }) => data), [{ number: 2 }, { number: 3 }])
})

test('what commits late is told all the same, and once', async () => {
  const app = await fileApp()
  await using own = await listen(app, 'buyer')
  await own.until(1)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = app.database.db.transaction().execute(async (tx) => {
    await publish(tx, `account:${await accountId(tx, 'buyer')}`, { number: 'slow' })
    first.resolve()
    await second.promise
  })
  await first.promise
  await tell(app, { number: 'fast' })
  await own.until(2)
  second.resolve()
  await slow
  await own.until(3)
  await tell(app, { number: 'last' })
  assert.deepEqual((await own.until(4)).slice(1).map(({ data }) => data), ['fast', 'slow', 'last'].map((number) => ({ number })))
  assert.ok(own.heard.every(({ id }, index) => index === 0 || id >= own.heard[index - 1]!.id), 'what a stream resumes from never moves back')
})

test('G04 a page of another site opens no stream', async () => {
  const { address } = await fileApp()
  const { status } = await fetch(`${address}/api/events`, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } })
  assert.equal(status, 403)
})

test('G04 a reader that reads nothing is dropped, and a network has so many streams', async () => {
  await using app = await startApp()
  const visitor = await signedIn(app, 'buyer')
  const cookie = `token=${visitor.cookies.get('token')}`
  const { hostname, port } = new URL(app.address)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  socket.on('error', () => {})
  const text = 'x'.repeat(500_000)
  const count = 60
  for (let number = 0; number < count; number++) await tell(app, { number, text })
  await sleep(500)
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  socket.resume()
  await once(socket, 'close')
  assert.ok(bytes < count * text.length, `${bytes} bytes were kept for whoever does not read`)

  const stop = new AbortController()
  const open = () => fetch(`${app.address}/api/events`, { headers: { cookie }, signal: stop.signal })
  const streams = await Promise.all(Array.from({ length: mostStreams }, open))
  assert.ok(streams.every(({ status }) => status === 200))
  const refused = await open()
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '30'])
  stop.abort()
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(50)) {
    const again = new AbortController()
    const { status } = await fetch(`${app.address}/api/events`, { headers: { cookie }, signal: again.signal })
    again.abort()
    if (status === 200) return
  }
  assert.fail('streams that have ended still count')
})
