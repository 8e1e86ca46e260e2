import { useLocale, useMessages } from '../../lib/messages.ts'
import { formatQuantity } from '../../lib/units.ts'
import type { RequestItem } from './requests-data.ts'

/** A quantity in the unit of its request. */
export function useQuantity() {
  const common = useMessages('common')
  const locale = useLocale()
  return ({ quantity, unit }: Pick<RequestItem, 'quantity' | 'unit'>) => formatQuantity(quantity, unit, common, locale)
}
