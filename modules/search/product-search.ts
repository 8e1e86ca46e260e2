import type { Db } from '#platform/db/database.ts'
import type { ProductSearch } from './engine.ts'

const searchByDb = new WeakMap<Db, ProductSearch>()

/** Makes the search engine of the process known to its handlers, which reach it by either of the connections. */
export function provideProductSearch(search: ProductSearch, connections: readonly Db[]) {
  for (const db of connections) searchByDb.set(db, search)
}

export function productSearchOf(db: Db): ProductSearch {
  const search = searchByDb.get(db)
  if (!search) throw new Error('There is no search engine for this database')
  return search
}
