import { lruMap } from '#platform/cache.ts'
import type { ColumnQuery, ColumnResult } from '../lists/list-query.ts'

const maxEntries = 1_000

/**
 * Caches lists without filters and text: the most frequent queries, and the most expensive ones, since nothing narrows them.
 * An entry is valid for the revision at which it was computed.
 */
export function createResultCache(search: (query: ColumnQuery) => ColumnResult) {
  const entries = lruMap<string, { revision: number; result: ColumnResult }>(maxEntries)

  return (query: ColumnQuery, revision: number): ColumnResult => {
    if (query.filters.length > 0 || query.matches) return search(query)
    const { scope, order, pinned, after, offset, size, facets } = query
    const pageQuery = { ...query, facets: {} }
    const page = after ? search(pageQuery) : cached([scope, order, offset, size, pinned], revision, pageQuery)
    if (Object.keys(facets).length === 0) return page
    // All pages and orders of a list share its facets.
    const counted = cached([scope, facets], revision, { ...query, order: [], after: undefined, offset: 0, size: 0 })
    return { ...page, facets: counted.facets }
  }

  function cached(keyParts: readonly unknown[], revision: number, query: ColumnQuery): ColumnResult {
    const key = JSON.stringify(keyParts)
    const entry = entries.get(key)
    if (entry?.revision === revision) return entry.result
    const result = search(query)
    entries.set(key, { revision, result })
    return result
  }
}
