import type { getOrder } from '#modules/orders/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'

export type Order = OutputOf<typeof getOrder>
export type Side = Order['side']

const tones = {
  New: 'info',
  Viewed: 'info',
  PartlyConfirmed: 'warn',
  Confirmed: 'good',
  Shipped: 'good',
  Completed: 'neutral',
  Cancelled: 'bad',
  Rejected: 'bad',
} as const
export const statuses = Object.keys(tones) as (keyof typeof tones)[]

export function OrderStatusTag({ status, isLive }: { status: Order['status']; isLive?: boolean }) {
  const t = useMessages('order')
  return (
    <Tag tone={tones[status]} isLive={isLive}>
      {t(`status.${status}`)}
    </Tag>
  )
}
