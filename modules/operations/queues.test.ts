import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '#platform/config.ts'
import { handle } from '#platform/jobs/handlers.ts'
import { defineJob, enqueue } from '#platform/jobs/queue.ts'
import { nextRun } from '#platform/jobs/schedules.ts'
import { drainJobs, startWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { outboxJobs } from '#platform/outbox/deliver.ts'
import { deliverMessage } from '#platform/outbox/job-definitions.ts'
import { mask } from '#platform/outbox/resend.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { mailerOf } from '#platform/outbox/transports.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './queue-contract.ts'

const log = createLog('silent')

async function openPanel() {
  const app = await fileApp()
  const { visitor } = await administrator(app, ['appConfig'])
  return { app, db: app.database.db, pool: app.database.pool, visitor }
}

test('a job that was given up is listed with its error, run again once by two administrators, and deleted', async () => {
  const { app, db, pool, visitor } = await openPanel()
  const other = await administrator(app, ['appConfig'])
  const job = defineJob('test:break')
  let runs = 0
  const handler = handle(job, {
    run: async () => {
      runs++
      throw new Error('The disk is away')
    },
  })
  const context = { db, log, config: readConfig({}) }
  await db.transaction().execute((tx) => enqueue(tx, job, {}))
  await drainJobs(pool, [handler], context)
  const listed = async (state?: 'Failed' | 'Retrying' | 'Due') =>
    (await visitor.call(contract.listJobs, { query: 'test:break', ...(state && { state }) })).body.items
  const [retrying] = await listed('Retrying')
  assert.deepEqual([retrying!.attempts, retrying!.error?.includes('The disk is away')], [1, true])
  await sql`select graphile_worker.permanently_fail_jobs(${[retrying!.id]}::bigint[], 'Given up')`.execute(db)
  const [failed] = await listed('Failed')
  assert.equal(failed!.error, 'Given up')

  const { id } = failed!
  assert.deepEqual((await visitor.call(contract.retryJobs, { ids: [id, '999999'], isDryRun: true })).body, {
    count: 1,
    rejected: [{ id: '999999', code: 'operations.notFound' }],
  })
  assert.equal((await listed('Failed')).length, 1)
  await visitor.call(contract.retryJobs, { ids: [id] })
  await drainJobs(pool, [handler], context)
  assert.equal(runs, 2)

  const deletions = await Promise.all(
    [visitor, other.visitor].map((each) => each.call(contract.deleteJobs, { ids: [id] })),
  )
  assert.deepEqual(deletions.map(({ body }) => body.count).sort(), [0, 1])
  assert.deepEqual(await listed(), [])
  const audit = await auditOf(app, 'job', id)
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['job.retried', 'job.deleted'],
  )
  assert.deepEqual((audit[0]!.details as { before: object }).before, { state: 'Failed', attempts: 25 })
})

test('a job is found by a part of its name in the language of the reader, and by a part of its code', async () => {
  const { db, visitor } = await openPanel()
  await db
    .transaction()
    .execute((tx) => enqueue(tx, deliverMessage, { id: randomUUID() }, { runAt: new Date(Date.now() + 3_600_000) }))
  const find = async (query: string, locale: 'de' | 'en' = 'de') =>
    (await visitor.call(contract.listJobs, { query }, { locale })).body.items.map(({ kind }) => kind)
  assert.deepEqual(await find('NACHRICHT SEND'), ['outbox:deliver'])
  assert.deepEqual(await find('Outbox:del'), ['outbox:deliver'])
  assert.deepEqual(await find('Nachricht senden', 'en'), [])
})

test('a job that has not failed is neither run again nor deleted', async () => {
  const { db, visitor } = await openPanel()
  const job = defineJob('test:later')
  await db.transaction().execute((tx) => enqueue(tx, job, {}, { runAt: new Date(Date.now() + 3_600_000) }))
  const [item] = (await visitor.call(contract.listJobs, { query: 'test:later' })).body.items
  assert.equal(item!.state, 'Scheduled')
  for (const call of [contract.retryJobs, contract.deleteJobs])
    assert.deepEqual((await visitor.call(call, { ids: [item!.id] })).body, {
      count: 0,
      rejected: [{ id: item!.id, code: 'operations.notFailed' }],
    })
})

