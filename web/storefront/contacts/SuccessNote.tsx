import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './contacts.module.css'

/** Confirmation of a submitted form. It takes the focus so that screen readers announce it. */
export function SuccessNote({ title, children }: { title: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
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
