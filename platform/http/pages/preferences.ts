import type { FastifyInstance } from 'fastify'
import {
  cookieNames,
  currencyAfterLanguageChange,
  type Locale,
  preferenceCookieSeconds,
  type PriceDisplay,
  priceDisplays,
} from '../../constants.ts'
import { localPath } from '../../values/local-path.ts'
import { type ApiOptions, createRequestContext } from '../api.ts'
import { isCountryCode, readCurrency } from '../caller.ts'
import { assertSameOrigin } from '../cross-site.ts'
import { localePrefix, splitLocale } from './locale-path.ts'

/**
 * POST /preferences: stores the language, currency, price display, location or delivery country of a visitor in cookies, all but the currency and the country in the account too.
 * The server sets the cookies, since some browsers limit those of scripts to a week. Works without JavaScript; redirects to
 * `next` (303).
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
    const requestContext = await createRequestContext(request, options)
    const jar = requestContext.cookies
    const remember = (name: string, value: string) => jar.set(name, value, { maxAge: preferenceCookieSeconds })
    const call = (id: string, input: Record<string, unknown>) => {
      const target = options.calls.find((each) => each.id === id)!
      return options.dispatch(target, input, requestContext).catch(() => undefined)
    }
    // The contexts are listed first, and the choice is stored if that succeeds.
    const saveAccountChoice = async (id: string, choice: Record<string, unknown>) => {
      if (requestContext.caller.account && (await call('GET account/context/list', {}))) await call(id, choice)
    }
    const requestedLocale = readLocaleName(form.get('locale'), config.locales)
    const next = splitLocale(localPath(form.get('next')), config.locales)!
    const locale = requestedLocale ?? next.locale
    if (requestedLocale) {
      remember(cookieNames.locale, requestedLocale)
      remember(cookieNames.currency, currencyAfterLanguageChange[requestedLocale])
      await saveAccountChoice('POST account/context/culture/set', { culture: requestedLocale })
    }
    const currency = form.get('currency')
    if (currency) remember(cookieNames.currency, readCurrency(currency, locale))
    const priceDisplay = form.get('priceDisplay') as PriceDisplay | null
    if (priceDisplay && priceDisplays.includes(priceDisplay)) {
      remember(cookieNames.priceDisplay, priceDisplay)
      await saveAccountChoice('POST account/context/price-display/set', { priceDisplay })
    }
    const country = form.get('country')
    if (country === '') jar.clear(cookieNames.buyerCountry)
    else if (country && isCountryCode(country)) remember(cookieNames.buyerCountry, country)
    const location = form.get('location')
    if (location) await call('POST account/context/location/set', { alias: location })
    for (const line of jar.lines) reply.header('set-cookie', line)
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', localPath(localePrefix(locale) + next.path))
      .send()
  })
}

const readLocaleName = (name: string | null, served: readonly Locale[]) =>
  served.find((locale) => locale === (name === 'rs' ? 'sr' : name))
