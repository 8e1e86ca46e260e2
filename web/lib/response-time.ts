import { formatPercent } from './format.ts'
import type { Locale } from './locale.ts'
import type { Translate } from './messages.ts'

type ResponseStats = { responseMinutes: number | null; responseRate: number | null }

/** Typical response time and share of answered questions of a store: '4 min · 97%'. Empty while there is too little data. */
export function formatResponseTime(
  { responseMinutes, responseRate }: ResponseStats,
  t: Translate<'common'>,
  locale: Locale,
) {
  if (responseMinutes === null || responseRate === null) return ''
  return t('stores.answers', { time: formatMinutes(responseMinutes, t), percent: formatPercent(responseRate, locale) })
}

/** A duration in its largest unit, with a non-breaking space between number and unit. */
export const formatMinutes = (minutes: number, t: Translate<'common'>) =>
  inLargestUnit(minutes, t).replaceAll(' ', '\u00a0')

function inLargestUnit(minutes: number, t: Translate<'common'>) {
  if (minutes < 60) return t('minutes', { count: Math.max(1, minutes) })
  return minutes < 48 * 60
    ? t('hours', { count: Math.round(minutes / 60) })
    : t('days', { count: Math.round(minutes / 60 / 24) })
}
