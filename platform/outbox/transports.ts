import type { Config } from '../config.ts'
import { brands } from '../mail/layout.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { createSms } from '../sms/sms.ts'
import { type Message, renderEmail, renderSms } from './render.ts'

const channels = ['Email', 'Sms'] as const
export type Channel = (typeof channels)[number]
export type Addressed = Message & { id: string; channel: Channel; recipient: string }

export const hasTransport = (channel: Channel, config: Config) => (channel === 'Email' ? config.smtpUrl : config.sms) !== undefined

/** The channels whose messages a demonstration shows on the site itself, for nothing takes them away. */
export const keptChannels = (config: Config) => (config.demo ? channels.filter((channel) => !hasTransport(channel, config)) : [])

/** Renders and sends. Throws `Refused` where another try is useless. */
export async function transmit(message: Addressed, config: Config) {
  const { id, recipient: to } = message
  if (message.channel === 'Sms') return createSms(config.sms!).send({ id, to, ...renderSms(message, config) })
  return mailerOf(config).send({ id, to, ...renderEmail(message, config), from: senderOf(message, config) })
}

const mailers = new WeakMap<Config, Mailer>()

/** One pool of connections a process. */
export function mailerOf(config: Config) {
  const mailer = mailers.get(config) ?? createMailer(config)
  mailers.set(config, mailer)
  return mailer
}

/** The other variant writes under its own name. */
function senderOf({ variant }: Message, { variant: own, mailFrom }: Config) {
  if (variant === own) return mailFrom
  const address = /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
  return `${brands[variant].name} <${address}>`
}
