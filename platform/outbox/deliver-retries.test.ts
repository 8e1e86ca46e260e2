import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requeueOverdueMessages } from './deliver.ts'
import { deliver, elapse, jobContext, minute, outbox, post, read, startOutbox } from './outbox.fixture.ts'
import { startMailServer } from './smtp.fixture.ts'

startOutbox()

test('a temporary refusal is retried after 1, 5, 15 and 60 minutes, then hourly for a day (R10)', async () => {
  outbox.server.refuse = { recipient: 451 }
  const id = await post()
  const pauses: number[] = []
  while ((await read(id)).status === 'Waiting') {
    const startedAt = Date.now()
    await deliver(id)
    const { status, dueAt, runAt, lastError } = await read(id)
    assert.match(lastError!, /451/)
    if (status !== 'Waiting') break
    assert.equal(runAt?.getTime(), dueAt.getTime())
    pauses.push(Math.round((dueAt.getTime() - startedAt) / minute))
    await elapse(id, dueAt.getTime() - Date.now())
  }
  assert.deepEqual(pauses.slice(0, 6), [1, 5, 15, 60, 60, 60])
  const total = pauses.reduce((sum, pause) => sum + pause)
  assert.ok(total > 22 * 60 && total <= 24 * 60, `${total} minutes`)
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Failed', {}])
  assert.equal(outbox.server.received.length, 0)
})

test('a message that waited for an unavailable server is delivered once (R10)', async () => {
  const id = await post()
  const { port } = new URL(outbox.server.url)
  await outbox.server[Symbol.asyncDispose]()
  await deliver(id)
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Waiting', 1])
  outbox.server = await startMailServer(Number(port))
  await elapse(id, minute)
  await deliver(id)
  await deliver(id)
  assert.equal(outbox.server.received.length, 1)
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Sent', 2])
})

test('an expired code is not sent (R10)', async () => {
  const id = await post({ expiresAt: new Date(Date.now() + 10 * minute) })
  await elapse(id, 11 * minute)
  await deliver(id)
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Expired', {}])
  assert.equal(outbox.server.received.length, 0)
})

test('a message that would expire before its next attempt expires at once (R10)', async () => {
  outbox.server.refuse = { recipient: 421 }
  const id = await post({ expiresAt: new Date(Date.now() + minute / 2) })
  await deliver(id)
  const row = await read(id)
  assert.deepEqual([row.status, row.values, row.runAt], ['Expired', {}, null])
})

test('a permanent refusal of the recipient or the text is not retried', async () => {
  for (const refuse of [{ recipient: 550 }, { data: 554 }]) {
    outbox.server.refuse = refuse
    const id = await post()
    await deliver(id)
    const row = await read(id)
    assert.deepEqual([row.status, row.attempts, row.values, row.runAt], ['Failed', 1, {}, null])
  }
})

test('a permanent refusal of the sender is retried, since it is a configuration error', async () => {
  outbox.server.refuse = { sender: 550 }
  const id = await post()
  await deliver(id)
  assert.equal((await read(id)).status, 'Waiting')
})

for (const [where, skewMs] of [
  ['behind', -60 * minute],
  ['ahead', 60 * minute],
] as const)
  test(`sending and retrying are on time when the process clock is an hour ${where}`, async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + skewMs })
    const inTenMinutes = () => new Date(Date.now() + 10 * minute)
    const id = await post({ expiresAt: inTenMinutes() })
    await deliver(id)
    assert.deepEqual([(await read(id)).status, outbox.server.received.length], ['Sent', 1])

    outbox.server.refuse = { recipient: 451 }
    const refused = await post({ expiresAt: inTenMinutes() })
    await deliver(refused)
    const { rows } = await sql<{
      pause: number
    }>`select round(extract(epoch from due_at - now()) / 60)::int as pause from outgoing_messages where id = ${refused}::uuid`.execute(
      outbox.db,
    )
    assert.equal(rows[0]!.pause, 1)
    outbox.server.refuse = {}
    await elapse(refused, minute)
    await deliver(refused)
    await post({ expiresAt: new Date(Date.now() - minute) }).then((late) => deliver(late))
    assert.deepEqual([(await read(refused)).status, outbox.server.received.length], ['Sent', 2])
  })

test('a message that waits for its retry is not queued again as overdue', async () => {
  outbox.server.refuse = { recipient: 451 }
  const id = await post()
  await deliver(id)
  const { runAt } = await read(id)
  await requeueOverdueMessages.run({}, jobContext())
  assert.deepEqual((await read(id)).runAt, runAt)
})
