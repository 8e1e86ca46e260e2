import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startApp } from '../testing/app.ts'
import { signedIn } from '../testing/personas.ts'
import { fileDatabase } from '../testing/shared.ts'
import { createHttpServer } from './server.ts'

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** Rejects when the response is incomplete. */
function ask(url: string, agent: Agent, sent = () => {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = get(url, { agent }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (text) => (body += text))
        .on('error', fail)
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body }))
    })
    request.on('error', fail).on('finish', sent)
  })
}

const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** Repeats a request over one connection until a response closes it. */
async function hammer(url: string, answered: () => void) {
  const agent = oneConnection()
  for (;;) {
    const { status, headers, body } = await ask(url, agent)
    assert.equal(status, 200)
    assert.ok(body.length > 0)
    answered()
    if (headers.connection === 'close') return
  }
}

/** Repeats a request over new connections until none can be opened. */
async function hammerAnew(url: string) {
  for (;;) {
    const answer = await ask(url, new Agent()).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall !== 'connect') throw error
    })
    if (!answer) return
    assert.equal(answer.status, 200)
  }
}

for (const [signal, drainSeconds] of [
  ['SIGTERM', '0.5'],
  ['SIGINT', '60'],
] as const)
  test(`${signal} with DRAIN_SECONDS=${drainSeconds} breaks no request under load, and the process ends with 0 (R14, R14i, R14r)`, async () => {
    const { connection } = await fileDatabase()
    const server = spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/servers/draining-server.ts'), JSON.stringify(connection)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, DRAIN_SECONDS: drainSeconds },
      },
    )
    const exited = once(server, 'exit')
    const address = String((await once(server.stdout, 'data'))[0]).trim()
    const underLoad = Promise.withResolvers<void>()
    let answers = 0
    const answered = () => {
      if (++answers === 320) underLoad.resolve()
    }
    const hammers = Array.from({ length: 32 }, (_, index) =>
      hammer(`${address}${index % 2 ? '/' : '/api/system/test'}`, answered),
    )
    const hammersAnew = Array.from({ length: 8 }, () => hammerAnew(`${address}/`))
    await underLoad.promise
    const sent = Array.from({ length: 20 }, () => Promise.withResolvers<void>())
    const pages = sent.map(({ resolve }, index) => ask(`${address}/slow/${index}`, oneConnection(), resolve))
    await Promise.all(sent.map(({ promise }) => promise))
    server.kill(signal)
    for (const { status, body } of await Promise.all(pages)) {
      assert.equal(status, 200)
      assert.match(body, /<\/html>$/)
    }
    await Promise.all([...hammers, ...hammersAnew])
    assert.deepEqual(await exited, [0, null])
  })

test('during a drain /ready is 503 and everything else is served, until the listener closes (R14)', async () => {
  await using app = await startApp({ database: await fileDatabase() })
  const agent = () => new Agent()
  assert.equal((await ask(`${app.address}/ready`, agent())).status, 200)
  const stopped = app.stop(3_000)
  const { status, headers } = await ask(`${app.address}/ready`, agent())
  assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '2', 'private, no-store'])
  assert.equal((await ask(`${app.address}/`, agent())).status, 200)
  await stopped
  await assert.rejects(ask(`${app.address}/ready`, agent()), { code: 'ECONNREFUSED' })
})

test('an open connection is served even when its request arrives after the listener has closed (R14i)', async () => {
  await using app = await startApp({ database: await fileDatabase(), http: { idleMs: 20_000 } })
  const head = 'GET /ready HTTP/1.1\r\nHost: localhost\r\n'
  const [fresh, kept, half, pipelined] = await Promise.all([
    open(app.address),
    open(app.address),
    open(app.address),
    open(app.address),
  ])
  kept.socket.write(`${head}\r\n`)
  half.socket.write(head)
  await kept.until(/"status":"ready"/)
  const stopped = app.stop(0)
  await refused(app.address)
  fresh.socket.write(`${head}\r\n`)
  kept.socket.write(`${head}\r\n`)
  half.socket.write('\r\n')
  pipelined.socket.write(`${head}\r\n`.repeat(3))
  const texts = await Promise.all([fresh, kept, half, pipelined].map(({ text }) => text))
  assert.deepEqual(
    texts.map((text) => text.match(/HTTP\/1\.1 \d+/g)),
    [
      ['HTTP/1.1 503'],
      ['HTTP/1.1 200', 'HTTP/1.1 503'],
      ['HTTP/1.1 503'],
      ['HTTP/1.1 503', 'HTTP/1.1 503', 'HTTP/1.1 503'],
    ],
  )
  for (const text of texts) assert.match(text, /^connection: close\r$/im)
  await stopped
})

test('open streams are ended and do not delay the stop; a stream that is opened meanwhile is ended, too (R14)', async () => {
  await using app = await startApp({ database: await fileDatabase(), http: { idleMs: 20_000 } })
  const request = `GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: token=${(await signedIn(app, 'buyer')).cookies.get('token')}\r\n\r\n`
  const [early, late] = await Promise.all([open(app.address), open(app.address)])
  early.socket.write(request)
  await early.until(/event: ready/)
  const stopped = app.stop(0)
  await early.until(/\r\n0\r\n\r\n$/)
  late.socket.write(request)
  assert.match(await late.text, /event: ready\ndata: \{\}\n\n\r\n0\r\n\r\n$/)
  early.socket.end()
  await stopped
})

test('a render that never finishes is cut off, and the server stops (R14)', async () => {
  const rendering = Promise.withResolvers<void>()
  const never = () => {
    rendering.resolve()
    return new Promise<never>(() => {})
  }
  await using app = await startApp({
    database: await fileDatabase(),
    render: never,
    http: { idleMs: 100, maxMs: 500 },
  })
  const page = ask(`${app.address}/`, new Agent())
  const cut = assert.rejects(page, { code: 'ECONNRESET' })
  await rendering.promise
  await app.stop(0)
  await cut
})

test('dripping request headers run into the timeout (G08s)', async () => {
  const app = await createHttpServer(readConfig({ MAX_EVENT_LOOP_DELAY: '0' }), createLog('silent'), () => false, {
    headersTimeoutMs: 500,
    timeoutCheckMs: 50,
  })
  const { socket, text } = await open(await app.listen({ port: 0, host: '127.0.0.1' }))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  let isClosed = false
  // A byte that arrives after the server has closed resets the connection, and the response may be lost.
  socket.once('close', () => (isClosed = true))
  let dripped = 0
  for (; !isClosed && dripped < 1_000; dripped++) {
    socket.write('a')
    await sleep(10)
  }
  socket.destroy()
  await app.close()
  assert.ok(isClosed, `the server waited for ${dripped} bytes of a header`)
  assert.match(await text, /^(?:HTTP\/1\.1 408|$)/)
})

/** A connection and what comes over it; `text` is all of it, once the server has closed. */
async function open(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket
    .setEncoding('utf8')
    .on('data', (chunk) => (received += String(chunk)))
    .on('error', () => {})
  const text = new Promise<string>((done) => socket.once('close', () => done(received)))
  return { socket, text, until: (pattern: RegExp) => untilReceived(socket, () => pattern.test(received)) }
}

async function untilReceived(socket: Socket, isThere: () => boolean) {
  while (!isThere()) await once(socket, 'data')
}

/** Resolves when nothing listens any more. */
async function refused(address: string) {
  for (;;) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
  }
}
