import type { ReactNode } from 'react'
import styles from './integrations.module.css'

type Props = { legend: string; error: { field: string; text: string } | undefined; children: ReactNode }

/** Checkboxes of which at least one is chosen. */
export function ChoiceGroup({ legend, error, children }: Props) {
  return (
    <fieldset className={styles.choices} id={error?.field} tabIndex={-1}>
      <legend>{legend}</legend>
      {children}
      {error && <p className={styles.error}>{error.text}</p>}
    </fieldset>
  )
}
