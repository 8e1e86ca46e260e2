import type { ReactNode } from 'react'
import styles from './Marks.module.css'

type Tone = 'neutral' | 'promo' | 'good' | 'warn' | 'bad' | 'info'

/** `isLive`: screen readers announce a change of the text. */
type Props = { tone?: Tone; isLive?: boolean; children: ReactNode }

export function Tag({ tone = 'neutral', isLive = false, children }: Props) {
  return (
    <span className={`${styles.tag} ${styles.tone}`} data-tone={tone} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </span>
  )
}

/** A round counter on an icon or beside a label. */
export function Count({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>
}
