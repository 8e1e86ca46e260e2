import { sql } from 'kysely'
import type { Locale, Variant } from '../constants.ts'
import type { Tx } from '../db/database.ts'
import { enqueue, enqueueEach } from '../jobs/jobs.ts'
import { deliverMessage, keyOf } from './deliver.ts'
import type { Section } from './render.ts'
import type { EmailTemplate, PushTemplate, SmsTemplate } from './templates.ts'
import type { Channel } from './transports.ts'

type Outgoing<Template> = {
  to: string
  /** Names the texts: messages/<locale>/emails.json and sms.json, keys `<template>.…`. */
  template: Template
  locale: Locale
  variant: Variant
  /** Moments as ISO text; a `path` begins with a slash and has no locale's prefix. */
  values?: Record<string, string | number>
  sections?: readonly Section[]
  /** Not sent after this: a code that has ended helps nobody. */
  expiresAt?: Date
}

export const sendEmail = (tx: Tx, message: Outgoing<EmailTemplate>) => put(tx, 'Email', message)
export const sendSms = (tx: Tx, message: Outgoing<SmsTemplate>) => put(tx, 'Sms', message)

type Pushed = Pick<Outgoing<PushTemplate>, 'template' | 'locale' | 'expiresAt'> & {
  /** Subscriptions, each with the variant that it was made in. */
  to: readonly { id: string; variant: Variant }[]
  values: Record<string, string | number> & { tag: string }
}

/** The same to several browsers. What still waits there under the same tag is out of date, and does not come after it. */
export async function sendPush(tx: Tx, { to, template, locale, values, expiresAt }: Pushed) {
  const ids = to.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    with former as (
      update outgoing_messages set status = 'Expired', values = '{}'
      where channel = 'Push' and status = 'Waiting' and recipient = any(${ids}::text[]) and values ->> 'tag' = ${values.tag}
    )
    insert into outgoing_messages (channel, recipient, template, locale, variant, values, expires_at)
    select 'Push', b.id, ${template}, ${locale}, b.variant, ${JSON.stringify(values)}::jsonb, ${byDatabaseClock(expiresAt)}
    from unnest(${ids}::text[], ${to.map(({ variant }) => variant)}::text[]) as b (id, variant) returning id
  `.execute(tx)
  await enqueueEach(
    tx,
    deliverMessage,
    rows.map(({ id }) => ({ payload: { id }, key: keyOf(id), delayMs: 0 })),
  )
}

/** Leaves if and only if the transaction commits. */
async function put(
  tx: Tx,
  channel: Channel,
  { to, template, locale, variant, values = {}, sections = [], expiresAt }: Outgoing<string>,
) {
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_messages (channel, recipient, template, locale, variant, values, sections, expires_at)
    values (${channel}, ${to}, ${template}, ${locale}, ${variant}, ${JSON.stringify(values)}, ${JSON.stringify(sections)}, ${byDatabaseClock(expiresAt)}) returning id
  `.execute(tx)
  await enqueue(tx, deliverMessage, { id: rows[0]!.id })
}

/** The outbox goes by the clock of the database, a caller by that of its process. */
const byDatabaseClock = (moment: Date | undefined) =>
  sql`now() + make_interval(secs => ${moment ? (moment.getTime() - Date.now()) / 1000 : null})`
