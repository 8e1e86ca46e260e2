import type { confirmOrder, shipOrder } from '#modules/orders/step-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'
import styles from '../../shared/orders/order.module.css'
import { ReasonForm } from '../../shared/orders/ReasonForm.tsx'
import { StepButton } from '../../shared/orders/StepButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PartForm } from './PartForm.tsx'
import { useDeliveryCost } from './use-delivery-cost.ts'

type Props = { order: Order; idempotencyKey: string }

/** The steps that the store can take now. */
export function SellerSteps({ order, idempotencyKey }: Props) {
  const t = useMessages('order')
  const { can } = order
  if (can.length === 0) return null
  return (
    <section className={styles.steps} aria-label={t('steps')}>
      {can.includes('confirm') && <ConfirmForm order={order} idempotencyKey={idempotencyKey} />}
      {can.includes('ship') && <ShipForm order={order} idempotencyKey={idempotencyKey} />}
      {can.includes('complete') && (
        <StepButton intent="complete" fields={{ idempotencyKey }} icon="check">
          {t('complete.seller')}
        </StepButton>
      )}
      {can.includes('confirmPartly') && <PartForm order={order} idempotencyKey={idempotencyKey} />}
      {can.includes('reject') && <ReasonForm intent="reject" idempotencyKey={idempotencyKey} />}
    </section>
  )
}

function ConfirmForm({ order, idempotencyKey }: Props) {
  const t = useMessages('order')
  const { status, expectedOn } = order
  const delivery = useDeliveryCost(order)
  const form = useForm<typeof confirmOrder, 'delivery'>('confirm', {
    values: { expectedOn, ...delivery.values },
    requirements: delivery.requirements,
  })
  return (
    <ActionForm form={form} className={styles.stepForm} hiddenFields={{ idempotencyKey }}>
      {delivery.isAsked && <Field {...form.field('delivery')} {...delivery.field} />}
      <Field type="date" {...form.field('expectedOn')} label={t('expectedOn')} />
      <Button type="submit" variant="solid" icon="check">
        {t(status === 'PartlyConfirmed' ? 'confirm.full' : 'confirm')}
      </Button>
    </ActionForm>
  )
}

function ShipForm({ order: { carrier, trackingNumber, expectedOn }, idempotencyKey }: Props) {
  const t = useMessages('order')
  const form = useForm<typeof shipOrder>('ship', { values: { carrier, trackingNumber, expectedOn } })
  return (
    <ActionForm form={form} className={styles.stepForm} hiddenFields={{ idempotencyKey }}>
      <Field {...form.field('carrier')} label={t('carrier')} />
      <Field {...form.field('trackingNumber')} label={t('trackingNumber')} />
      <Field type="date" {...form.field('expectedOn')} label={t('expectedOn')} />
      <Button type="submit" variant="solid" icon="package">
        {t('ship')}
      </Button>
    </ActionForm>
  )
}
