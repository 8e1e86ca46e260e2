// How long codes live and how often they are sent.

export type Purpose = 'Registration' | 'Restore' | 'Confirm'
export type Sent = { purpose: Purpose; at: Date }

export const codeMinutes = 10
export const mostAttempts = 5
export const resendAfterSeconds = 60
export const restoreLinkMinutes = 30
export const confirmLinkMinutes = 24 * 60

const budgets = [
  { codes: 3, seconds: 3_600 },
  { codes: 10, seconds: 86_400 },
] as const
/** As many of an address's latest codes as `whatRefuses` looks at. */
export const codesToCount = 10

/** What forbids one more code to an address now, and for how long; `sent` are its latest codes, newest first. */
export function whatRefuses(sent: readonly Sent[], purpose: Purpose, now: Date) {
  const secondsLeft = (at: Date | undefined, seconds: number) =>
    at ? Math.ceil(seconds - (now.getTime() - at.getTime()) / 1000) : 0
  const untilBudget = Math.max(...budgets.map(({ codes, seconds }) => secondsLeft(sent[codes - 1]?.at, seconds)))
  if (untilBudget > 0) return { error: 'tooManyCodes', seconds: untilBudget } as const
  const untilResend = secondsLeft(sent.find((code) => code.purpose === purpose)?.at, resendAfterSeconds)
  if (untilResend > 0) return { error: 'codeSentRecently', seconds: untilResend } as const
  return undefined
}

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
