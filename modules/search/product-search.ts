import type { Db } from '#platform/db/database.ts'
import type { ProductSearch } from './engine.ts'
import { createPostgresSearch, type PostgresSearchOptions } from './postgres/product-search.ts'

const searchByDb = new WeakMap<Db, ProductSearch>()

/** Creates the search engine of the process, which handlers reach by either of the connections. Start it before serving. */
export function createProductSearch(options: PostgresSearchOptions): ProductSearch {
  const search = createPostgresSearch(options)
  searchByDb.set(options.db, search)
  searchByDb.set(options.replica, search)
  return search
}

export function productSearchOf(db: Db): ProductSearch {
  const search = searchByDb.get(db)
  if (!search) throw new Error('There is no search engine for this database')
  return search
}
