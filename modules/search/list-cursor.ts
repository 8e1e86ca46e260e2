/** A cursor cannot bring back older promotions. */
const maxAgeMs = 24 * 3_600_000

/** The cursor of the engine after the time of the first page, at which the promoted products of all pages are chosen. */
export const writeListCursor = ({ now, cursor }: { now: Date; cursor: string }) =>
  `${now.getTime().toString(36)}~${cursor}`

/** A cursor that is malformed or too old has the present time. */
export function readListCursor(text: string | undefined, now: Date): { now: Date; cursor: string | undefined } {
  const [, time, cursor] = /^([0-9a-z]{1,8})~(.*)$/.exec(text ?? '') ?? []
  if (time === undefined) return { now, cursor: text }
  const first = new Date(parseInt(time, 36))
  const ageMs = now.getTime() - first.getTime()
  return { now: ageMs >= 0 && ageMs <= maxAgeMs ? first : now, cursor }
}
