import { placements } from '#modules/promotions/placement-contract.ts'
import { useMessages } from '../../lib/messages.ts'

/** The names of the placements. */
export function usePlacements() {
  const t = useMessages('promotion')
  return Object.fromEntries(placements.map((placement) => [placement, t(`placement.${placement}`)]))
}
