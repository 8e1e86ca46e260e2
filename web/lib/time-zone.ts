import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** The browser's time zone; UTC on the server and until hydration. */
export const useTimeZone = () =>
  useSyncExternalStore(
    nothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
