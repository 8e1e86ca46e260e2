import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

type Props = {
  title: ReactNode
  id?: string
  caption?: ReactNode
  link?: { href: string; label: ReactNode }
  level?: 2 | 3
  children?: ReactNode
}

/** Heading of a section with an optional caption and link, above a rule. */
export function SectionHeading({ title, id, caption, link, level = 2, children }: Props) {
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
