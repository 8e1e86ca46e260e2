type Kind = 'queries' | 'categories' | 'products' | 'brands' | 'stores'
type Shares = Record<Kind, number>

/** How many of each kind are sure of a place. What some leave free is filled up in this order. */
export const onScreens: Shares = { queries: 3, categories: 2, products: 3, brands: 1, stores: 1 }
export const onPhones: Shares = { queries: 2, categories: 2, products: 2, brands: 1, stores: 1 }

/** How many of each are shown; never more than have a place all together. */
export function shares(found: Record<Kind, readonly unknown[]>, sure: Shares): Shares {
  const kinds = Object.keys(sure) as Kind[]
  const given = { ...sure }
  for (const kind of kinds) given[kind] = Math.min(found[kind].length, sure[kind])
  let free = kinds.reduce((count, kind) => count + sure[kind] - given[kind], 0)
  for (const kind of kinds) {
    const more = Math.min(free, found[kind].length - given[kind])
    given[kind] += more
    free -= more
  }
  return given
}
