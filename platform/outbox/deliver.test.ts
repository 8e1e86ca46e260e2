import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { startWorker } from '../jobs/worker.ts'
import { fileDatabase } from '../testing/shared.ts'
import { deliverMessageHandler, deleteOldMessages, outboxJobs } from './deliver.ts'
import { sendEmail } from './send.ts'
import { deliver, drain, jobContext, outbox, post, read, startOutbox, workerContext } from './outbox.fixture.ts'

startOutbox()

test('an e-mail arrives complete, and its values are deleted', async () => {
  const id = await post()
  await drain()
  const [mail, ...others] = outbox.server.received
  assert.equal(others.length, 0)
  assert.equal(mail!.from, 'no-reply@shop.example')
  assert.deepEqual(mail!.to, ['anna@buyer.example'])
  assert.equal(mail!.headers['message-id'], `<${id}@shop.example>`)
  assert.equal(mail!.headers.from, 'Tradeyard <no-reply@shop.example>')
  assert.equal(mail!.headers['auto-submitted'], 'auto-generated')
  assert.equal(mail!.headers.subject, 'Новый пароль')
  assert.match(mail!.text, /Для вашего аккаунта в Tradeyard запросили новый пароль/)
  assert.match(mail!.text, /^482913$/m)
  assert.match(mail!.text, /^https:\/\/shop\.example\/ru\/restore\?token=secret-of-the-link$/m)
  assert.match(mail!.html, /<html lang="ru">/)
  assert.match(mail!.html, /href="https:\/\/shop\.example\/ru\/restore\?token=secret-of-the-link"/)
  const row = await read(id)
  assert.deepEqual([row.status, row.values, row.lastError], ['Sent', {}, null])
  assert.ok(row.sentAt)
})

test('a worker runs the outbox jobs and delivers', async () => {
  const { pool } = await fileDatabase()
  const delivered = Promise.withResolvers<void>()
  outbox.server.whenReceived = () => delivered.resolve()
  const worker = await startWorker(pool, outboxJobs, workerContext())
  const id = await post()
  await delivered.promise
  await worker.stop()
  assert.equal((await read(id)).status, 'Sent')
})

test('the other variant sends under its own name and host', async () => {
  await post({ variant: 'trade' })
  await drain()
  assert.equal(outbox.server.received[0]!.headers.from, 'Dunav Trade <no-reply@shop.example>')
  assert.match(outbox.server.received[0]!.text, /https:\/\/dunav\.example\/ru\/restore/)
})

test('a transaction that is rolled back sends nothing', async () => {
  await assert.rejects(
    outbox.db.transaction().execute(async (tx) => {
      await sendEmail(tx, { to: 'anna@buyer.example', template: 'deletionDone', locale: 'en', variant: 'b2b' })
      throw new Error('rolled back')
    }),
    /rolled back/,
  )
  await drain()
  assert.equal(outbox.server.received.length, 0)
})

test('an invalid recipient never reaches the mail server (D16)', async () => {
  for (const to of [
    '"a@evil.example x"@ours.example',
    'a@x.example, b@y.example',
    'a@x.example\r\nBcc: b@y.example',
    'Anna <a@x.example>',
  ]) {
    const id = await post({ to })
    await deliver(id)
    const { status, lastError } = await read(id)
    assert.deepEqual([status, lastError], ['Failed', 'The recipient is not one plain address'])
  }
  assert.equal(outbox.server.received.length, 0)
})

test('without a transport a message is kept, and the log entry contains no secrets', async () => {
  const lines: string[] = []
  const own = pino({}, new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }))
  const id = await post()
  await deliverMessageHandler.run({ id }, { ...jobContext(), log: own, config: readConfig({}) })
  const row = await read(id)
  assert.deepEqual(
    [row.status, row.values],
    ['Kept', { code: '482913', minutes: 10, path: '/restore?token=secret-of-the-link' }],
  )
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, new RegExp(id))
  assert.doesNotMatch(lines[0]!, /482913|secret-of-the-link|anna@/)
})

test('a failure is logged without the address and the code', async () => {
  const lines: string[] = []
  const own = pino({}, new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }))
  outbox.server.refuse = { recipient: 550 }
  await deliverMessageHandler.run({ id: await post() }, { ...jobContext(), log: own })
  assert.equal(lines.length, 1)
  assert.doesNotMatch(lines[0]!, /482913|secret-of-the-link|anna@/)
})

test('kept messages are deleted after a week, others after a month', async () => {
  const insert = (status: string, days: number) =>
    sql`
    insert into outgoing_messages (channel, recipient, template, locale, variant, status, created_at)
    values ('Email', 'old@buyer.example', 'restore', 'en', 'b2b', ${status}, now() - make_interval(days => ${days}))
  `.execute(outbox.db)
  for (const [status, days] of [
    ['Kept', 6],
    ['Kept', 8],
    ['Sent', 29],
    ['Sent', 31],
    ['Failed', 31],
  ] as const)
    await insert(status, days)
  await deleteOldMessages.run({}, jobContext())
  const { rows } = await sql<{
    status: string
  }>`select status from outgoing_messages where recipient = 'old@buyer.example' order by status`.execute(outbox.db)
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['Kept', 'Sent'],
  )
})
