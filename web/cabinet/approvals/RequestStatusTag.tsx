import type { Request } from './approval-data.ts'
import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'

const tones = { Waiting: 'warn', Approved: 'good', Refused: 'bad', Withdrawn: 'neutral', Expired: 'neutral' } as const

export function RequestStatusTag({ status }: Pick<Request, 'status'>) {
  const t = useMessages('purchasing')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
