import { languageTags, type Locale } from './locale.ts'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Relative time in words: "now", "5 minutes ago", "yesterday". */
export function formatRelativeTime(date: string, now: Date, locale: Locale) {
  const format = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' })
  const seconds = Math.max(0, (now.getTime() - Date.parse(date)) / 1000)
  for (const [unit, length] of units) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  return format.format(0, 'second')
}
