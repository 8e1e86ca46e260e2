import type { Translate } from './messages.ts'

/** In the unit that a person would say it in. */
export function answerTime(minutes: number | null, t: Translate<'common'>) {
  if (minutes === null) return ''
  if (minutes < 60) return t('minutes', { count: Math.max(1, minutes) })
  return minutes < 48 * 60 ? t('hours', { count: Math.round(minutes / 60) }) : t('days', { count: Math.round(minutes / 60 / 24) })
}
