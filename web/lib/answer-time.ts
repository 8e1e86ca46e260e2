import { languageTags, type Locale } from './locale.ts'
import type { Translate } from './messages.ts'

type Answers = { responseMinutes: number | null; responseRate: number | null }

/** How fast a store answers, in the unit that a person would say it in, and how often. Empty while too few have asked. */
export function answerTime({ responseMinutes, responseRate }: Answers, t: Translate<'common'>, locale: Locale) {
  if (responseMinutes === null || responseRate === null) return ''
  const percent = new Intl.NumberFormat(languageTags[locale], { style: 'percent' }).format(responseRate / 100)
  return t('stores.answers', { time: timeOf(responseMinutes, t), percent })
}

/** A figure stays with its unit when a line is broken. */
export const timeOf = (minutes: number, t: Translate<'common'>) => inUnit(minutes, t).replaceAll(' ', '\u00a0')

function inUnit(minutes: number, t: Translate<'common'>) {
  if (minutes < 60) return t('minutes', { count: Math.max(1, minutes) })
  return minutes < 48 * 60
    ? t('hours', { count: Math.round(minutes / 60) })
    : t('days', { count: Math.round(minutes / 60 / 24) })
}
