import type { z } from 'zod'
import type { OfferStatus, RequestSummary } from '#modules/procurement/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'

export function RequestStatusTag({ status, endedBy }: Pick<z.output<typeof RequestSummary>, 'status' | 'endedBy'>) {
  const t = useMessages('procurement')
  if (status === 'Open') return <Tag tone="good">{t('status.Open')}</Tag>
  return <Tag>{t(endedBy === null ? `status.${status}` : `ended.${endedBy}`)}</Tag>
}

const tones = { Sent: 'info', Accepted: 'good', NotChosen: 'neutral', Withdrawn: 'neutral' } as const

export function OfferStatusTag({ status }: { status: z.output<typeof OfferStatus> }) {
  const t = useMessages('procurement')
  return <Tag tone={tones[status]}>{t(`offer.${status}`)}</Tag>
}
