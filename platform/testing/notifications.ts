// What the tests of notifications share: everything that is due leaves, over a mail server that keeps it.
import { sql } from 'kysely'
import { deliverNotifications } from '#modules/notifications/deliver.ts'
import type { Cell } from '#modules/notifications/rules.ts'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { deliverMessage } from '../outbox/deliver.ts'
import type { MailServer } from '../outbox/smtp.fixture.ts'
import type { TestApp } from './app.ts'

export const log = createLog('silent')
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

export const configFor = (app: TestApp, mailServer: Pick<MailServer, 'url'>): Config =>
  readConfig({ PUBLIC_ORIGIN: 'https://shop.example', SMTP_URL: mailServer.url, DATA_DIR: app.config.dataDir })

/** One delivery, as a worker would run it at this moment; what it hands to the outbox is not sent yet. */
export const deliverAt = (app: TestApp, config: Config, target: Cell & { accountId: string }, now: Date) =>
  deliverNotifications.run(target, { db: app.database.db, log, config, now })

/** Sends what the outbox holds and is due by the clock of the database. */
export async function empty(app: TestApp, config: Config) {
  const { db } = app.database
  const { rows } = await sql<{
    id: string
  }>`select id from outgoing_messages where status = 'Waiting' order by created_at, id`.execute(db)
  for (const { id } of rows) await deliverMessage.run({ id }, { db, log, config, now: new Date() })
}

export type Waiting = Cell & { accountId: string; runAt: Date }

/** Deliveries that are still to run for an account. */
export async function waitingFor(app: TestApp, accountId: string) {
  const { rows } = await sql<Waiting>`
    select j.payload ->> 'kind' as kind, j.payload ->> 'channel' as channel, j.payload ->> 'accountId' as "accountId", j.run_at as "runAt"
    from graphile_worker._private_jobs j where j.key like 'notifications %' || ${accountId} order by j.run_at, j.key
  `.execute(app.database.db)
  return rows
}
