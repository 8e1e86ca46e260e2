import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { drainJobs, startWorker } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { deliverMessage, forgetMessages, outboxJobs, rescueMessages } from './deliver.ts'
import { sendEmail } from './send.ts'
import { type MailServer, startMailServer } from './smtp.fixture.ts'
import { mailerOf } from './transports.ts'

const log = createLog('silent')
const environment = {
  PUBLIC_ORIGIN: 'https://shop.example',
  TRADE_HOSTS: 'dunav.example',
  MAIL_FROM: 'Tradeyard <no-reply@shop.example>',
}
const minute = 60_000
let server: MailServer
let config: Config
let db: Db

beforeEach(async () => {
  server = await startMailServer()
  config = readConfig({ ...environment, SMTP_URL: server.url })
  db = (await fileDatabase()).db
})
afterEach(async () => {
  mailerOf(config).close()
  await server[Symbol.asyncDispose]()
})

type Given = { to?: string; expiresAt?: Date; variant?: 'b2b' | 'trade' }

async function post({ to = 'anna@buyer.example', expiresAt, variant = 'b2b' }: Given = {}) {
  await db
    .transaction()
    .execute((tx) =>
      sendEmail(tx, {
        to,
        template: 'restore',
        locale: 'ru',
        variant,
        values: { code: '482913', minutes: 10, path: '/restore?token=secret-of-the-link' },
        expiresAt,
      }),
    )
  const { rows } = await sql<{ id: string }>`select id from outgoing_messages order by created_at desc limit 1`.execute(
    db,
  )
  return rows[0]!.id
}

type Row = {
  status: string
  attempts: number
  values: object
  lastError: string | null
  sentAt: Date | null
  dueAt: Date
  runAt: Date | null
}

async function read(id: string) {
  const { rows } = await sql<Row>`
    select status, attempts, values, last_error as "lastError", sent_at as "sentAt", due_at as "dueAt",
      (select run_at from graphile_worker.jobs where key = 'outbox ' || m.id) as "runAt"
    from outgoing_messages m where id = ${id}::uuid
  `.execute(db)
  return rows[0]!
}

const deliver = (id: string, now = new Date()) => deliverMessage.run({ id }, { db, log, config, now })
const drain = async () => drainJobs((await fileDatabase()).pool, outboxJobs, { db, log, config })

