import type { ReactNode } from 'react'
import { Note } from './Note.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Confirms a form that was sent. It takes the focus, so that screen readers announce it and the keyboard goes on from it. */
export const DoneNote = ({ children }: { children: ReactNode }) => (
  <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
    <Note tone="good">{children}</Note>
  </div>
)
