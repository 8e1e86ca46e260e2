// Lifetimes and send limits of codes.

export type CodePurpose = 'Registration' | 'Restore' | 'Confirm' | 'Invitation'
export type SentCode = { purpose: CodePurpose; at: Date }

export const codeMinutes = 10
export const maxAttempts = 5
export const resendAfterSeconds = 60
export const restoreLinkMinutes = 30
export const confirmLinkMinutes = 24 * 60

const sendLimits = [
  { codes: 3, seconds: 3_600 },
  { codes: 10, seconds: 86_400 },
] as const
/** Number of latest codes that `findExceededLimit` needs. */
export const codesToCount = 10

/** The limit that forbids another code now, and its remaining seconds; `sentCodes` are the latest of the address, newest first. */
export function findExceededLimit(sentCodes: readonly SentCode[], purpose: CodePurpose, now: Date) {
  const secondsLeft = (at: Date | undefined, seconds: number) =>
    at ? Math.ceil(seconds - (now.getTime() - at.getTime()) / 1000) : 0
  const untilAllowed = Math.max(
    ...sendLimits.map(({ codes, seconds }) => secondsLeft(sentCodes[codes - 1]?.at, seconds)),
  )
  if (untilAllowed > 0) return { error: 'tooManyCodes', seconds: untilAllowed } as const
  const untilResend = secondsLeft(sentCodes.find((code) => code.purpose === purpose)?.at, resendAfterSeconds)
  if (untilResend > 0) return { error: 'codeSentRecently', seconds: untilResend } as const
  return undefined
}

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
