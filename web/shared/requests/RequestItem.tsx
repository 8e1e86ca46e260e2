import type { ReactNode } from 'react'
import type { Translate } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import { RequestHead } from './RequestList.tsx'

const tones = { New: 'info', InWork: 'warn', Done: 'good', Cancelled: 'neutral' } as const

type Request = { id: string; status: keyof typeof tones; createdAt: string; askedAgo: string; times: number }
type Props = {
  request: Request
  name: string
  t: Translate<'callbacks'> | Translate<'help-requests'>
  /** Stands beside the status. */
  tag?: ReactNode
  children: ReactNode
}

/** A request of a visitor under its name, status and age. */
export function RequestItem({ request: { id, status, createdAt, askedAgo, times }, name, t, tag, children }: Props) {
  return (
    <li id={id} data-new={status === 'New' || undefined}>
      <RequestHead
        name={name}
        tags={
          <>
            <Tag tone={tones[status]}>{t(`is.${status}`)}</Tag>
            {tag}
          </>
        }
        createdAt={createdAt}
        ago={askedAgo}
      >
        {times > 1 && <span>{t('times', { count: times })}</span>}
      </RequestHead>
      {children}
    </li>
  )
}
