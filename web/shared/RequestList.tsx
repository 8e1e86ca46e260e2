import type { ComponentProps, ReactNode } from 'react'
import { Note } from '../ui/Note.tsx'
import { Pages } from '../ui/Pages.tsx'
import { Tag } from '../ui/Tag.tsx'
import styles from './RequestList.module.css'

type Found = { total: number; page: number; pageSize: number }
type ListProps = {
  found: Found
  empty: string
  done: string | null
  refusal: string | null
  hrefOf: (page: number) => string
  children: ReactNode
}

/** Requests of others that wait for somebody to act. `refusal`: of a form whose request is no longer among them. */
export function RequestList({ found, empty, done, refusal, hrefOf, children }: ListProps) {
  return (
    <>
      {done && <Note tone="good">{done}</Note>}
      {refusal && <Note tone="warn">{refusal}</Note>}
      {found.total === 0 && <p className={styles.none}>{empty}</p>}
      <ul className={styles.requests}>{children}</ul>
      {found.total > found.pageSize && <Pages {...found} hrefOf={hrefOf} />}
    </>
  )
}

type HeadProps = { name: string; level?: 2 | 3; tags: ReactNode; createdAt: string; ago: string; children?: ReactNode }

/** Whose request it is, how it stands and how old it is. */
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

const tones = { New: 'info', InWork: 'warn', Done: 'good', Cancelled: 'neutral' } as const

export const RequestStatus = ({ status, children }: { status: keyof typeof tones; children: ReactNode }) => (
  <Tag tone={tones[status]}>{children}</Tag>
)

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

export function Fact({ name, ...value }: { name: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...value} />
    </div>
  )
}
