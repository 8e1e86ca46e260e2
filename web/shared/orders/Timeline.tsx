import { formatDateTime, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './order.module.css'
import type { Order } from './OrderStatusTag.tsx'

type Props = { order: Order; hasNextStep?: boolean }

/** Past status changes, then what the person who reads it does next, if it is one of the two sides. */
export function Timeline({ order, hasNextStep = true }: Props) {
  const { history, side, status, carrier, trackingNumber } = order
  const t = useMessages('order')
  const terms = useMessages('terms')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const next = hasNextStep && nextSteps[status]
  const shipment = [carrier, trackingNumber].filter(Boolean).join(' · ')
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <SectionHeading title={t('timeline')} id="timeline" />
      <ol>
        {history.map((step, index) => (
          <li key={index} data-failed={isFailed(step.status) ? '' : undefined}>
            <Icon name={isFailed(step.status) ? 'x' : 'check'} size="s" />
            <div>
              <b>{t(stepText(step))}</b>
              <time dateTime={step.at}>{formatDateTime(step.at, locale, timeZone)}</time>
              {step.comment && <p>{step.comment}</p>}
              {step.deliveryCost && <p>{terms('cost.stated', { price: formatMoney(step.deliveryCost, locale) })}</p>}
              {step.status === 'Shipped' && shipment && <p>{shipment}</p>}
            </div>
          </li>
        ))}
        {next && (
          <li data-next="">
            <Icon name="clock" size="s" />
            <div>
              <b>{t('next')}</b>
              <p>{t(`next.${side}.${next}`)}</p>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}

/** Confirmed by the buyer: an offer of less was accepted. */
function stepText({ status, side }: Order['history'][number]) {
  if (status === 'Completed') return `step.Completed.${side}` as const
  return status === 'Confirmed' && side === 'buyer' ? 'step.Confirmed.buyer' : (`step.${status}` as const)
}

const isFailed = (status: Order['status']) => status === 'Cancelled' || status === 'Rejected'

/** By status, as which one the texts tell it; an order that has ended has none. */
const nextSteps: Partial<Record<Order['status'], 'New' | 'PartlyConfirmed' | 'Confirmed' | 'Shipped'>> = {
  New: 'New',
  Viewed: 'New',
  PartlyConfirmed: 'PartlyConfirmed',
  Confirmed: 'Confirmed',
  Shipped: 'Shipped',
}
