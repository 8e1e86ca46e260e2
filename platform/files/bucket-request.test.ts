// Faults of a bucket, from a server that misbehaves. The real server is in bucket-store.test.ts.
import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { BucketError, requestBucket } from './bucket-request.ts'

/** Sends one GET to a server that answers the n-th request by the n-th listener, and the rest by the last one. */
async function request(listeners: RequestListener[], limits = {}) {
  let asked = 0
  const server = createServer((message, response) =>
    listeners[Math.min(asked++, listeners.length - 1)]!(message, response),
  )
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const bucket = {
    name: 'tradeyard',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    pathStyle: true,
  }
  try {
    const given = { connectMs: 2_000, answerMs: 10_000, idleMs: 60_000, ...limits }
    const answer = await requestBucket(bucket, { method: 'GET', key: 'uploads/a' }, given)
    return { found: answer && (await text(answer)), asked }
  } catch (error) {
    return { error: error as BucketError, asked }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const answers =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body)
const resets: RequestListener = ({ socket }) => socket.destroy()
const keepsSilent: RequestListener = () => {}

test('overload and lost connections are tried again', async () => {
  assert.deepEqual(await request([answers(503), resets, answers(200, 'content')]), { found: 'content', asked: 3 })
  assert.deepEqual(await request([answers(429), answers(404)]), { found: undefined, asked: 2 })
})

test('what goes on failing is unavailable, with the reason for the log', async () => {
  for (const [listener, answered, reason] of [
    [
      answers(503, '<Error><Code>SlowDown</Code></Error>'),
      503,
      /GET uploads\/a in the bucket tradeyard .*: 503 SlowDown$/,
    ],
    [resets, undefined, /socket hang up/],
  ] as const) {
    const { error, asked } = await request([listener])
    assert.ok(error instanceof BucketError)
    assert.deepEqual([error.statusCode, error.answered, asked], [503, answered, 3])
    assert.match(error.message, reason)
  }
})

test('a refusal is not tried again', async () => {
  const { error, asked } = await request([answers(403, '<Error><Code>AccessDenied</Code></Error>')])
  assert.match(error!.message, /403 AccessDenied$/)
  assert.equal(asked, 1)
})

test('a server that does not answer is given up and not asked again', async () => {
  const { error, asked } = await request([keepsSilent], { answerMs: 50 })
  assert.match(error!.message, /no answer in time/)
  assert.equal(asked, 1)
})

test('content that stops coming ends with an error', async () => {
  const stops: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begin')
  }
  const { error, found } = await request([stops], { idleMs: 50 })
  assert.equal(found, undefined)
  assert.ok(error)
})
