import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { until } from '../testing/until.ts'
import { createListener, type Listener } from './listener.ts'
import { createPresence } from './presence.ts'

const quick = { announceMs: 100, ttlMs: 1_000 }

/** Behaves like a process of its own. */
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

async function untilListening(db: Db, listener: Listener) {
  let isListening = false
  const stop = listener.on('presence', () => void (isListening = true))
  await until(async () => {
    await sql`select pg_notify('presence', '[]')`.execute(db)
    return isListening
  })
  stop()
}

test('topics of the streams of one process are online in the others, also in one that starts later', async () => {
  await using one = await start()
  one.presence.setLocalTopics(() => ['store:1', 'account:a'])
  one.presence.markOnline(['store:1', 'account:a'])
  assert.equal(one.presence.isOnline('store:1'), true)
  await using other = await start()
  await until(
    () => other.presence.isOnline('store:1') && other.presence.isOnline('account:a'),
    'a new process requests announcements',
  )
  assert.equal(other.presence.isOnline('store:2'), false)
  one.presence.markOnline(['store:2'])
  await until(() => other.presence.isOnline('store:2'), 'arrivals are announced at once')
})

test('topics go offline when their streams close or their process is killed', async () => {
  const { connection } = await fileDatabase()
  await using own = await start(quick)
  let here = ['store:10', 'store:11']
  own.presence.setLocalTopics(() => here)
  own.presence.markOnline(here)
  const killed = fork(
    new URL('../testing/servers/present.ts', import.meta.url),
    [JSON.stringify(connection), JSON.stringify(quick), 'store:12', 'store:10'],
    { execArgv: [] },
  )
  await until(() => own.presence.isOnline('store:12'), 'the other process has announced its topics')
  here = ['store:10']
  await until(() => !own.presence.isOnline('store:11'), 'the closed stream is offline')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await until(() => !own.presence.isOnline('store:12'), 'the topics of the killed process are offline')
  assert.equal(own.presence.isOnline('store:10'), true, 'this process has a stream of the topic')
})

test('two thousand topics are announced in few notifications, and known topics are not announced again', async () => {
  await using one = await start()
  await using other = await start()
  await using third = await start()
  const topics = Array.from(
    { length: 2_000 },
    (_, n) => `anonymous:00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  )
  let notifications = 0
  third.listener.on('presence', (text) => void (notifications += /anonymous|store/.test(text) ? 1 : 0))
  for (const { listener } of [other, third]) await untilListening(one.db, listener)
  one.presence.markOnline(topics)
  await until(
    () => topics.every((topic) => other.presence.isOnline(topic)) && notifications >= 14,
    'all topics are online',
  )
  for (let times = 0; times < 10; times++) for (const process of [one, other]) process.presence.markOnline(topics)
  one.presence.markOnline(['store:20'])
  await until(() => third.presence.isOnline('store:20'), 'the new topic is online')
  assert.equal(notifications, 14 + 1)
})
