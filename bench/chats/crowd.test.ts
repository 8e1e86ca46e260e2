import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { until } from '#platform/testing/until.ts'
import { createCrowd } from './crowd.ts'
import { fillPeople } from './people.ts'

const streams = 200

async function startServer({ connection }: TestDatabase): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../platform/testing/server.ts'), JSON.stringify(connection)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [address] = await once(child.stdout!, 'data')
  return { child, origin: String(address).trim() }
}

test('when one of two servers dies under 200 open chats, no acknowledged message is lost, duplicated or out of order (R12)', async () => {
  await using database = await cloneDatabase()
  const people = await fillPeople(database.db, streams)
  const [killed, surviving] = [await startServer(database), await startServer(database)]
  const crowd = createCrowd({ people, origins: [killed.origin, surviving.origin], reconnectDelayMs: [500, 3_000] })
  try {
    assert.equal(await crowd.connect(200), streams)
    const loading = crowd.load({ perSecond: 15, seconds: 8 })
    await until(() => crowd.countSent() >= 30)
    killed.child.kill('SIGKILL')
    await loading
    const { sent, reconnects, isSettled: isQuiet, problems } = await crowd.settle(90_000)
    assert.deepEqual({ problems, sent: sent.length, isQuiet }, { problems: [], sent: 120, isQuiet: true })
    assert.ok(reconnects >= streams / 2, `${reconnects} reconnects`)
    const { rows } = await sql<{ count: number; twice: number }>`
      select count(*)::int as count, (count(*) - count(distinct (chat_id, client_id)))::int as twice from chat_messages m join chats c on c.id = m.chat_id
      where c.id = any(${people.flatMap(({ chatIds }) => chatIds)}::uuid[])
    `.execute(database.db)
    assert.deepEqual(rows[0], { count: sent.length, twice: 0 })
    const unread = await sql<{ wrong: number }>`
      select count(*)::int as wrong from chats c where c.last_seq <> (select count(*) from chat_messages m where m.chat_id = c.id)
    `.execute(database.db)
    assert.equal(unread.rows[0]!.wrong, 0)
  } finally {
    crowd.leave()
    for (const { child } of [killed, surviving]) child.kill('SIGKILL')
  }
})
