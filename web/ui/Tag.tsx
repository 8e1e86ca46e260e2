import type { ReactNode } from 'react'
import styles from './Marks.module.css'

type Tone = 'neutral' | 'promo' | 'good' | 'warn' | 'bad' | 'info'

export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${styles.tag} ${styles.tone}`} data-tone={tone}>
      {children}
    </span>
  )
}

/** A round counter on an icon or beside a label. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
