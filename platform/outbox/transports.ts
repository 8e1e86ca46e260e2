import type { Config } from '../config.ts'
import { brands } from '../mail/layout.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { deliverPush } from '../push/push.ts'
import { createSms } from '../sms/sms.ts'
import type { JobContext } from '../jobs/handlers.ts'
import { type Message, renderEmail, renderPush, renderSms } from './render.ts'

const channels = ['Email', 'Sms', 'Push'] as const
export type Channel = (typeof channels)[number]
export type AddressedMessage = Message & { id: string; channel: Channel; recipient: string }
type SendableMessage = AddressedMessage & { expiresAt: Date | null }

/** Push needs no setting: each subscription names its push service. */
export const hasTransport = (channel: Channel, { smtpUrl, sms }: Config) =>
  channel === 'Push' || (channel === 'Email' ? smtpUrl : sms) !== undefined

/** The channels whose messages a demonstration installation shows in its mailbox, since they have no transport. */
export const mailboxChannels = (config: Config) =>
  config.demo ? channels.filter((channel) => !hasTransport(channel, config)) : []

/** Renders and sends. Throws `PermanentDeliveryError` or `RecipientGoneError` when a retry is useless. */
export async function transmit(message: SendableMessage, { config, db, now }: JobContext) {
  const { id, recipient: to, expiresAt } = message
  if (message.channel === 'Push')
    return deliverPush({ to, expiresAt, ...renderPush(message, config) }, { db, config, now })
  if (message.channel === 'Sms') return createSms(config.sms!).send({ id, to, ...renderSms(message, config) })
  return mailerOf(config).send({ id, to, ...renderEmail(message, config), from: senderOf(message, config) })
}

const mailers = new WeakMap<Config, Mailer>()

/** One connection pool per process. */
export function mailerOf(config: Config) {
  const mailer = mailers.get(config) ?? createMailer(config)
  mailers.set(config, mailer)
  return mailer
}

/** The sender address; the other variant uses its own display name. */
function senderOf({ variant }: Message, { variant: own, mailFrom }: Config) {
  if (variant === own) return mailFrom
  const address = /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return `${brands[variant].name} <${address}>`
}
