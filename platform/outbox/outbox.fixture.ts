// Posts, delivers and reads messages for the tests; each test has a mail server of its own.
import { afterEach, beforeEach } from 'node:test'
import { sql } from 'kysely'
import { type Config, readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { drainJobs } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { deliverMessageHandler, outboxJobs } from './deliver.ts'
import { sendEmail } from './send.ts'
import { type MailServer, startMailServer } from './smtp.fixture.ts'
import { mailerOf } from './transports.ts'

const log = createLog('silent')
export const environment = {
  PUBLIC_ORIGIN: 'https://shop.example',
  TRADE_HOSTS: 'dunav.example',
  MAIL_FROM: 'Tradeyard <no-reply@shop.example>',
}
export const minute = 60_000

/** State of the running test. */
export const outbox = {} as { server: MailServer; config: Config; db: Db }

/** To be called by each test file: hooks that a module registers by itself belong to the first file that imports it. */
export function startOutbox() {
  beforeEach(async () => {
    outbox.server = await startMailServer()
    outbox.config = readConfig({ ...environment, SMTP_URL: outbox.server.url })
    outbox.db = (await fileDatabase()).db
  })
  afterEach(async () => {
    mailerOf(outbox.config).close()
    await outbox.server[Symbol.asyncDispose]()
  })
}

export const workerContext = () => ({ db: outbox.db, log, config: outbox.config })
export const jobContext = () => ({ ...workerContext(), now: new Date() })

type PostOptions = { to?: string; expiresAt?: Date; variant?: 'b2b' | 'trade' }

export async function post({ to = 'anna@buyer.example', expiresAt, variant = 'b2b' }: PostOptions = {}) {
  await outbox.db.transaction().execute((tx) =>
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
    outbox.db,
  )
  return rows[0]!.id
}

type OutgoingMessageRow = {
  status: string
  attempts: number
  values: object
  lastError: string | null
  sentAt: Date | null
  dueAt: Date
  runAt: Date | null
}

export async function read(id: string) {
  const { rows } = await sql<OutgoingMessageRow>`
    select status, attempts, values, last_error as "lastError", sent_at as "sentAt", due_at as "dueAt",
      (select run_at from graphile_worker.jobs where key = 'outbox ' || m.id) as "runAt"
    from outgoing_messages m where id = ${id}::uuid
  `.execute(outbox.db)
  return rows[0]!
}

export const deliver = (id: string) => deliverMessageHandler.run({ id }, jobContext())
/** Lets time pass for one message by moving its timestamps back. */
export const elapse = (id: string, ms: number) =>
  sql`
  update outgoing_messages m set created_at = m.created_at - t.passed, due_at = m.due_at - t.passed, expires_at = m.expires_at - t.passed
  from make_interval(secs => ${ms / 1000}) as t (passed) where id = ${id}::uuid
`.execute(outbox.db)
export const drain = async () => drainJobs((await fileDatabase()).pool, outboxJobs, workerContext())
