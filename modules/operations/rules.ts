type State = 'Good' | 'Warning' | 'Bad'
const minuteMs = 60_000

/** The health of work by the time since when it is due; null: nothing is due. */
export function stateOfDelay(
  since: Date | null,
  now: Date,
  { slowMinutes, lateMinutes }: { slowMinutes: number; lateMinutes: number },
): State {
  const minutes = since ? (now.getTime() - since.getTime()) / minuteMs : 0
  if (minutes >= lateMinutes) return 'Bad'
  return minutes >= slowMinutes ? 'Warning' : 'Good'
}

/** The health of a resource by its free share, from 0 to 1. */
export function stateOfShare(free: number, { low, none }: { low: number; none: number }): State {
  if (free <= none) return 'Bad'
  return free <= low ? 'Warning' : 'Good'
}
