import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** UTC until the page is taken over, since the server does not know where its reader is. */
export const useTimeZone = () =>
  useSyncExternalStore(
    nothing,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
