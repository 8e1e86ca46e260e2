import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startApp } from '../testing/app.ts'
import { fileDatabase } from '../testing/shared.ts'

test('an overloaded process refuses pages and calls with 503, but not the styles of pages already sent', async () => {
  await using app = await startApp({ database: await fileDatabase(), environment: { MAX_EVENT_LOOP_DELAY: '1' } })
  const get = (path: string) => fetch(app.address + path)
  for (let tries = 0; tries < 100; tries++) {
    // A page of its own each time: cached pages are served whatever the load.
    blockEventLoop(200)
    await sleep(20)
    const [page, call, style] = await Promise.all([
      get(`/${tries}`),
      get('/api/x/currency/list'),
      get('/assets/none.css'),
    ])
    if (page.status !== 503 || call.status !== 503) continue
    for (const response of [page, call]) assert.equal(response.headers.get('retry-after'), '2')
    assert.equal(((await call.json()) as { code: string }).code, 'request.unavailable')
    assert.equal(style.status, 404)
    return
  }
  assert.fail('load was never shed')
})

const blockEventLoop = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
