import type { z } from 'zod'
import type { RequestSummary } from '#modules/procurement/contract.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { formatQuantity } from '../../lib/units.ts'

/** A quantity in the unit of its request. */
export function useQuantity() {
  const common = useMessages('common')
  const locale = useLocale()
  return ({ quantity, unit }: Pick<z.output<typeof RequestSummary>, 'quantity' | 'unit'>) =>
    formatQuantity(quantity, unit, common, locale)
}
