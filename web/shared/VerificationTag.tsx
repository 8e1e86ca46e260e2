import type { getApplication } from '#modules/verification/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../lib/messages.ts'
import { Tag } from '../ui/Tag.tsx'

type Status = OutputOf<typeof getApplication>['status']

const tones = {
  Draft: 'neutral',
  Submitted: 'info',
  InReview: 'info',
  NeedsChanges: 'warn',
  Approved: 'good',
  Rejected: 'bad',
  Expired: 'bad',
} as const satisfies Record<Status, unknown>

/** The status of an application for verification. */
export function VerificationTag({ status }: { status: Status }) {
  const t = useMessages('verification')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
