import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts'
import styles from './contacts.module.css'

/** Confirmation of a submitted form. It takes the focus so that screen readers announce it. */
export function SuccessNote({ title, children }: { title: string; children: ReactNode }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={note} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check-circle" size="l" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
