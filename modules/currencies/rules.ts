export type DatedRate = { date: string; perEuro: number }

const mostDailyMove = 0.3
const dayMs = 86_400_000
/** Before long holidays a bank sets the rate of the first day after them. */
const mostDaysAhead = 14

/**
 * What to do with a rate that a source publishes. A move of more than thirty percent a day since the last one is taken for a fault
 * of the source; one that is real is let in a day or two later, when there has been time for it.
 */
export function judgeRate(last: DatedRate | undefined, next: DatedRate): 'take' | 'same' | 'older' | 'jump' {
  if (!last) return 'take'
  if (next.date < last.date) return 'older'
  if (next.perEuro === last.perEuro && next.date === last.date) return 'same'
  const days = Math.max(1, daysBetween(last.date, next.date))
  const move = next.perEuro / last.perEuro
  return move > (1 + mostDailyMove) ** days || move < (1 - mostDailyMove) ** days ? 'jump' : 'take'
}

/** A day so far ahead is a slip of the pen; taken, it would keep out every rate until then. */
export const isTooFarAhead = (date: string, now: Date) => Date.parse(date) - now.getTime() > mostDaysAhead * dayMs

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
