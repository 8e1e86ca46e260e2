import type { Translate } from '../../../lib/messages.ts'
import type { ProductList } from '../listing.ts'

/** Message parameters for the number of products, without those that are only close. */
export const countParams = ({ total, closeAfter, isTotalExact }: ProductList) => ({
  goods: closeAfter || total,
  more: isTotalExact ? 'no' : 'yes',
})

/** "N products of M suppliers", or how many match and how many are close, and where the suppliers are. */
export function summaryOf(
  t: Translate<'catalog'>,
  common: Translate<'common'>,
  list: ProductList,
  place: { name: string } | null,
) {
  const summary = countsOf(t, list)
  return place ? `${summary} · ${common('suppliersIn', { place: place.name })}` : summary
}

function countsOf(t: Translate<'catalog'>, list: ProductList) {
  const { total, closeAfter, isTotalExact, storeCount } = list
  if (closeAfter !== null && closeAfter < total)
    return t('summary.close', { goods: closeAfter, close: total - closeAfter })
  const isExact = isTotalExact && closeAfter === null
  return isExact ? t('summary', { goods: total, stores: storeCount }) : t('found', countParams(list))
}
