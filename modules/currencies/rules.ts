import { dayMs, daysBetween } from '#platform/values/days.ts'

export type DatedRate = { date: string; perEuro: number }

const maxDailyChange = 0.3
/** Before long holidays a bank publishes the rate of the first working day after them. */
const maxDaysAhead = 14

/**
 * Decides what to do with a published rate. A change of more than thirty percent a day since the last rate counts as an error
 * of the source. A real change of that size is accepted after a day or two, because the limit grows with the days between.
 */
export function checkRate(last: DatedRate | undefined, next: DatedRate): 'take' | 'same' | 'older' | 'jump' {
  if (!last) return 'take'
  if (next.date < last.date) return 'older'
  if (next.perEuro === last.perEuro && next.date === last.date) return 'same'
  const days = Math.max(1, daysBetween(last.date, next.date))
  const change = next.perEuro / last.perEuro
  return change > (1 + maxDailyChange) ** days || change < (1 - maxDailyChange) ** days ? 'jump' : 'take'
}

/** A date so far ahead is an error. If it were accepted, all rates until that date would be rejected as older. */
export const isTooFarAhead = (date: string, now: Date) => Date.parse(date) - now.getTime() > maxDaysAhead * dayMs
