import type { ProductSearch } from '../engine.ts'
import { createProductSearch, type SearchOptions } from '../lists/list-engine.ts'
import { searchWithDrafts } from './draft-search.ts'
import { createProductIndex } from './product-index.ts'
import { searchIndex } from './search-index.ts'
import { postgresTexts } from './text-store.ts'

/** Text in PostgreSQL finds the best matches; columns in the process filter, count and order them. */
export function createPostgresSearch({ db, replica, listener, log }: SearchOptions): ProductSearch {
  const products = createProductIndex({ db, listener, log })
  const { numberOfUnit, unitOf, textsWith, revisionOf, refresh, start, stop } = products
  return createProductSearch(
    {
      texts: postgresTexts,
      run: async (query, drafts) => (drafts ? searchWithDrafts(db, products, drafts, query) : products.search(query)),
      encoding: async () => ({
        rates: products.rates(),
        numberOfUnit,
        unitOf,
        textCondition: (characteristicId, part) => ({ field: 'texts', anyOf: textsWith(characteristicId, part) }),
      }),
      revisionOf,
      refresh,
      index: searchIndex,
      servedBy: () => 'process',
      start,
      stop,
    },
    { db, replica },
  )
}
