import { dayMs } from '#platform/values/days.ts'

/** Ban durations in days. */
export const banDays = [1, 7, 30, 365] as const

/** The end of a ban, in ISO format; undefined for a duration that is not offered. */
export function banEnd(days: unknown) {
  const duration = banDays.find((each) => String(each) === days)
  return duration && new Date(Date.now() + duration * dayMs).toISOString()
}
