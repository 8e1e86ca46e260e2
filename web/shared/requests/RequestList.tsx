import type { ComponentProps, ReactNode } from 'react'
import styles from './RequestList.module.css'

/** Requests that wait for somebody: call-backs, help, reports. */
export const RequestList = ({ children }: { children: ReactNode }) => <ul className={styles.requests}>{children}</ul>

type HeadProps = { name: string; level?: 2 | 3; tags: ReactNode; createdAt: string; ago: string; children?: ReactNode }

/** Name, status tags and age of a request. */
export function RequestHead({ name, level = 2, tags, createdAt, ago, children }: HeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.who}>
      <Heading>{name}</Heading>
      {tags}
      <time dateTime={createdAt}>{ago}</time>
      {children}
    </div>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

export function Fact({ name, ...value }: { name: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...value} />
    </div>
  )
}
