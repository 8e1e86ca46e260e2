import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** A button that expands its content, without script too. */
export function Disclosure({
  label,
  isOpen,
  isDanger,
  isWide,
  children,
}: {
  label: ReactNode
  isOpen?: boolean
  isDanger?: boolean
  /** For several fields beside each other. */
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={isOpen || undefined}>
      <summary data-danger={isDanger || undefined}>{label}</summary>
      <div className={styles.inside} data-wide={isWide || undefined}>
        {children}
      </div>
    </details>
  )
}
