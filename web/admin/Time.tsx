import { formatDateTime } from '../lib/format.ts'
import { useLocale } from '../lib/messages.ts'
import { useTimeZone } from '../lib/time-zone.ts'

/** A moment in the time zone of the administrator. */
export function Time({ at }: { at: string }) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>
}
