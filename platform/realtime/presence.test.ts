import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { createListener } from './listener.ts'
import { createPresence } from './presence.ts'

const quick = { everyMs: 100, lastsMs: 1_000 }

async function until(isIt: () => boolean, what: string) {
  for (const deadline = Date.now() + 20_000; !isIt(); await sleep(20)) assert.ok(Date.now() < deadline, what)
}

/** One process, as far as others can tell. */
async function start(times = {}) {
  const { connection, db } = await fileDatabase()
  const listener = createListener(connection, createLog('silent'))
  const presence = createPresence(db, listener, times)
  return {
    presence,
    db,
    listener,
    async [Symbol.asyncDispose]() {
      presence.close()
      await listener.end()
    },
  }
}

test('whoever is at the streams of one process is known to the others, also to one that starts later', async () => {
  await using one = await start()
  one.presence.follow(() => ['store:1', 'account:a'])
  one.presence.see(['store:1', 'account:a'])
  assert.equal(one.presence.isOnline('store:1'), true)
  await using other = await start()
  await until(
    () => other.presence.isOnline('store:1') && other.presence.isOnline('account:a'),
    'the other process has asked',
  )
  assert.equal(other.presence.isOnline('store:2'), false)
  await sleep(300)
  one.presence.see(['store:2'])
  await until(() => other.presence.isOnline('store:2'), 'whoever comes is told at once')
})

test('whoever leaves is gone after a while, and so are all of a process that is killed', async () => {
  const { connection } = await fileDatabase()
  await using own = await start(quick)
  let here = ['store:10', 'store:11']
  own.presence.follow(() => here)
  own.presence.see(here)
  const killed = fork(new URL('../testing/present.ts', import.meta.url), [
    JSON.stringify(connection),
    JSON.stringify(quick),
    'store:12',
    'store:10',
  ])
  await until(() => own.presence.isOnline('store:12'), 'the other process is heard of')
  here = ['store:10']
  await until(() => !own.presence.isOnline('store:11'), 'whoever has left is gone')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await until(() => !own.presence.isOnline('store:12'), 'nobody speaks for them any more')
  assert.equal(own.presence.isOnline('store:10'), true, 'here they have a stream still')
})

test('two thousand at the streams are told in few notifications, and coming again tells nothing', async () => {
  await using one = await start()
  await using other = await start()
  await using third = await start()
  const topics = Array.from(
    { length: 2_000 },
    (_, n) => `anonymous:00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  )
  let told = 0
  third.listener.on('presence', (text) => void (told += text === 'wanted' ? 0 : 1))
  await sleep(500)
  one.presence.see(topics)
  await until(() => topics.every((topic) => other.presence.isOnline(topic)) && told >= 14, 'all are known')
  for (let times = 0; times < 10; times++) for (const process of [one, other]) process.presence.see(topics)
  one.presence.see(['store:20'])
  await until(() => third.presence.isOnline('store:20'), 'the next is known')
  assert.equal(told, 14 + 1)
})
