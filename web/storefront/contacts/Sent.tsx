import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './contacts.module.css'

/** What has become of a form: it takes the focus, so that it is heard. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check-circle" size="l" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}
