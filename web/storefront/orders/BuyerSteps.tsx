import { useMessages, useLocale } from '../../lib/messages.ts'
import { formatMoney } from '../../lib/format.ts'
import { otherCost } from '../../shared/orders/delivery-charge.ts'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'
import { ReasonForm } from '../../shared/orders/ReasonForm.tsx'
import { StepButton } from '../../shared/orders/StepButton.tsx'
import styles from '../../shared/orders/order.module.css'
import { Note } from '../../ui/Note.tsx'

type Props = { order: Order; idempotencyKey: string }

/** The steps that the buyer can take now. */
export function BuyerSteps({ order, idempotencyKey }: Props) {
  const t = useMessages('order')
  const locale = useLocale()
  const { can, lines, offer, deliveryCharge, grossTotal, version } = order
  const cost = otherCost(order)
  const isPart = lines.some(({ quantity, offeredQuantity }) => offeredQuantity !== null && offeredQuantity < quantity)
  if (can.length === 0) return null
  return (
    <section className={styles.steps} aria-label={t('steps')}>
      {offer && (
        <Note tone="warn">
          {t('offer', {
            part: isPart ? 'yes' : 'no',
            offered: formatMoney(offer.grossTotal, locale),
            ordered: formatMoney(grossTotal, locale),
          })}{' '}
          {cost &&
            t('offer.delivery', {
              cost: formatMoney(cost, locale),
              agreed: deliveryCharge ? formatMoney(deliveryCharge.sum, locale) : 'none',
            })}
        </Note>
      )}
      {can.includes('accept') && (
        <StepButton intent="accept" fields={{ idempotencyKey, version }} icon="check" isMain>
          {t('accept')}
        </StepButton>
      )}
      {can.includes('complete') && (
        <StepButton intent="complete" fields={{ idempotencyKey }} icon="check" isMain>
          {t('complete.buyer')}
        </StepButton>
      )}
      {can.includes('decline') ? (
        <ReasonForm intent="decline" idempotencyKey={idempotencyKey} />
      ) : (
        can.includes('cancel') && <ReasonForm intent="cancel" idempotencyKey={idempotencyKey} />
      )}
    </section>
  )
}
