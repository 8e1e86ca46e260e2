import { formatTags, type Locale } from '../constants.ts'

const isoDate = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/

/** Whether the text is a date that exists. */
export const isIsoDate = (text: string) => isoDate.test(text) && !Number.isNaN(Date.parse(text))

/** A date, with its time in UTC if it has one, in words. */
export function formatDate(iso: string, locale: Locale) {
  const hasTime = iso.includes('T')
  const style = { dateStyle: 'long', timeStyle: hasTime ? 'short' : undefined } as const
  const words = new Intl.DateTimeFormat(formatTags[locale], { ...style, timeZone: 'UTC' }).format(new Date(iso))
  return hasTime ? `${words} UTC` : words
}
