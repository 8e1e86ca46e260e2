// Helpers of the notification tests: run deliveries and the outbox, with a mail server that keeps the messages.
import { sql } from 'kysely'
import { deliverNotificationsHandler } from '#modules/notifications/deliver.ts'
import type { KindChannel } from '#modules/notifications/rules.ts'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { deliverMessageHandler } from '../outbox/deliver.ts'
import type { MailServer } from '../outbox/smtp.fixture.ts'
import type { TestApp } from './app.ts'

export const log = createLog('silent')
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

export const configFor = (app: TestApp, mailServer: Pick<MailServer, 'url'>): Config =>
  readConfig({ PUBLIC_ORIGIN: 'https://shop.example', SMTP_URL: mailServer.url, DATA_DIR: app.config.dataDir })

/** Runs one delivery at the given time; its messages stay in the outbox. */
export const deliverAt = (app: TestApp, config: Config, target: KindChannel & { accountId: string }, now: Date) =>
  deliverNotificationsHandler.run(target, { db: app.database.db, log, config, now })

/** Sends all messages of the outbox that are due by the clock of the database. */
export async function sendOutbox(app: TestApp, config: Config) {
  const { db } = app.database
  const { rows } = await sql<{
    id: string
  }>`select id from outgoing_messages where status = 'Waiting' order by created_at, id`.execute(db)
  for (const { id } of rows) await deliverMessageHandler.run({ id }, { db, log, config, now: new Date() })
}

export type ScheduledDelivery = KindChannel & { accountId: string; runAt: Date }

/** Scheduled deliveries of an account. */
export async function scheduledDeliveries(app: TestApp, accountId: string) {
  const { rows } = await sql<ScheduledDelivery>`
    select j.payload ->> 'kind' as kind, j.payload ->> 'channel' as channel, j.payload ->> 'accountId' as "accountId", j.run_at as "runAt"
    from graphile_worker._private_jobs j where j.key like 'notifications %' || ${accountId} order by j.run_at, j.key
  `.execute(app.database.db)
  return rows
}
