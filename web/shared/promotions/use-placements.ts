import type { Placement } from '#modules/promotions/placement-contract.ts'
import type { z } from 'zod'
import { useMessages } from '../../lib/messages.ts'

const placements: readonly z.output<typeof Placement>[] = [
  'PromoOnMainPage',
  'PromoOnClassPage',
  'PromoOnGroupPage',
  'PromoOnCategoryPage',
]

/** The names of the placements. */
export function usePlacements() {
  const t = useMessages('promotion')
  return Object.fromEntries(placements.map((placement) => [placement, t(`placement.${placement}`)]))
}
