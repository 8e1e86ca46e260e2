import type { confirmOrder } from '#modules/orders/step-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './PartForm.module.css'
import { useDeliveryCost } from './use-delivery-cost.ts'

type Props = { order: Order; idempotencyKey: string }
type PartField = `lines.${number}.${'quantity' | 'reason'}` | 'expectedOn' | 'delivery'

/** Offers the buyer what the store can deliver of each line. */
export function PartForm({ order, idempotencyKey }: Props) {
  const t = useMessages('order')
  const locale = useLocale()
  const { lines, expectedOn } = order
  const delivery = useDeliveryCost(order)
  const ordered = lines.filter(({ quantity }) => quantity > 0)
  const values = Object.fromEntries(
    ordered.flatMap(({ quantity, offeredQuantity, reason }, index) => [
      [`lines.${index}.quantity`, offeredQuantity ?? quantity],
      [`lines.${index}.reason`, reason],
    ]),
  )
  const form = useForm<typeof confirmOrder, PartField>('confirmPartly', {
    values: { ...values, expectedOn, ...delivery.values },
    requirements: delivery.requirements,
  })
  return (
    <Disclosure label={t('confirmPartly.open')} isOpen={form.problem !== null}>
      <ActionForm form={form} hiddenFields={{ idempotencyKey }}>
        <p>{t('confirmPartly.text')}</p>
        <div className={styles.lines}>
          {ordered.map(({ position, code, name, nameLocale, quantity, unitLabel }, index) => (
            <div key={position} role="group" aria-labelledby={`part-${position}`}>
              <input type="hidden" name="position" value={position} />
              <p id={`part-${position}`}>
                <ProductName name={name} nameLocale={nameLocale} />
                <small>{code}</small>
              </p>
              <Field
                type="number"
                inputMode="numeric"
                min={0}
                max={quantity}
                {...form.field(`lines.${index}.quantity`)}
                label={t('offered.of', { quantity: formatNumber(quantity, locale), unit: unitLabel })}
              />
              <Field maxLength={500} {...form.field(`lines.${index}.reason`)} label={t('lines.reason')} />
            </div>
          ))}
        </div>
        {delivery.isAsked && <Field {...form.field('delivery')} {...delivery.field} />}
        <Field type="date" {...form.field('expectedOn')} label={t('expectedOn')} />
        <Button type="submit" variant="solid">
          {t('confirmPartly')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
