import type { Translate } from '../../lib/messages.ts'
import type { List } from './listing.ts'

/** How many goods, as the texts want it. */
export const countOf = ({ total, isTotalExact }: List) => ({ goods: total, more: isTotalExact ? 'no' : 'yes' })

/** Beside the title: how many goods of how many suppliers, where both are known. */
export function summaryOf(t: Translate<'catalog'>, list: List, place: { name: string } | null) {
  if (!list.isTotalExact) return t('found', countOf(list))
  const counts = { goods: list.total, stores: list.storeCount }
  return place ? t('summary.in', { ...counts, place: place.name }) : t('summary', counts)
}
