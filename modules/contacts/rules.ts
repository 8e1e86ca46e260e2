export type CallbackStatus = 'New' | 'InWork' | 'Done' | 'Cancelled'

/** What follows what. A colleague may take over what somebody else has in work. */
const next: Record<CallbackStatus, readonly CallbackStatus[]> = {
  New: ['InWork', 'Cancelled'],
  InWork: ['InWork', 'Done', 'Cancelled'],
  Done: [],
  Cancelled: [],
}

export const nextOf = (status: CallbackStatus) => [...next[status]]
export const mayBecome = (from: CallbackStatus, to: CallbackStatus) => next[from].includes(to)

const dayMs = 86_400_000
/** A number goes back into the pool when it has not been shown for so long. */
export const leaseDays = 30
export const keepRecordingsDays = 90
export const recordingLinkMinutes = 5

export const leaseEnd = (lastShownAt: Date) => new Date(lastShownAt.getTime() + leaseDays * dayMs)
export const leasesEndedBy = (now: Date) => new Date(now.getTime() - leaseDays * dayMs)
export const recordingsEndedBy = (now: Date) => new Date(now.getTime() - keepRecordingsDays * dayMs)

const recordMinutes = 5

/** A record that was caught on its way is of no use for long; clocks may differ in both directions. */
export const isFresh = (sentAt: Date, now: Date) => Math.abs(now.getTime() - sentAt.getTime()) <= recordMinutes * 60_000

/** + and digits, however a provider writes it; empty for a caller who hides the number. */
export function readNumber(text: string) {
  const digits = text.replace(/[\s().+-]/g, '')
  return /^\d{3,15}$/.test(digits) ? `+${digits}` : ''
}

const standardDays = 30

/** The days asked for, as moments in UTC: from the beginning of the first to the end of the last. */
export function periodOf({ from, to }: { from?: string; to?: string }, now: Date) {
  const until = new Date(Date.parse(to ?? now.toISOString().slice(0, 10)) + dayMs)
  return { from: from === undefined ? new Date(until.getTime() - standardDays * dayMs) : new Date(from), until }
}
