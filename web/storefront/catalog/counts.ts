import type { Translate } from '../../lib/messages.ts'
import type { ProductList } from './listing.ts'

/** Message parameters for the number of products, without those that are only close. */
export const countParams = ({ total, closeAfter, isTotalExact }: ProductList) => ({
  goods: closeAfter || total,
  more: isTotalExact ? 'no' : 'yes',
})

/** "N products of M suppliers" and where these are, or just the products when the total is an estimate. */
export function summaryOf(
  t: Translate<'catalog'>,
  common: Translate<'common'>,
  list: ProductList,
  place: { name: string } | null,
) {
  if (!list.isTotalExact || list.closeAfter !== null) return t('found', countParams(list))
  const summary = t('summary', { goods: list.total, stores: list.storeCount })
  return place ? `${summary} · ${common('suppliersIn', { place: place.name })}` : summary
}
