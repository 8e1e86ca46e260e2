import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { cookieNames, languageTags, type Locale, variants } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { readLocale } from '../http/caller.ts'
import { readCookies } from '../http/cookies.ts'
import { originOf, variantOfHost } from '../http/hosts.ts'
import { translate } from '../i18n/messages.ts'
import { escapeHtml } from '../mail/layout.ts'
import { renderEmail, renderSms } from './render.ts'
import { type Addressed, type Channel, keptChannels } from './transports.ts'

type Options = { config: Config; db: Db }
type Kept = Addressed & { createdAt: Date }

/**
 * GET /dev/mailbox: what would have been sent, on demonstration installations, for the channels that have no transport. There
 * is no such page elsewhere. With `?to=` only what went to one recipient; /dev/mailbox.json says the same to tests.
 */
export function registerMailbox(app: FastifyInstance, { config, db }: Options) {
  const channels = keptChannels(config)
  if (channels.length === 0) return
  const letters = async (request: FastifyRequest) => {
    variantOfHost(request.host, config)
    return readKept(db, channels, request.query as Filter)
  }
  app.get('/dev/mailbox', async (request, reply) => {
    const locale = readLocale(
      readCookies(request.headers.cookie)[cookieNames.locale] ?? request.headers['accept-language'],
      config.locales,
    )
    return answer(reply, 'text/html; charset=utf-8').send(page(await letters(request), locale, config))
  })
  app.get('/dev/mailbox.json', async (request, reply) =>
    answer(reply, 'application/json').send(
      JSON.stringify((await letters(request)).map((message) => described(message, config))),
    ),
  )
  app.get('/dev/mailbox/:id', async (request, reply) => {
    const message = (await letters(request)).find(
      ({ id, channel }) => channel === 'Email' && id === (request.params as { id: string }).id,
    )
    return message
      ? answer(reply, 'text/html; charset=utf-8').send(renderEmail(message, config).html)
      : reply.callNotFound()
  })
}

type Filter = { to?: unknown }

async function readKept(db: Db, channels: readonly Channel[], { to }: Filter) {
  const { rows } = await sql<Kept>`
    select id, channel, recipient, template, locale, variant, values, sections, created_at as "createdAt" from outgoing_messages
    where status = 'Kept' and channel = any(${channels}::text[]) and (${typeof to !== 'string'} or recipient = ${String(to)})
    order by created_at desc, id limit 50
  `.execute(db)
  return rows
}

/** Codes and links for whoever follows them: not stored, not indexed, not told to other sites. */
const answer = (reply: FastifyReply, type: string) =>
  reply.type(type).headers({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })

function described(message: Kept, config: Config) {
  const { id, channel, recipient: to, template, locale, variant, values, createdAt } = message
  const { text, subject } = rendered(message, config)
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

const rendered = (message: Kept, config: Config): { text: string; subject?: string } =>
  message.channel === 'Email' ? renderEmail(message, config) : renderSms(message, config)

function page(messages: readonly Kept[], locale: Locale, config: Config) {
  const say = (key: string) => escapeHtml(translate(locale, 'mailbox', key))
  const time = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  const entry = (message: Kept) => {
    const { id, channel, recipient, createdAt } = message
    const { subject, text } = rendered(message, config)
    const asSent = channel === 'Email' ? `<p><a href="/dev/mailbox/${id}">${say('asSent')}</a></p>` : ''
    const to = `<a href="?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a>`
    const at = `<time datetime="${createdAt.toISOString()}">${time.format(createdAt)} UTC</time>`
    return `<article lang="${languageTags[message.locale]}"><h2>${escapeHtml(subject ?? recipient)}</h2>
<p lang="${languageTags[locale]}">${say(channel === 'Email' ? 'email' : 'sms')} · ${to} · ${at}</p>
<pre>${linked(text, config)}</pre>${asSent}</article>`
  }
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${say('title')}</title><style>${css}</style></head>
<body><main><h1>${say('title')}</h1><p>${say('about')}</p>${messages.map(entry).join('\n') || `<p>${say('empty')}</p>`}</main></body></html>`
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #8888;padding:1rem 0}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0}h1+p{margin:0 0 1rem}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

const urls = /(https?:\/\/[^\s<>"]+)/

/** Only what leads to our own pages becomes a link. */
const isOwn = (url: string, config: Config) =>
  variants.some((variant) => url.startsWith(`${originOf(variant, config)}/`))
const linksIn = (text: string, config: Config) =>
  text.split(urls).filter((part, index) => index % 2 === 1 && isOwn(part, config))
const linked = (text: string, config: Config) =>
  text
    .split(urls)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 && isOwn(part, config) ? `<a href="${shown}">${shown}</a>` : shown
    })
    .join('')
