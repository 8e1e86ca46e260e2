import type { FastifyInstance } from 'fastify'
import { cookieNames, currencyAfterLanguageChange, type Locale, preferenceCookieSeconds } from '../../constants.ts'
import { localPath } from '../../values/local-path.ts'
import { type ApiOptions, createRequestContext } from '../api.ts'
import { readCurrency } from '../caller.ts'
import { CookieJar } from '../cookies.ts'
import { assertSameOrigin } from '../cross-site.ts'
import { localePrefix, splitLocale } from './locale-path.ts'

/**
 * POST /preferences: stores the language, currency or location of a visitor in cookies. The server sets them, since some browsers limit
 * cookies of scripts to a week. Works without JavaScript; redirects to `next` (303).
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
    assertSameOrigin(request)
    const form = request.body as URLSearchParams
    const jar = CookieJar.for(config)
    const remember = (name: string, value: string) => jar.set(name, value, { maxAge: preferenceCookieSeconds })
    const requestedLocale = form.get('locale') as Locale | null
    const isLanguage = requestedLocale !== null && config.locales.includes(requestedLocale)
    const next = splitLocale(localPath(form.get('next')), config.locales)!
    const locale = isLanguage ? requestedLocale : next.locale
    if (isLanguage) {
      remember(cookieNames.locale, requestedLocale)
      remember(cookieNames.currency, currencyAfterLanguageChange[requestedLocale])
      await saveAccountLanguage(request, options, requestedLocale)
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

/** Stores the language in the account of a signed-in visitor: lists the contexts first, then sets the culture. */
async function saveAccountLanguage(
  request: Parameters<typeof createRequestContext>[0],
  options: ApiOptions,
  culture: Locale,
) {
  const requestContext = await createRequestContext(request, options)
  if (!requestContext.caller.account) return
  const [list, set] = ['GET account/context/list', 'POST account/context/culture/set'].map((id) =>
    options.calls.find((call) => call.id === id)!,
  )
  const contexts = await options.dispatch(list!, {}, requestContext).catch(() => undefined)
  if (contexts) await options.dispatch(set!, { culture } as never, requestContext).catch(() => undefined)
}
