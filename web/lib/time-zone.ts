import { useSyncExternalStore } from 'react'
import { formatTags, type Locale } from './locale.ts'

const nothing = () => () => {}

/** The browser's time zone; UTC on the server and until hydration. */
export const useTimeZone = () =>
  useSyncExternalStore(
    nothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )

/** The name of a time zone: "Central European Time". */
export const timeZoneName = (timeZone: string, locale: Locale, style: 'longGeneric' | 'shortGeneric' = 'longGeneric') =>
  timeZone === 'UTC'
    ? timeZone
    : new Intl.DateTimeFormat(formatTags[locale], { timeZone, timeZoneName: style })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')!.value

/** A moment as a `datetime-local` field holds it; Swedish dates are written like those of ISO. */
export const localTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date(at))
    .replace(' ', 'T')
