import { formatTags, type Locale } from '../constants.ts'

const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/

/** Whether the text is a date that exists. */
export const isIsoDate = (text: string) => isoDate.test(text) && !Number.isNaN(Date.parse(text))

/** A date, with its time if it has one, in words; without the reader's time zone in UTC, which is named then. */
export function formatDate(iso: string, locale: Locale, timeZone?: string) {
  const hasTime = iso.includes('T')
  const style = { dateStyle: 'long', timeStyle: hasTime ? 'short' : undefined } as const
  const words = new Intl.DateTimeFormat(formatTags[locale], {
    ...style,
    timeZone: (hasTime && timeZone) || 'UTC',
  }).format(new Date(iso))
  return hasTime && !timeZone ? `${words} UTC` : words
}
