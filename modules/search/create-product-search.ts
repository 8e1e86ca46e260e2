import type { ProductSearch } from './engine.ts'
import { createPostgresSearch, type PostgresSearchOptions } from './postgres/product-search.ts'
import { provideProductSearch } from './product-search.ts'

/** Creates the search engine of the process. Start it before serving. */
export function createProductSearch(options: PostgresSearchOptions): ProductSearch {
  const search = createPostgresSearch(options)
  provideProductSearch(search, [options.db, options.replica])
  return search
}
