import type { Translate } from '../../lib/messages.ts'
import type { ProductList } from './listing.ts'

/** Message parameters for the number of products, without those that are only close. */
export const countParams = ({ total, closeAfter, isTotalExact }: ProductList) => ({
  goods: closeAfter || total,
  more: isTotalExact ? 'no' : 'yes',
})

/** "N products of M suppliers", or just the products when the total is an estimate or counts close ones, and where the suppliers are. */
export function summaryOf(
  t: Translate<'catalog'>,
  common: Translate<'common'>,
  list: ProductList,
  place: { name: string } | null,
) {
  const isExact = list.isTotalExact && list.closeAfter === null
  const summary = isExact ? t('summary', { goods: list.total, stores: list.storeCount }) : t('found', countParams(list))
  return place ? `${summary} · ${common('suppliersIn', { place: place.name })}` : summary
}
