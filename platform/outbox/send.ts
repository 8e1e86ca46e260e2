import { sql } from 'kysely'
import type { Locale, Variant } from '../constants.ts'
import type { Tx } from '../db/database.ts'
import { enqueue, enqueueEach } from '../jobs/queue.ts'
import { deliverMessage, jobKey } from './job-definitions.ts'
import type { Section } from './render.ts'
import type { EmailTemplate, PushTemplate, SmsTemplate } from './templates.ts'
import type { Channel } from './transports.ts'

type OutgoingMessage<Template> = {
  to: string
  /** Names the texts: messages/<locale>/emails.json and sms.json, keys `<template>.…`. */
  template: Template
  locale: Locale
  variant: Variant
  /** Dates in ISO format; a `path` begins with a slash and has no locale prefix. */
  values?: Record<string, string | number>
  sections?: readonly Section[]
  /** The message is not sent later than this, for example because its code has expired. */
  expiresAt?: Date
}

export const sendEmail = (tx: Tx, message: OutgoingMessage<EmailTemplate>) => insertMessage(tx, 'Email', message)

/** `variant`: the site that the person uses, if known. */
export type Recipient = { email: string; locale: Locale; variant: Variant | null }
type GroupMessage<To> = {
  template: EmailTemplate
  valuesFor: (recipient: To) => Record<string, string | number>
  /** For those whose site is not known. */
  fallback: Variant
}

/** An e-mail to each person, in their language and from the site that they use. */
export async function sendEmails<To extends Recipient>(
  tx: Tx,
  recipients: readonly To[],
  { template, valuesFor, fallback }: GroupMessage<To>,
) {
  for (const recipient of recipients) {
    const { email, locale, variant } = recipient
    await sendEmail(tx, { to: email, template, locale, variant: variant ?? fallback, values: valuesFor(recipient) })
  }
}

export const sendSms = (tx: Tx, message: OutgoingMessage<SmsTemplate>) => insertMessage(tx, 'Sms', message)

type OutgoingPush = Pick<OutgoingMessage<PushTemplate>, 'template' | 'locale' | 'expiresAt'> & {
  /** Push subscriptions, each with the variant in which it was made. */
  to: readonly { id: string; variant: Variant }[]
  values: Record<string, string | number> & { tag: string }
}

/** Sends a push to several browsers and expires their waiting messages of the same tag. */
export async function sendPush(tx: Tx, { to, template, locale, values, expiresAt }: OutgoingPush) {
  const ids = to.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    with former as (
      update outgoing_messages set status = 'Expired', values = '{}'
      where channel = 'Push' and status = 'Waiting' and recipient = any(${ids}::text[]) and values ->> 'tag' = ${values.tag}
    )
    insert into outgoing_messages (channel, recipient, template, locale, variant, values, expires_at)
    select 'Push', b.id, ${template}, ${locale}, b.variant, ${JSON.stringify(values)}::jsonb, ${toDatabaseTime(expiresAt)}
    from unnest(${ids}::text[], ${to.map(({ variant }) => variant)}::text[]) as b (id, variant) returning id
  `.execute(tx)
  await enqueueEach(
    tx,
    deliverMessage,
    rows.map(({ id }) => ({ payload: { id }, key: jobKey(id), delayMs: 0 })),
  )
}

/** The message is sent if and only if the transaction commits. */
async function insertMessage(
  tx: Tx,
  channel: Channel,
  { to, template, locale, variant, values = {}, sections = [], expiresAt }: OutgoingMessage<string>,
) {
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_messages (channel, recipient, template, locale, variant, values, sections, expires_at)
    values (${channel}, ${to}, ${template}, ${locale}, ${variant}, ${JSON.stringify(values)}, ${JSON.stringify(sections)}, ${toDatabaseTime(expiresAt)}) returning id
  `.execute(tx)
  await enqueue(tx, deliverMessage, { id: rows[0]!.id })
}

/** Converts a time of the process clock to one of the database clock, which the outbox uses. */
const toDatabaseTime = (moment: Date | undefined) =>
  sql`now() + make_interval(secs => ${moment ? (moment.getTime() - Date.now()) / 1000 : null})`
