import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/personas.ts'
import { fileApp } from '../testing/shared.ts'
import { accountId } from '../testing/shop.ts'
import { publish } from './publish.ts'

type Heard = { id: number; event: string; data: unknown }

/** An open stream and what has come over it. */
async function listen(app: TestApp, person: 'buyer' | 'otherBuyer', lastEventId?: number) {
  const visitor = await signedIn(app, person)
  const stop = new AbortController()
  const headers = { cookie: `token=${visitor.cookies.get('token')}`, ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }) }
  const response = await fetch(`${app.address}/api/events`, { headers, signal: stop.signal })
  const heard: Heard[] = []
  const reading = (async () => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
        if (field('event')) heard.push({ id: Number(field('id')), event: field('event')!, data: JSON.parse(field('data')!) })
      }
    }
  })().catch(() => {})
  return {
    heard,
    async until(count: number) {
      for (const deadline = Date.now() + 5_000; heard.length < count && Date.now() < deadline; ) await sleep(20)
      return heard
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      await reading
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
