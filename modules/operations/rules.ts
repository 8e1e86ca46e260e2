type State = 'Good' | 'Warning' | 'Bad'
const minuteMs = 60_000

/** How well something goes that is due since a time, or nothing of which is due. */
export function stateOfDelay(
  since: Date | null,
  now: Date,
  { slowMinutes, lateMinutes }: { slowMinutes: number; lateMinutes: number },
): State {
  const minutes = since ? (now.getTime() - since.getTime()) / minuteMs : 0
  if (minutes >= lateMinutes) return 'Bad'
  return minutes >= slowMinutes ? 'Warning' : 'Good'
}

/** How well something goes of which a share, from 0 to 1, is still free. */
export function stateOfShare(free: number, { low, none }: { low: number; none: number }): State {
  if (free <= none) return 'Bad'
  return free <= low ? 'Warning' : 'Good'
}
