type Level = 'Class' | 'Group' | 'Category'
const placements = { Class: 'PromoOnClassPage', Group: 'PromoOnGroupPage', Category: 'PromoOnCategoryPage' } as const

/** The placement of stores in the list of a category, or of all stores. */
export const placementOf = (level: Level | undefined) => (level ? placements[level] : 'PromoOnMainPage')

const positions = [0, 5, 10]

/** Promoted stores at fixed positions among the others. */
export function withPromoted<Store extends { id: number }>(
  stores: readonly Store[],
  promoted: readonly Store[],
): Store[] {
  const ids = new Set(promoted.map(({ id }) => id))
  const all = stores.filter(({ id }) => !ids.has(id))
  promoted.forEach((store, index) => all.splice(positions[index]!, 0, store))
  return all
}
