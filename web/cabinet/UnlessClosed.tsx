import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import type { loader as rootLoader } from '../root-data.ts'
import { Note } from '../ui/Note.tsx'
import { activeStore } from './nav-items.ts'

/** What can be changed of the active store; if it is closed, a note that nothing can. */
export function UnlessClosed({ children }: { children: ReactNode }) {
  const shell = useMessages('shell')
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  if (account && activeStore(account)?.isClosed) return <Note tone="info">{shell('store.closed.note')}</Note>
  return children
}
