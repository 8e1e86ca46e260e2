import type { Translate } from '../../lib/messages.ts'
import type { ProductList } from './listing.ts'

/** Message parameters for the number of products. */
export const countParams = ({ total, isTotalExact }: ProductList) => ({
  goods: total,
  more: isTotalExact ? 'no' : 'yes',
})

/** "N products of M suppliers", or just the products when the total is an estimate. */
export function summaryOf(t: Translate<'catalog'>, list: ProductList, place: { name: string } | null) {
  if (!list.isTotalExact) return t('found', countParams(list))
  const counts = { goods: list.total, stores: list.storeCount }
  return place ? t('summary.in', { ...counts, place: place.name }) : t('summary', counts)
}
