import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { languageTags, type Locale, supportPhones, type Variant } from '../../constants.ts'
import { translate } from '../../i18n/messages.ts'
import { brands, escapeHtml } from '../../mail/layout.ts'
import { knownVariant } from '../hosts.ts'
import { localePrefix, splitLocale } from './locale-path.ts'
import { makeNonce } from '../page-cache.ts'
import { type Problem, toAppError, toProblem } from '../problem.ts'
import { pagePolicy } from '../security.ts'

/** Error responses outside the API, in the language of the URL: a small HTML page for browsers, plain text for other clients. */
export function failureHandler(config: Config) {
  const policy = pagePolicy(config)
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { error, isExpected } = toAppError(thrown)
    if (!isExpected) request.log.error({ err: thrown }, 'page failed')
    const locale = splitLocale(request.url, config.locales)?.locale ?? config.locales[0]!
    const problem = toProblem(error, locale, request.id)
    reply
      .code(error.status)
      .headers({ 'cache-control': 'private, no-store', 'content-language': languageTags[locale], ...error.headers })
    // Renewed tokens have to be sent: the old ones are used up.
    for (const line of request.requestContext?.cookies.lines ?? []) reply.header('set-cookie', line)
    if (!request.headers.accept?.includes('text/html'))
      return reply.type('text/plain; charset=utf-8').send(`${problem.title}\n${problem.detail}\n${problem.traceId}\n`)
    const nonce = makeNonce()
    const variant = knownVariant(request.host, config) ?? config.variant
    return reply
      .header('content-security-policy', policy.replaceAll('{nonce}', nonce))
      .type('text/html; charset=utf-8')
      .send(failurePage(problem, { locale, variant, nonce }))
  }
}

type FailurePageOptions = { locale: Locale; variant: Variant; nonce: string }

/** Needs neither the database nor React, which may be unavailable or overloaded. */
function failurePage({ title, detail, traceId }: Problem, { locale, variant, nonce }: FailurePageOptions) {
  const { name } = brands[variant]
  const phone = supportPhones[variant]
  const text = (key: string, values?: Record<string, string>) => escapeHtml(translate(locale, 'page', key, values))
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(name)}</title>
<link rel="icon" href="/mark-${variant}.svg" type="image/svg+xml">
<style nonce="${nonce}">${styles(variant)}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p class="ways"><a class="main" href="">${text('retry')}</a> <a href="${localePrefix(locale) || '/'}">${escapeHtml(translate(locale, 'shell', 'bar.main'))}</a> <a href="tel:${phone.replaceAll(' ', '')}">${text('call', { phone })}</a></p>
<p class="id">${text('errorId', { id: traceId })}</p>
</main>
</body>
</html>
`
}

const styles = (variant: Variant) => {
  const { color, colorOnDark } = brands[variant]
  return `:root{color-scheme:light dark;--brand:${color};--ground:#fff;--ink:#1b1f1d;--quiet:#565d59}
@media (prefers-color-scheme:dark){:root{--brand:${colorOnDark};--ground:#121513;--ink:#e9ecea;--quiet:#a9b1ac}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:60ch;margin:0 auto;padding:12vh 16px 48px;overflow-wrap:anywhere}
.brand{margin:0;color:var(--brand);font-weight:700}
h1{margin:8px 0 16px;font-size:28px;line-height:1.25}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}
a{padding:10px 16px;border:1px solid var(--brand);color:var(--brand);font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.main{background:var(--brand);color:var(--ground)}
.id{color:var(--quiet);font-size:14px}`
}
