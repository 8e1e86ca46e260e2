import { type Currency, currencySymbols, languageTags, type Locale } from './locale.ts'

type Money = { minor: number; currency: Currency }
const formatters = new Map<string, Intl.NumberFormat>()

/** Formats money by locale, with our own currency symbols (din, Br, ₸) where Intl prints codes. */
export function formatMoney({ minor, currency }: Money, locale: Locale, options: { whole?: boolean } = {}) {
  const digits = options.whole && minor % 100 === 0 ? 0 : 2
  const formatter = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return formatter
    .formatToParts(minor / 100)
    .map(({ type, value }) => (type === 'currency' ? currencySymbols[currency] : value))
    .join('')
}

export const formatNumber = (value: number, locale: Locale) =>
  numberFormat(locale, { maximumFractionDigits: 3 }).format(value)

/** `date` is an ISO date or time. UTC, so that server and browser print the same. */
export const formatDate = (date: string, locale: Locale, style: 'short' | 'medium' | 'long' = 'medium') =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: style, timeZone: 'UTC' }).format(new Date(date))

export const formatDateTime = (date: string, locale: Locale, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(date),
  )

/** A near day with its weekday: "Mon, Nov 23". */
export const formatDay = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(date))

/** Month and year for the verification stamp: "03.2026". */
export const formatStamp = (date: string) => `${date.slice(5, 7)}.${date.slice(0, 4)}`

export const formatBadge = (count: number, limit: number) => (count > limit ? `${limit}+` : String(count))

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(languageTags[locale], options)
  formatters.set(key, formatter)
  return formatter
}
