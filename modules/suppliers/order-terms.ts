import { type Currency, formatTags, type Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import { formatMoney } from '#platform/values/format-money.ts'
import type { Money } from '#platform/values/money.ts'
import type { TermsRow } from './terms.ts'

/** The terms of a store for one order, as the order keeps them; amounts in its currency. */
export type OrderTermsRow = {
  deliveryCost: TermsRow['deliveryCost']
  deliveryPriceMinor: number | null
  deliveryDaysFrom: number | null
  deliveryDaysTo: number | null
  pickupAddress: string
  paymentWays: TermsRow['paymentWays']
  paymentDays: number | null
}
export type OrderTerms = ReturnType<typeof toOrderTerms>

/** The terms as calls answer with them. */
export const toOrderTerms = (
  { deliveryPriceMinor: minor, deliveryDaysFrom: from, deliveryDaysTo: to, ...terms }: OrderTermsRow,
  currency: Currency,
) => ({
  ...terms,
  deliveryPrice: minor === null ? null : { minor, currency },
  deliveryDays: to === null ? null : { from: from ?? to, to },
})

/** The terms of an order as a reader sees them, with the cost of delivery that it has; empty where they say nothing. */
export function termsTexts(terms: OrderTerms | null, stated: Money | null, locale: Locale) {
  const t = (key: string, values?: Record<string, string | number>) => translate(locale, 'terms', key, values)
  const cost = stated ? statedText(stated, locale) : termsText(terms, locale)
  if (!terms) return { days: '', cost, payment: '' }
  const { deliveryDays: days, paymentWays, paymentDays } = terms
  const payment = paymentWays.map((way) =>
    way === 'Deferred' && paymentDays !== null
      ? t('payment.deferredDays', { count: paymentDays })
      : t(`payment.${way}`),
  )
  return {
    days: !days ? '' : days.from === days.to ? t('days', { count: days.to }) : t('days.range', days),
    cost,
    payment: new Intl.ListFormat(formatTags[locale]).format(payment),
  }
}

/** A cost of delivery that is contained in a total. */
const statedText = (cost: Money, locale: Locale) =>
  cost.minor === 0
    ? translate(locale, 'terms', 'cost.Free')
    : translate(locale, 'terms', 'cost.net', { price: formatMoney(cost, locale) })

/** What the terms say of a cost that no total contains. */
function termsText(terms: OrderTerms | null, locale: Locale): string {
  if (terms?.deliveryPrice)
    return translate(locale, 'terms', 'cost.notIncluded', { price: formatMoney(terms.deliveryPrice, locale) })
  return terms?.deliveryCost ? translate(locale, 'terms', `cost.${terms.deliveryCost}`) : ''
}

/** `deliveryMinor`: the cost of delivery that the order has; null: not stated. */
type OrderOnTerms = {
  delivery: string
  terms: OrderTermsRow | null
  deliveryMinor: number | null
  currency: Currency
}

/** How the goods of an order come and are paid, each in one line; empty where the terms say nothing. */
export function termsLines({ delivery, terms, deliveryMinor: minor, currency }: OrderOnTerms, locale: Locale) {
  if (!terms) return { delivery: '', payment: '' }
  const stated = minor === null ? null : { minor, currency }
  const { days, cost, payment } = termsTexts(toOrderTerms(terms, currency), stated, locale)
  const facts = [translate(locale, 'common', `delivery.${delivery}`), terms.pickupAddress, days, cost]
  return { delivery: facts.filter(Boolean).join(' · '), payment }
}

/** The lines as values of an e-mail, which leaves out what is `none`. */
export function termsValues(order: OrderOnTerms, locale: Locale) {
  const { delivery, payment } = termsLines(order, locale)
  return { delivery: delivery || 'none', payment: payment || 'none' }
}
