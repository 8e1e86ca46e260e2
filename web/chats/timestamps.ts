import { dayMs } from '#platform/values/days.ts'
import { formatDate } from '../lib/format.ts'
import { formatTags, type Locale } from '../lib/locale.ts'
import type { Translate } from '../lib/messages.ts'

type TimeFormat = { locale: Locale; timeZone: string }

export const formatTime = (at: string, { locale, timeZone }: TimeFormat) =>
  new Intl.DateTimeFormat(formatTags[locale], { timeStyle: 'short', timeZone }).format(new Date(at))

/** Heading of a day. `day` is an ISO day; the year is shown unless it is the current one. */
export function formatDay(day: string, { locale, timeZone }: TimeFormat, t: Translate<'chats'>, now = new Date()) {
  const today = isoDay(now, timeZone)
  if (day === today) return t('today')
  if (day === isoDay(new Date(now.getTime() - dayMs), timeZone)) return t('yesterday')
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return new Intl.DateTimeFormat(formatTags[locale], { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )
}

/** Time for today, day and month for this year, else the date. */
export function formatListTime(at: string, format: TimeFormat, now = new Date()) {
  const [day, today] = [isoDay(new Date(at), format.timeZone), isoDay(now, format.timeZone)]
  if (day === today) return formatTime(at, format)
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(day, format.locale, 'short')
  return new Intl.DateTimeFormat(formatTags[format.locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day))
}

const isoDay = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
