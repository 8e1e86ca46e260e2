import type { getOrder } from '#modules/orders/contract.ts'
import type { getStore } from '#modules/suppliers/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatList, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'

export type Terms = OutputOf<typeof getStore>['terms']

/** The terms of a store as texts; empty where it says nothing. */
export function useTerms(terms: Omit<Terms, 'deliveryPlaces' | 'deliveryVatPercent' | 'originalFreeDeliveryFrom'>) {
  const t = useMessages('terms')
  const common = useMessages('common')
  const locale = useLocale()
  const { deliveryDays: days, deliveryPrice, freeDeliveryFrom } = terms
  const cost = () => {
    if (terms.deliveryCost !== 'Fixed' || !deliveryPrice)
      return terms.deliveryCost ? t(`cost.${terms.deliveryCost}`) : ''
    const price = formatMoney(deliveryPrice, locale)
    return freeDeliveryFrom
      ? t('cost.fixedOrFree', { price, from: formatMoney(freeDeliveryFrom, locale, { whole: true }) })
      : t('cost.net', { price })
  }
  const list = (texts: readonly string[]) => (texts.length > 0 ? formatList(texts, locale) : '')
  return {
    ways: list(terms.deliveryWays.map((way) => common(`delivery.${way}`))),
    countries: list(terms.deliveryCountries.map(({ name }) => name)),
    days: !days
      ? ''
      : days.from === days.to
        ? t('days', { count: days.to })
        : t('days.range', { from: days.from, to: days.to }),
    cost: cost(),
    payment: list(
      terms.paymentWays.map((way) =>
        way === 'Deferred' && terms.paymentDays !== null
          ? t('payment.deferredDays', { count: terms.paymentDays })
          : t(`payment.${way}`),
      ),
    ),
  }
}

type Order = OutputOf<typeof getOrder>
type OrderTerms = NonNullable<Order['terms']>
const silent: OrderTerms = {
  deliveryCost: null,
  deliveryPrice: null,
  deliveryDays: null,
  pickupAddress: '',
  paymentWays: [],
  paymentDays: null,
}

type OrderOnTerms = Pick<Order, 'terms' | 'deliveryCharge' | 'delivery' | 'status'>

/** The terms of an order as texts, with the cost of delivery that it has; empty where they say nothing. */
export function useOrderTerms(order: OrderOnTerms) {
  const t = useMessages('terms')
  const locale = useLocale()
  const terms = order.terms ?? silent
  const { deliveryPrice: price } = terms
  const charge = order.deliveryCharge?.sum
  const { days, cost, payment } = useTerms({
    ...terms,
    deliveryWays: [],
    deliveryCountries: [],
    freeDeliveryFrom: null,
  })
  const costOfOrder = () => {
    if (charge) return charge.minor === 0 ? t('cost.Free') : t('cost.net', { price: formatMoney(charge, locale) })
    if (price) return t('cost.notIncluded', { price: formatMoney(price, locale) })
    const isOpen = order.delivery !== 'Pickup' && (order.status === 'New' || order.status === 'Viewed')
    return isOpen ? t('cost.open') : cost
  }
  return { days, cost: costOfOrder(), payment }
}