test('the schedules of the worker are listed with their next runs', async () => {
  const { db, pool, visitor } = await openPanel()
  const daily = handle(defineJob('test:daily'), { schedule: '17 3 * * *', run: async () => {} })
  const worker = await startWorker(pool, [daily], { db, log, config: readConfig({}) })
  await worker.stop()
  const { items } = (await visitor.call(contract.listSchedules, {})).body
  assert.deepEqual(
    items.map(({ name, schedule }) => [name, schedule]),
    [['test:daily', '17 3 * * *']],
  )
  assert.match(items[0]!.nextAt!, /T03:17:00/)
  for (const [schedule, now, next] of [
    ['* * * * *', '2026-03-01T10:00:30Z', '2026-03-01T10:01:00.000Z'],
    ['17 3 * * *', '2026-03-01T03:17:00Z', '2026-03-02T03:17:00.000Z'],
    ['0 0 1 * *', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00.000Z'],
  ] as const)
    assert.equal(nextRun(schedule, new Date(now))?.toISOString(), next)
})

test('a message that was given up is found by its recipient, shown masked, and sent again once', async () => {
  const { app, db, pool, visitor } = await openPanel()
  const to = `${randomUUID().slice(0, 8)}@buyer.example`
  await using server = await startMailServer()
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Tradeyard <no-reply@shop.example>' })
  const insert = (values: object, expiresAt: Date | null) =>
    sql`
    insert into outgoing_messages (channel, recipient, template, locale, variant, values, status, last_error, expires_at, is_resendable)
    values ('Email', ${to}, 'deletionDone', 'en', 'b2b', ${JSON.stringify(values)}::jsonb, 'Failed', ${`550 no mailbox ${to}`}, ${expiresAt}, true)
  `.execute(db)
  await insert({}, null)
  await insert({ code: '1' }, new Date(Date.now() - 1_000))
  const { items } = (await visitor.call(contract.listMessages, { query: to.toUpperCase(), status: 'Failed' })).body
  assert.deepEqual(items.map(({ canResend }) => canResend).sort(), [false, true])
  assert.ok(!JSON.stringify(items).includes(to))
  assert.equal(items[0]!.recipient, mask(to))
  const { id } = items.find(({ canResend }) => canResend)!
  const expired = items.find(({ canResend }) => !canResend)!.id
  const ids = [id, expired]
  assert.deepEqual((await visitor.call(contract.resendMessages, { ids, isDryRun: true })).body, {
    count: 1,
    rejected: [{ id: expired, code: 'operations.notSendable' }],
  })
  const results = await Promise.all([1, 2, 3].map(() => visitor.call(contract.resendMessages, { ids })))
  assert.deepEqual(results.map(({ body }) => body.count).sort(), [0, 0, 1])
  try {
    await drainJobs(pool, outboxJobs, { db, log, config })
  } finally {
    mailerOf(config).close()
  }
  const [sent] = (await visitor.call(contract.listMessages, { query: to, status: 'Sent' })).body.items
  assert.deepEqual([sent!.id, sent!.canResend], [id, false])
  assert.deepEqual(
    (await auditOf(app, 'outgoingMessage', id)).map(({ action }) => action),
    ['message.resent'],
  )
})

test('a message that is refused for good keeps its content, but never a code or a link that signs in', async () => {
  const { db, pool, visitor } = await openPanel()
  await using server = await startMailServer()
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Tradeyard <no-reply@shop.example>' })
  const to = 'not an address'
  const contents: Record<string, string>[] = [
    { storeName: 'Bolts' },
    { code: '482913' },
    { path: '/restore?token=secret' },
  ]
  for (const values of contents)
    await db
      .transaction()
      .execute((tx) => sendEmail(tx, { to, template: 'deletionDone', locale: 'en', variant: 'b2b', values }))
  try {
    await drainJobs(pool, outboxJobs, { db, log, config })
  } finally {
    mailerOf(config).close()
  }
  const { items } = (await visitor.call(contract.listMessages, { query: to })).body
  assert.deepEqual(
    items.map(({ status }) => status),
    ['Failed', 'Failed', 'Failed'],
  )
  const { rows } = await sql<{ values: object }>`
    select values from outgoing_messages where recipient = ${to} order by values::text desc
  `.execute(db)
  assert.deepEqual(
    rows.map(({ values }) => values),
    [{}, {}, { storeName: 'Bolts' }].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? 1 : -1)),
  )
  assert.equal(items.filter(({ canResend }) => canResend).length, 1)
})
