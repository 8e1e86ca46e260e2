import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import type { loader as rootLoader } from '../root-data.ts'
import { Note } from '../ui/Note.tsx'
import { activeStore } from './nav-items.ts'

/** What can be changed of the active store; if it is closed, a note that nothing can. */
export function UnlessClosed({ children }: { children: ReactNode }) {
  const shell = useMessages('shell')
  return useIsStoreClosed() ? <Note tone="info">{shell('store.closed.note')}</Note> : children
}

/** Of the active store. */
export function useIsStoreClosed() {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  return Boolean(account && activeStore(account)?.isClosed)
}