test('a mail arrives whole, and its code is forgotten', async () => {
  const id = await post()
  await drain()
  const [mail, ...others] = server.received
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

test('a worker takes the jobs with their schedules and delivers', async () => {
  const { pool } = await fileDatabase()
  const delivered = Promise.withResolvers<void>()
  server.whenReceived = () => delivered.resolve()
  const worker = await startWorker(pool, outboxJobs, { db, log, config })
  const id = await post()
  await delivered.promise
  await worker.stop()
  assert.equal((await read(id)).status, 'Sent')
})

test('the other variant writes under its own name and host', async () => {
  await post({ variant: 'trade' })
  await drain()
  assert.equal(server.received[0]!.headers.from, 'Dunav Trade <no-reply@shop.example>')
  assert.match(server.received[0]!.text, /https:\/\/dunav\.example\/ru\/restore/)
})

test('a transaction that is rolled back sends nothing', async () => {
  await assert.rejects(
    db.transaction().execute(async (tx) => {
      await sendEmail(tx, { to: 'anna@buyer.example', template: 'deletionDone', locale: 'en', variant: 'b2b' })
      throw new Error('rolled back')
    }),
    /rolled back/,
  )
  await drain()
  assert.equal(server.received.length, 0)
})

test('R10: what is refused for now is tried again after 1, 5, 15 and 60 minutes, then hourly for a day', async () => {
  server.refuse = { recipient: 451 }
  const id = await post()
  const startedAt = new Date()
  let now = startedAt
  const pauses: number[] = []
  while ((await read(id)).status === 'Waiting') {
    await deliver(id, now)
    const { status, dueAt, runAt, lastError } = await read(id)
    assert.match(lastError!, /451/)
    if (status !== 'Waiting') break
    assert.equal(runAt?.getTime(), dueAt.getTime())
    pauses.push((dueAt.getTime() - now.getTime()) / minute)
    now = dueAt
  }
  assert.deepEqual(pauses.slice(0, 6), [1, 5, 15, 60, 60, 60])
  assert.ok(
    now.getTime() - startedAt.getTime() > 22 * 60 * minute && now.getTime() - startedAt.getTime() <= 24 * 60 * minute,
  )
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Failed', {}])
  assert.equal(server.received.length, 0)
})

test('R10: what waited while the server was down is delivered once when it is back', async () => {
  const id = await post()
  const { port } = new URL(server.url)
  await server[Symbol.asyncDispose]()
  await deliver(id)
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Waiting', 1])
  server = await startMailServer(Number(port))
  await deliver(id, new Date(Date.now() + 61_000))
  await deliver(id, new Date(Date.now() + 61_000))
  assert.equal(server.received.length, 1)
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Sent', 2])
})

test('R10: a code that has ended is not sent late', async () => {
  const id = await post({ expiresAt: new Date(Date.now() + 10 * minute) })
  await deliver(id, new Date(Date.now() + 11 * minute))
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Expired', {}])
  assert.equal(server.received.length, 0)
})

test('R10: nor is it kept for a try that would come too late', async () => {
  server.refuse = { recipient: 421 }
  const id = await post({ expiresAt: new Date(Date.now() + minute / 2) })
  await deliver(id)
  const row = await read(id)
  assert.deepEqual([row.status, row.values, row.runAt], ['Expired', {}, null])
})

test('a recipient or a text that is refused for good is not tried again', async () => {
  for (const refuse of [{ recipient: 550 }, { data: 554 }]) {
    server.refuse = refuse
    const id = await post()
    await deliver(id)
    const row = await read(id)
    assert.deepEqual([row.status, row.attempts, row.values, row.runAt], ['Failed', 1, {}, null])
  }
})

test('a refusal of the sender is ours to mend and loses nothing', async () => {
  server.refuse = { sender: 550 }
  const id = await post()
  await deliver(id)
  assert.equal((await read(id)).status, 'Waiting')
})

test('D16: what is not one plain address never reaches the mail server', async () => {
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
  assert.equal(server.received.length, 0)
})

test('two workers with one message send it once', async () => {
  const id = await post()
  await Promise.all([deliver(id), deliver(id), deliver(id), deliver(id)])
  assert.equal(server.received.length, 1)
})

test('a server that hangs holds no lock', async () => {
  const id = await post()
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  server.whenReceived = () => {
    arrived.resolve()
    return released.promise
  }
  const delivery = deliver(id)
  await arrived.promise
  const { rows } = await sql`select 1 from outgoing_messages where id = ${id}::uuid for update nowait`.execute(db)
  released.resolve()
  await delivery
  assert.equal(rows.length, 1)
  assert.equal((await read(id)).status, 'Sent')
})

test('R03: killed between sending and marking, a message goes out again under the same Message-ID', async () => {
  const id = await post()
  const { connection } = await fileDatabase()
  const child = fork(join(import.meta.dirname, 'deliver.fixture.ts'), [JSON.stringify(connection), id], {
    execArgv: [],
    silent: true,
    env: { ...process.env, ...environment, SMTP_URL: server.url },
  })
  const ended = once(child, 'exit')
  server.whenReceived = async () => {
    child.kill('SIGKILL')
    await ended
  }
  assert.equal((await ended)[1], 'SIGKILL')
  assert.deepEqual([(await read(id)).status, (await read(id)).attempts], ['Waiting', 1])
  server.whenReceived = () => {}

  await deliver(id)
  assert.equal(server.received.length, 1, 'the claim of the dead process still holds')
  const later = new Date(Date.now() + 4 * minute)
  await rescueMessages.run({}, { db, log, config, now: later })
  assert.ok((await read(id)).runAt, 'the message is queued again')
  await deliver(id, later)
  assert.deepEqual([(await read(id)).status, (await read(id)).values], ['Sent', {}])
  assert.deepEqual(
    server.received.map(({ headers }) => headers['message-id']),
    [`<${id}@shop.example>`, `<${id}@shop.example>`],
  )
})

test('what waits for its time is not taken for lost', async () => {
  server.refuse = { recipient: 451 }
  const id = await post()
  await deliver(id)
  const { runAt } = await read(id)
  await rescueMessages.run({}, { db, log, config, now: new Date() })
  assert.deepEqual((await read(id)).runAt, runAt)
})

test('without a transport a message is kept, and the log says so without its secrets', async () => {
  const lines: string[] = []
  const own = pino({}, new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }))
  const id = await post()
  await deliverMessage.run({ id }, { db, log: own, config: readConfig({}), now: new Date() })
  const row = await read(id)
  assert.deepEqual(
    [row.status, row.values],
    ['Kept', { code: '482913', minutes: 10, path: '/restore?token=secret-of-the-link' }],
  )
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, new RegExp(id))
  assert.doesNotMatch(lines[0]!, /482913|secret-of-the-link|anna@/)
})

test('a failure is logged without address and code', async () => {
  const lines: string[] = []
  const own = pino({}, new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }))
  server.refuse = { recipient: 550 }
  await deliverMessage.run({ id: await post() }, { db, log: own, config, now: new Date() })
  assert.equal(lines.length, 1)
  assert.doesNotMatch(lines[0]!, /482913|secret-of-the-link|anna@/)
})

test('old messages are forgotten: kept ones after a week, others after a month', async () => {
  const insert = (status: string, days: number) =>
    sql`
    insert into outgoing_messages (channel, recipient, template, locale, variant, status, created_at)
    values ('Email', 'old@buyer.example', 'restore', 'en', 'b2b', ${status}, now() - make_interval(days => ${days}))
  `.execute(db)
  for (const [status, days] of [
    ['Kept', 6],
    ['Kept', 8],
    ['Sent', 29],
    ['Sent', 31],
    ['Failed', 31],
  ] as const)
    await insert(status, days)
  await forgetMessages.run({}, { db, log, config, now: new Date() })
  const { rows } = await sql<{
    status: string
  }>`select status from outgoing_messages where recipient = 'old@buyer.example' order by status`.execute(db)
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['Kept', 'Sent'],
  )
})
