import type { FilterName, ProductSearch } from '../engine.ts'
import type { ResolvedQuery } from '../resolve-query.ts'

/** For filters that leave no product: the total without each of them, by its parameter, the largest first. */
export async function totalsWithoutFilters(search: ProductSearch, { query, characteristics }: ResolvedQuery) {
  const totals = await search.totalsWithout(query)
  return totals
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ filter, total }) => ({ key: parameterOf(filter), total }))

  function parameterOf(filter: FilterName) {
    if (typeof filter === 'string') return parameters[filter]
    const { parameter } = characteristics.find(({ id }) => id === filter.characteristicId)!
    return `f.${parameter}`
  }
}

const parameters = {
  brandIds: 'brand',
  storeIds: 'supplier',
  locationIds: 'place',
  deliveringStoreIds: 'deliversTo',
  price: 'price',
  minOrder: 'minOrder',
  unitCodes: 'unit',
  stock: 'stock',
  isVerified: 'verified',
  deals: 'deal',
} as const satisfies Record<Extract<FilterName, string>, string>
