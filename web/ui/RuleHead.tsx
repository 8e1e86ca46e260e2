import type { ReactNode } from 'react'
import styles from './RuleHead.module.css'

type Props = {
  title: ReactNode
  id?: string
  caption?: ReactNode
  link?: { href: string; label: ReactNode }
  level?: 2 | 3
  children?: ReactNode
}

/** Opens a section: what it is, a caption and a way on, all on an ink line. */
export function RuleHead({ title, id, caption, link, level = 2, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head} data-rule-head="">
      <Heading id={id}>{title}</Heading>
      {caption && <p className={styles.caption}>{caption}</p>}
      {children}
      {link && (
        <a className={styles.link} href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  )
}
