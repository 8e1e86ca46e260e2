import { dayMs } from '#platform/values/days.ts'

export type CallbackStatus = 'New' | 'InWork' | 'Done' | 'Cancelled'

/** Allowed transitions. InWork to InWork: a colleague takes over. */
const transitions: Record<CallbackStatus, readonly CallbackStatus[]> = {
  New: ['InWork', 'Cancelled'],
  InWork: ['InWork', 'Done', 'Cancelled'],
  Done: [],
  Cancelled: [],
}

export const nextStatuses = (status: CallbackStatus) => [...transitions[status]]
export const mayBecome = (from: CallbackStatus, to: CallbackStatus) => transitions[from].includes(to)

/** A lease expires this long after the number was last shown. */
export const leaseDays = 30
export const recordingRetentionDays = 90
export const recordingLinkMinutes = 5

export const leaseEnd = (lastShownAt: Date) => new Date(lastShownAt.getTime() + leaseDays * dayMs)
export const leaseCutoff = (now: Date) => new Date(now.getTime() - leaseDays * dayMs)
export const recordingCutoff = (now: Date) => new Date(now.getTime() - recordingRetentionDays * dayMs)

const maxRecordAgeMinutes = 5

/** Limits replays of intercepted records; clocks may differ in both directions. */
export const isFresh = (sentAt: Date, now: Date) =>
  Math.abs(now.getTime() - sentAt.getTime()) <= maxRecordAgeMinutes * 60_000

/** Normalizes a number of a provider to + and digits; empty for a hidden or invalid number. */
export function parseNumber(text: string) {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d{3,15}$/.test(digits) ? `+${digits}` : ''
}

const defaultPeriodDays = 30

/** A period of days in UTC, from the start of the first day to the end of the last; thirty days by default. */
export function periodOf({ from, to }: { from?: string; to?: string }, now: Date) {
  const until = new Date(Date.parse(to ?? now.toISOString().slice(0, 10)) + dayMs)
  return { from: from === undefined ? new Date(until.getTime() - defaultPeriodDays * dayMs) : new Date(from), until }
}
