// GET and POST /dev/payment: stands in for the page of the payment provider, on demonstration installations only. Paying sends the signed result
// to this installation, as Robokassa would.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { cookieNames, languageTags, topUpCurrency } from '#platform/constants.ts'
import { readLocale } from '#platform/http/caller.ts'
import { readCookies } from '#platform/http/cookies.ts'
import { parseFormBody } from '#platform/http/form-body.ts'
import { variantOfHost } from '#platform/http/hosts.ts'
import { translate } from '#platform/i18n/messages.ts'
import { escapeHtml } from '#platform/mail/layout.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import {
  type Fields,
  isSignedBy,
  type Provider,
  providerOf,
  readSum,
  requestSignature,
  responsePath,
  resultSignature,
  standInPath,
} from './robokassa.ts'

/** How long the result of `later` takes, so that the page that waits for it can be seen. */
const delayMs = 3_000
const signedFields = [
  'MerchantLogin',
  'OutSum',
  'InvId',
  'Description',
  'IsTest',
  'Shp_locale',
  'SignatureValue',
] as const
type Choice = 'pay' | 'later' | 'cancel'

export function registerStandIn(app: FastifyInstance, config: Config) {
  const provider = providerOf(config)
  if (!provider?.isStandIn) return
  app.register(async (forms) => {
    parseFormBody(forms)
    forms.route({
      method: ['GET', 'POST'],
      url: standInPath,
      handler: async (request, reply) => {
        variantOfHost(request.host, config)
        const fields = { ...(request.query as Fields), ...(request.body as Fields | null) }
        const isGenuine = isSignedBy(requestSignature(provider, fields), fields)
        if (!isGenuine) return reply.code(400).type('text/plain').send('Wrong signature')
        return sendPage(reply, renderPage(request, fields, config))
      },
    })
    forms.post(`${standInPath}/:choice`, async (request, reply) => {
      variantOfHost(request.host, config)
      const { choice } = request.params as { choice: Choice }
      const fields = request.body as Fields
      if (!isSignedBy(requestSignature(provider, fields), fields))
        return reply.code(400).type('text/plain').send('Wrong signature')
      const back = (page: string) =>
        reply.redirect(
          `/profile/balance/${page}?${new URLSearchParams({ InvId: String(fields.InvId), Shp_locale: String(fields.Shp_locale) })}`,
          303,
        )
      if (choice === 'cancel') return back('fail')
      const send = () => sendResult(app, request.host, provider, fields)
      if (choice === 'later') void sleep(delayMs).then(send)
      else await send()
      return back('success')
    })
  })
}

/** Robokassa sends sums with six decimals. */
async function sendResult(
  app: FastifyInstance,
  host: string,
  provider: Provider,
  { OutSum, InvId, Shp_locale }: Fields,
) {
  const result = { OutSum: `${String(OutSum)}0000`, InvId: String(InvId), Shp_locale: String(Shp_locale), IsTest: '1' }
  await app.inject({
    method: 'POST',
    url: responsePath,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ ...result, SignatureValue: resultSignature(provider, result) })),
  })
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(html)

function renderPage(request: FastifyRequest, fields: Fields, config: Config) {
  const locale = readLocale(
    readCookies(request.headers.cookie)[cookieNames.locale] ?? request.headers['accept-language'],
    config.locales,
  )
  const label = (key: string, values?: Record<string, string>) => escapeHtml(translate(locale, 'stand-in', key, values))
  const amount = formatMoney({ minor: readSum(String(fields.OutSum)) ?? 0, currency: topUpCurrency }, locale)
  const hidden = signedFields
    .filter((name) => fields[name] !== undefined)
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(String(fields[name]))}">`)
    .join('')
  const button = (choice: Choice) => `<button formaction="${standInPath}/${choice}">${label(choice)}</button>`
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${label('title')}</title><style>${css}</style></head>
<body><main><h1>${label('title')}</h1><p>${label('about')}</p><p>${escapeHtml(String(fields.Description))}</p><p><strong>${escapeHtml(amount)}</strong></p>
<form method="post">${hidden}${(['pay', 'later', 'cancel'] as const).map(button).join('')}</form></main></body></html>`
}

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}strong{font-size:1.5rem}form{display:grid;gap:.75rem}button{font:inherit;min-height:44px;padding:.5rem 1rem;cursor:pointer}`
