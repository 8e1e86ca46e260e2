import { useMessages } from '../../lib/messages.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { Delivery } from './webhook-data.ts'

const statusTones = { Waiting: 'neutral', Delivered: 'good', Failed: 'bad' } as const

type StateProps = { delivery: Delivery; at: (time: string) => string }

/** What became of a message so far. */
export function DeliveryState({ delivery: { status, nextAttemptAt, responseStatus, problem }, at }: StateProps) {
  const t = useMessages('integrations')
  const reason = problem
    ? t(`problem.${problem}`)
    : responseStatus && t('webhooks.response', { status: String(responseStatus) })
  return (
    <>
      <Tag tone={statusTones[status]}>{t(`delivery.${status}`)}</Tag>
      {reason && <small> {reason}</small>}
      {nextAttemptAt && reason && <small> {t('webhooks.nextAttempt', { date: at(nextAttemptAt) })}</small>}
    </>
  )
}
