import { formatInputAmount, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'

/** The field `delivery` of the forms that confirm an order: what delivery costs, at first as offered or agreed. */
export function useDeliveryCost({ delivery, deliveryCharge, offer, total }: Order) {
  const t = useMessages('order')
  const locale = useLocale()
  const agreed = deliveryCharge?.sum
  const current = offer?.deliveryCharge?.sum ?? agreed
  return {
    isAsked: delivery !== 'Pickup',
    values: { delivery: current && formatInputAmount(current.minor, locale) },
    requirements: { delivery: t('wants.deliveryCost') },
    field: {
      label: t('deliveryCost.amount', { currency: total.currency }),
      hint: agreed ? t('deliveryCost.agreed', { agreed: formatMoney(agreed, locale) }) : t('deliveryCost.open'),
      inputMode: 'decimal',
      autoComplete: 'off',
    },
  } as const
}
