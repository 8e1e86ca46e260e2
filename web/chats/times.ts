import { formatDate } from '../lib/format.ts'
import { languageTags, type Locale } from '../lib/locale.ts'
import type { Translate } from '../lib/messages.ts'

type Where = { locale: Locale; timeZone: string }

export const timeOf = (at: string, { locale, timeZone }: Where) =>
  new Intl.DateTimeFormat(languageTags[locale], { timeStyle: 'short', timeZone }).format(new Date(at))

/** `day` is an ISO day. The years that are not this one are said. */
export function dayName(day: string, { locale, timeZone }: Where, t: Translate<'chats'>, now = new Date()) {
  const today = dayOf(now, timeZone)
  if (day === today) return t('today')
  if (day === dayOf(new Date(now.getTime() - 86_400_000), timeZone)) return t('yesterday')
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const)
  return new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )
}

/** The time today, the day before, the date of another year. */
export function shortTime(at: string, where: Where, now = new Date()) {
  const [day, today] = [dayOf(new Date(at), where.timeZone), dayOf(now, where.timeZone)]
  if (day === today) return timeOf(at, where)
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(day, where.locale, 'short')
  return new Intl.DateTimeFormat(languageTags[where.locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day))
}

const dayOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
