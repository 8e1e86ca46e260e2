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
      : price
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

type OrderTerms = NonNullable<OutputOf<typeof getOrder>['terms']>
const silent: OrderTerms = {
  deliveryCost: null,
  deliveryPrice: null,
  deliveryDays: null,
  pickupAddress: '',
  paymentWays: [],
  paymentDays: null,
}

/** The terms that an order was placed on as texts; empty where they say nothing. */
export function useOrderTerms(orderTerms: OrderTerms | null) {
  const t = useMessages('terms')
  const locale = useLocale()
  const terms = orderTerms ?? silent
  const { deliveryPrice: price } = terms
  const { days, cost, payment } = useTerms({
    ...terms,
    deliveryWays: [],
    deliveryCountries: [],
    freeDeliveryFrom: null,
  })
  return { days, cost: price ? t('cost.notIncluded', { price: formatMoney(price, locale) }) : cost, payment }
}
