import { useMessages } from '../../lib/messages.ts'

const placements = ['PromoOnMainPage', 'PromoOnClassPage', 'PromoOnGroupPage', 'PromoOnCategoryPage'] as const

/** The names of the placements. */
export function usePlacements() {
  const t = useMessages('admin-products')
  return Object.fromEntries(placements.map((placement) => [placement, t(`placement.${placement}`)]))
}
