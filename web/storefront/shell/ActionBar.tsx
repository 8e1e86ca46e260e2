import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

type Props = {
  /** The first size of screens that shows the action beside the page instead. */
  until: 'tablet' | 'desktop'
  caption: string
  amount: ReactNode
  children: ReactNode
}

/** The main action of a page with its amount, at the bottom of small screens. */
export const ActionBar = ({ until, caption, amount, children }: Props) => (
  <div className={styles.bar} data-until={until}>
    <p>
      <span>{caption}</span>
      <b>{amount}</b>
    </p>
    {children}
  </div>
)
