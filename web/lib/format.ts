import { formatTags, type Locale } from './locale.ts'

export { formatMoney, formatMoneyChange, formatRate } from '#platform/values/format-money.ts'

const formatters = new Map<string, Intl.NumberFormat>()

export const formatNumber = (value: number, locale: Locale) =>
  numberFormat(locale, { maximumFractionDigits: 3 }).format(value)

/** A number as a field of a form holds it: with the decimal separator of the language and no other one. */
export const formatInput = (value: number, locale: Locale, minDecimals = 0) =>
  numberFormat(locale, { useGrouping: false, minimumFractionDigits: minDecimals, maximumFractionDigits: 6 }).format(
    value,
  )

export const formatInputAmount = (minor: number, locale: Locale) => formatInput(minor / 100, locale, 2)

export const formatPercent = (percent: number, locale: Locale) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

/** With its sign. */
export const formatPercentChange = (percent: number, locale: Locale) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(percent / 100)

/** `date` is an ISO date or time. UTC, so that server and browser print the same. */
export const formatDate = (date: string, locale: Locale, style: 'short' | 'medium' | 'long' = 'medium') =>
  formatTime(date, locale, { dateStyle: style, timeZone: 'UTC' })

export const formatDateTime = (date: string, locale: Locale, timeZone = 'UTC') =>
  formatTime(date, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** No line begins with the Russian abbreviation of "year". */
const formatTime = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatTags[locale], options).format(new Date(date)).replace(' г.', '\u00a0г.')

/** A near day with its weekday: "Mon, Nov 23". */
export const formatDay = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(date))

/** Month and year for the verification stamp: "Mar 2026". */
export const formatStamp = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** "a, b and c" */
export const formatList = (items: readonly string[], locale: Locale) =>
  new Intl.ListFormat(formatTags[locale], { type: 'conjunction' }).format(items)

export const formatBadge = (count: number, limit: number) => (count > limit ? `${limit}+` : String(count))

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(formatTags[locale], options)
  formatters.set(key, formatter)
  return formatter
}
