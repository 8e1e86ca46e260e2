import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { cookieNames, formatTags, languageTags, type Locale, variants } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { readLocale } from '../http/caller.ts'
import { readCookies } from '../http/cookies.ts'
import { originOf, variantOfHost } from '../http/hosts.ts'
import { translate } from '../i18n/messages.ts'
import { escapeHtml } from '../mail/layout.ts'
import { renderEmail, renderSms } from './render.ts'
import { type AddressedMessage, type Channel, mailboxChannels } from './transports.ts'

type MailboxOptions = { config: Config; db: Db }
type KeptMessage = AddressedMessage & { createdAt: Date }

/**
 * GET /dev/mailbox: shows the unsent messages of channels without a transport, on demonstration installations only. `?to=` filters by
 * recipient; /dev/mailbox.json is the machine-readable form.
 */
export function registerMailbox(app: FastifyInstance, { config, db }: MailboxOptions) {
  const channels = mailboxChannels(config)
  if (channels.length === 0) return
  const listMessages = async (request: FastifyRequest) => {
    variantOfHost(request.host, config)
    return selectKeptMessages(db, channels, request.query as Filter)
  }
  app.get('/dev/mailbox', async (request, reply) => {
    const locale = readLocale(
      readCookies(request.headers.cookie)[cookieNames.locale] ?? request.headers['accept-language'],
      config.locales,
    )
    return withMailboxHeaders(reply, 'text/html; charset=utf-8').send(
      renderPage(await listMessages(request), locale, config),
    )
  })
  app.get('/dev/mailbox.json', async (request, reply) =>
    withMailboxHeaders(reply, 'application/json').send(
      JSON.stringify((await listMessages(request)).map((message) => toJson(message, config))),
    ),
  )
  app.get('/dev/mailbox/:id', async (request, reply) => {
    const message = (await listMessages(request)).find(
      ({ id, channel }) => channel === 'Email' && id === (request.params as { id: string }).id,
    )
    return message
      ? withMailboxHeaders(reply, 'text/html; charset=utf-8').send(renderEmail(message, config).html)
      : reply.callNotFound()
  })
}

type Filter = { to?: unknown }

async function selectKeptMessages(db: Db, channels: readonly Channel[], { to }: Filter) {
  const { rows } = await sql<KeptMessage>`
    select id, channel, recipient, template, locale, variant, values, sections, created_at as "createdAt" from outgoing_messages
    where status = 'Kept' and channel = any(${channels}::text[]) and (${typeof to !== 'string'} or recipient = ${String(to)})
    order by created_at desc, id limit 50
  `.execute(db)
  return rows
}

/** The page shows codes and links: not cached, not indexed, no referrer. */
const withMailboxHeaders = (reply: FastifyReply, type: string) =>
  reply.type(type).headers({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })

function toJson(message: KeptMessage, config: Config) {
  const { id, channel, recipient: to, template, locale, variant, values, createdAt } = message
  const { text, subject } = render(message, config)
  return {
    id,
    channel,
    to,
    template,
    locale,
    variant,
    createdAt,
    subject,
    text,
    code: values.code ?? null,
    links: linksIn(text, config),
  }
}

const render = (message: KeptMessage, config: Config): { text: string; subject?: string } =>
  message.channel === 'Email' ? renderEmail(message, config) : renderSms(message, config)

function renderPage(messages: readonly KeptMessage[], locale: Locale, config: Config) {
  const label = (key: string) => escapeHtml(translate(locale, 'mailbox', key))
  const time = new Intl.DateTimeFormat(formatTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  const renderEntry = (message: KeptMessage) => {
    const { id, channel, recipient, createdAt } = message
    const { subject, text } = render(message, config)
    const asSent = channel === 'Email' ? `<p><a href="/dev/mailbox/${id}">${label('asSent')}</a></p>` : ''
    const to = `<a href="?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a>`
    const at = `<time datetime="${createdAt.toISOString()}">${time.format(createdAt)} UTC</time>`
    return `<article lang="${languageTags[message.locale]}"><h2>${escapeHtml(subject ?? recipient)}</h2>
<p lang="${languageTags[locale]}">${label(channel === 'Email' ? 'email' : 'sms')} · ${to} · ${at}</p>
<pre>${withLinks(text, config)}</pre>${asSent}</article>`
  }
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${label('title')}</title><style>${css}</style></head>
<body><main><h1>${label('title')}</h1><p>${label('about')}</p>${messages.map(renderEntry).join('\n') || `<p>${label('empty')}</p>`}</main></body></html>`
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8888;padding:1rem 0}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0}h1+p{margin:0 0 1rem}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

const urlPattern = /(https?:\/\/[^\s<>"]+)/

/** Only URLs of this installation become links. */
const isOwnUrl = (url: string, config: Config) =>
  variants.some((variant) => url.startsWith(`${originOf(variant, config)}/`))
const linksIn = (text: string, config: Config) =>
  text.split(urlPattern).filter((part, index) => index % 2 === 1 && isOwnUrl(part, config))
const withLinks = (text: string, config: Config) =>
  text
    .split(urlPattern)
    .map((part, index) => {
      const escaped = escapeHtml(part)
      return index % 2 === 1 && isOwnUrl(part, config) ? `<a href="${escaped}">${escaped}</a>` : escaped
    })
    .join('')
