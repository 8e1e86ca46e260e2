import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fileDatabase } from '../testing/shared.ts'
import { requeueOverdueMessages } from './deliver.ts'
import { deliver, elapse, environment, jobContext, minute, outbox, post, read, startOutbox } from './outbox.fixture.ts'

startOutbox()

test('concurrent workers send a message once', async () => {
  const id = await post()
  await Promise.all([deliver(id), deliver(id), deliver(id), deliver(id)])
  assert.equal(outbox.server.received.length, 1)
})

test('a hanging mail server holds no lock', async () => {
  const id = await post()
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  outbox.server.whenReceived = () => {
    arrived.resolve()
    return released.promise
  }
  const delivery = deliver(id)
  await arrived.promise
  const { rows } = await sql`select 1 from outgoing_messages where id = ${id}::uuid for update nowait`.execute(
    outbox.db,
  )
  released.resolve()
  await delivery
  assert.equal(rows.length, 1)
  assert.equal((await read(id)).status, 'Sent')
})

test('after a crash between sending and marking, a message is sent again with the same Message-ID (R03)', async () => {
  const id = await post()
  const { connection } = await fileDatabase()
  const child = fork(join(import.meta.dirname, 'deliver.fixture.ts'), [JSON.stringify(connection), id], {
    execArgv: [],
    silent: true,
    env: { ...process.env, ...environment, SMTP_URL: outbox.server.url },
  })
  const ended = once(child, 'exit')
  outbox.server.whenReceived = async () => {
    child.kill('SIGKILL')
    await ended
  }
  assert.equal((await ended)[1], 'SIGKILL')
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Waiting', 1])
  outbox.server.whenReceived = () => {}

  await deliver(id)
  assert.equal(outbox.server.received.length, 1, 'the claim of the dead process still holds')
  await elapse(id, 4 * minute)
  await requeueOverdueMessages.run({}, jobContext())
  assert.ok((await read(id)).runAt, 'the message is queued again')
  await deliver(id)
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Sent', {}])
  assert.deepEqual(
    outbox.server.received.map(({ headers }) => headers['message-id']),
    [`<${id}@shop.example>`, `<${id}@shop.example>`],
  )
})
