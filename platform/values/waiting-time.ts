// Shared with the pages, so it imports nothing.

/** The time until a retry in words: "in 30 seconds", "in 2 minutes", "in 3 hours". `languageTag`: BCP 47. */
export function waitingTime(seconds: number, languageTag: string): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' })
  if (seconds <= 90) return format.format(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds <= 90 * 60) return format.format(Math.ceil(seconds / 60), 'minute')
  return seconds <= 36 * 3600
    ? format.format(Math.ceil(seconds / 3600), 'hour')
    : format.format(Math.ceil(seconds / 86_400), 'day')
}
