import type { updateOrder } from '#modules/orders/step-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from '../../shared/orders/order.module.css'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import formStyles from '../Form.module.css'

type Props = { order: Order; idempotencyKey: string }

/** The store's own note and, once the goods are confirmed, the details of the shipment. */
export function StoreNotes({ order, idempotencyKey }: Props) {
  const t = useMessages('order')
  const { note, status, carrier, trackingNumber, expectedOn } = order
  const noteForm = useForm<typeof updateOrder>('note', { values: { note } })
  const shipment = useForm<typeof updateOrder>('shipment', { values: { carrier, trackingNumber, expectedOn } })
  return (
    <div className={styles.notes}>
      <ActionForm form={noteForm} className={formStyles.form} hiddenFields={{ idempotencyKey }}>
        <TextArea {...noteForm.field('note')} label={t('note')} hint={t('note.hint')} rows={3} />
        <Button type="submit">{t('note.save')}</Button>
      </ActionForm>
      {status === 'Shipped' && (
        <Disclosure label={t('shipment.open')} isOpen={shipment.problem !== null}>
          <ActionForm form={shipment} className={formStyles.form} hiddenFields={{ idempotencyKey }}>
            <Field {...shipment.field('carrier')} label={t('carrier')} />
            <Field {...shipment.field('trackingNumber')} label={t('trackingNumber')} />
            <Field type="date" {...shipment.field('expectedOn')} label={t('expectedOn')} />
            <Button type="submit">{t('shipment.save')}</Button>
          </ActionForm>
        </Disclosure>
      )}
    </div>
  )
}
