import type { FastifyInstance } from 'fastify'
import { cookieNames, currencyAfterLanguageChange, type Locale, preferenceCookieSeconds } from '../constants.ts'
import { localPath } from '../local-path.ts'
import { type ApiOptions, openRequest } from './api.ts'
import { readCurrency } from './caller.ts'
import { CookieJar } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { localePrefix, splitLocale } from './locale-path.ts'

/**
 * POST /preferences: the language, currency or place that a visitor chooses, remembered in cookies that the server sets
 * (a script's own would be cut to a week in some browsers). Works without script; answers 303 to `next`.
 */
export function registerPreferences(app: FastifyInstance, options: ApiOptions) {
  const { config } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )

  app.post('/preferences', async (request, reply) => {
    refuseCrossSite(request)
    const form = request.body as URLSearchParams
    const jar = CookieJar.for(config)
    const remember = (name: string, value: string) => jar.set(name, value, { maxAge: preferenceCookieSeconds })
    const wanted = form.get('locale') as Locale | null
    const isLanguage = wanted !== null && config.locales.includes(wanted)
    const next = splitLocale(localPath(form.get('next')), config.locales)!
    const locale = isLanguage ? wanted : next.locale
    if (isLanguage) {
      remember(cookieNames.locale, wanted)
      remember(cookieNames.currency, currencyAfterLanguageChange[wanted])
      await tellAccount(request, options, wanted)
    }
    const currency = form.get('currency')
    if (currency) remember(cookieNames.currency, readCurrency(currency, locale))
    const location = form.get('location')
    if (location && /^[a-z0-9-]{1,80}$/.test(location)) remember(cookieNames.location, location)
    for (const line of jar.lines) reply.header('set-cookie', line)
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', localPath(localePrefix(locale) + next.path))
      .send()
  })
}

/** Whoever is signed in keeps the language in the account too: the contexts are listed first, then the culture is set. */
async function tellAccount(request: Parameters<typeof openRequest>[0], options: ApiOptions, culture: Locale) {
  const given = await openRequest(request, options)
  if (!given.caller.account) return
  const [list, set] = ['GET account/context/list', 'POST account/context/culture/set'].map((id) =>
    options.calls.find((call) => call.id === id)!,
  )
  const contexts = await options.dispatch(list!, {}, given).catch(() => undefined)
  if (contexts) await options.dispatch(set!, { culture } as never, given).catch(() => undefined)
}
